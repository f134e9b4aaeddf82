# Zadania do Tikala: co zrobić, podpowiedzi i uzasadnienie.
tikal-puzzle-score = Zdobądź na koniec tego ruchu jak najwięcej punktów.
tikal-puzzle-win = Przejmij świątynię na { $where } tak, by zostało ci jak najwięcej punktów akcji.
tikal-puzzle-reach = Doprowadź swojego pionka na { $where } tak, by zostało ci jak najwięcej punktów akcji.
tikal-puzzle-guard = Postaw strażnika na świątyni na { $where } tak, by zostało ci jak najwięcej punktów akcji.
tikal-worth-score = punkty: { $worth }
tikal-worth-win = przejęta, { $count ->
    [one] pozostaje { $worth } punkt
    [few] pozostają { $worth } punkty
   *[many] pozostaje { $worth } punktów
  } akcji
tikal-worth-reach = na miejscu, { $count ->
    [one] pozostaje { $worth } punkt
    [few] pozostają { $worth } punkty
   *[many] pozostaje { $worth } punktów
  } akcji
tikal-worth-guard = strzeżona, { $count ->
    [one] pozostaje { $worth } punkt
    [few] pozostają { $worth } punkty
   *[many] pozostaje { $worth } punktów
  } akcji
tikal-puzzle-1-hint = Jeden z twoich pionków stoi tam, gdzie na nic się nie przydaje.
tikal-puzzle-1-why = Na a3 { $seat2 } jest silniejszy z twoim dowódcą i bez niego. Na b5 dwaj twoi uczestnicy stoją przeciw czterem: z dowódcą, który liczy się za 3, masz pięć, i te 9 punktów jest twoje.
tikal-puzzle-2-hint = Sami uczestnicy nie wystarczą. Kto jeszcze jest w pobliżu?
tikal-puzzle-2-why = { $seat4 } ma na c4 czterech uczestników, więc potrzebujesz pięciu. Trzech z c5 to za mało; dowódca przez b3 i dwóch uczestników daje dokładnie pięć, za dokładnie sześć punktów.
tikal-puzzle-3-hint = Gdzie masz większą siłę, niż potrzebujesz?
tikal-puzzle-3-why = Na a4 dziewięciu uczestników utrzymuje świątynię przeciw czterem; dowódca jest tam zbędny. Idzie na d5, gdzie z twoim jedynym uczestnikiem daje cztery przeciw trzem: 7 punktów więcej. Wykopanie skarbu daje jeden lub dwa.
tikal-puzzle-4-hint = Pionki nie muszą wchodzić przez obóz startowy.
tikal-puzzle-4-why = Z obozu startowego droga na a1 kosztuje z wejściem 9. Obóz na b1 kosztuje 5, wejście tam 1, a stamtąd jest już tylko jeden kamień: razem 7, i obóz zostaje.
tikal-puzzle-5-hint = Kopanie to szczęście. Czy jest coś pewnego?
tikal-puzzle-5-why = Trzecia maska robi z pary za 3 trójkę za 6; pojedynczy nóż, który za nią oddasz, kosztuje 1. Wymiana daje na pewno 2; skarb z c2 daje średnio mniej.
tikal-puzzle-6-hint = Musisz mieć tam więcej siły niż każdy inny. Sam strażnik kosztuje już pięć punktów.
tikal-puzzle-6-why = Strażnik kosztuje 5, więc na zdobycie przewagi zostaje jeden punkt. Z a3 na a4 jest jeden kamień, z a5 są dwa: wtedy na strażnika już nie wystarczy.
tikal-puzzle-7-hint = Na e4 nikt nie stoi, na c2 też nie.
tikal-puzzle-7-why = Na f5 uczestnik utrzymuje tylko remis, a na a3 dowódca niczego nie zmienia. Sami na e4 i na c2 dają 5 i 2: na pustą świątynię wystarczy jeden pionek.
tikal-puzzle-8-hint = Czasem opłaca się oddać świątynię.
tikal-puzzle-8-why = Dowódca opuszcza a2, co kosztuje 7, i przechyla a4, co daje 10: z nim masz tam dwanaście przeciw jedenastu. Na d5 { $seat3 } jest silniejszy z twoim uczestnikiem i bez niego; na b5 uczestnik przełamuje remis za kolejne 3.
tikal-puzzle-9-hint = Dwóch uczestników stoi tam, gdzie i tak są w mniejszości.
tikal-puzzle-9-why = Na b3 siedmiu uczestników stoi przeciw czternastu: dwóch mniej lub więcej nic nie zmienia. Na a2 dają osiem przeciw siedmiu, i jej 7 punktów jest twoje.
tikal-puzzle-10-hint = Sam dowódca daje tylko remis. Gdzie jest zbędny uczestnik?
tikal-puzzle-10-why = Na e3 { $seat4 } ma dowódcę, który liczy się za 3, a z twoim jest 3 do 3: przy remisie nikt nie punktuje. Rozstrzyga jeden uczestnik więcej, a najtańszy jest ten z b3: pięć punktów za niego, dwa za dowódcę, razem siedem.
