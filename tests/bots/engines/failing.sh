#!/bin/sh
# An engine that greets as it should, and then fails as its argument says; `once` fails once for each process.
while read -r word rest; do
  case $word in
    ceiba) echo "engine 1 Failing" ;;
    legal) [ "$first" ] || first=$rest ;;
    stop) case $1 in patient) echo "act $first" ;; esac ;;
    quit) exit ;;
    go)
      case $1 in
        late | patient) continue ;;
        crash) exit 3 ;;
        babble) echo "hello there" ;;
        bytes) printf '\377\376\n' ;;
        illegal) echo "act 1 fly" ;;
        other) echo "act $(($(echo "$first" | cut -c1) + 1)) $(echo "$first" | cut -d' ' -f2-)" ;;
        sorry) echo "error I do not know this game" ;;
        why) echo "why [1]"; echo "act $first" ;;
        twice) echo "act $first"; echo "act $first" ;;
        explains) echo 'why {"gain": 3, "act": "none"}'; echo "act $first" ;;
      esac
      first= ;;
  esac
done
