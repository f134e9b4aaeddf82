-- All tables of a small server of Ceiba 0.1.0 (schema 1): both games, at every stage. Played over HTTP by guests and
-- bots, then written by SQLite's .dump; PostgreSQL reads it as it is. Never to be changed.
BEGIN TRANSACTION;
CREATE TABLE about_schema (one INTEGER PRIMARY KEY, reached INTEGER NOT NULL, secret TEXT NOT NULL);
INSERT INTO "about_schema" VALUES(1,1,'34435961a5b5d9ff98a0f3fd71af8a20869f330258ab9066c803640f7a621b09');
CREATE TABLE log (table_id TEXT NOT NULL, number INTEGER NOT NULL, version INTEGER NOT NULL,
           commit_id TEXT NOT NULL, guest TEXT, acts TEXT NOT NULL, hash TEXT NOT NULL,
           time DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "log" VALUES('u6jx92na9pwi',0,1,'upload','g456ce08dbf238166','* tile A3','941acb69f590c666',1.7948362699568750858e+09);
INSERT INTO "log" VALUES('u6jx92na9pwi',1,6,'e65e9b695f9e44538e965a0d1b100229','g456ce08dbf238166','1 lay c4 0
1 enter a5 leader
1 enter a5 worker
1 move a5 b5 leader
1 move a5 b5 worker','7f76507f8dcd9869',1.79483626997713661193e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',0,1,'start',NULL,'* tile A6','43fe895d3e1be2da',1.79483626999419283859e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',1,2,'b69f14dd9ef0486f8651f789fcb38824','g456ce08dbf238166','1 lay b3 1','f69d9837f0c2ba09',1.79483627000666809076e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',2,3,'58814c22bd344aa79c51a4c59b0062a0','g456ce08dbf238166','1 enter a5 leader','bc9681aff1d605fd',1.79483627001856255534e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',3,4,'b25831faddc44f3e94b5c36076666306','g456ce08dbf238166','1 move a5 b4 leader','ccbbe91aef30d7b8',1.79483627003003168103e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',4,6,'6abce3fc66924a9a86c388adeab63bad','g456ce08dbf238166','1 done
* tile A5','70e5f424bfd566c0',1.79483627004228448861e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',6,7,'bot-2-6-41e8b339','','2 lay c3 0','721dc01976feb906',1.79483627020771241184e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',7,8,'bot-2-7-f5354798','','2 camp b4','e60eabb6803da91d',1.79483627021574616432e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',8,9,'bot-2-8-6a78fd28','','2 enter b4 worker','c89c7502a525cb31',1.79483627021790552143e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',9,10,'bot-2-9-1581e3a8','','2 enter b4 worker','245946abaef561db',1.79483627022329807285e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',10,11,'bot-2-10-250a62c2','','2 path b4 a5 worker','5f7bfb8b9a9705f2',1.79483627023080205922e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',11,12,'bot-2-11-c51c3623','','2 enter a5 leader','d01d2d0cc3980f54',1.7948362702337076664e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',12,13,'bot-2-12-5cbea0f3','','2 path a5 b4 leader','0f6e6a8a2b71115b',1.79483627023848414422e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',13,15,'bot-2-13-44671908','','2 done
* tile A3','579d0255d0f16696',1.79483627024175953863e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',15,16,'9e5062f4e8ce4619aaab5ef1b4c5fc8e','g456ce08dbf238166','1 lay d2 3','602a3c0c94ab31d7',1.79483627026204848285e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',16,18,'71046a09cbd545a5a21a4aee6f6819b6','g456ce08dbf238166','1 done
* tile A4','876e5e772fb5f9b0',1.79483627028287100789e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',18,19,'bot-2-18-cc6e8c5a','','2 lay c4 4','283f9d7c739cc059',1.79483627028654360775e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',19,20,'bot-2-19-fbaacc96','','2 move b4 a5 worker','33f4ccf3409bc072',1.79483627028971457484e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',20,21,'bot-2-20-2ec3f412','','2 enter a5 worker','906fc2203a31d539',1.7948362702937045097e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',21,23,'bot-2-21-0358da2d','','2 done
* tile A2','97b209758a907a9f',1.79483627029772758489e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',23,24,'60da3bca13d247ccacd169f42e6780a8','g456ce08dbf238166','1 lay a3 4','4eaf54b1b4678fc6',1.79483627032433629036e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',24,25,'c4f4f9a581784959b8375237a1344dff','g456ce08dbf238166','1 camp d2','4b534991de5298da',1.79483627034259963029e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',25,26,'cdacab87f9df46aa92a49fc2093e1bf0','g456ce08dbf238166','1 enter a5 worker','e92014b16926af9c',1.79483627036918401715e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',26,27,'d8b2a9235fd64b76869563ae8fc153f9','g456ce08dbf238166','1 move b4 b3 leader','a9242ef87544ff7f',1.79483627040142726893e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',27,28,'e46c8bb03ce5419084d0a00c86d0616d','g456ce08dbf238166','1 move a5 b4 worker','ea5480b92f72668c',1.79483627043151736254e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',28,29,'fef45f88f4704ed38e0115906cafd9d7','g456ce08dbf238166','1 move b3 b4 leader','a3bb8b5e48f87d77',1.7948362704574701786e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',29,30,'dd68e4d5c1824f62a4149dc6a0eec512','g456ce08dbf238166','1 enter d2 worker','e7145c27ec8c5995',1.79483627049536585804e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',30,32,'08e71c63d40b4109a322c6d19dca8318','g456ce08dbf238166','1 done
* tile A1','bbce99eb4d23a871',1.79483627052499604219e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',32,33,'bot-2-32-2b2b67cc','','2 lay e3 5','b57218bb2c3f57cc',1.79483627054173946382e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',33,34,'bot-2-33-6ad1b11a','','2 move a5 b5 worker','928adce27300d07f',1.79483627054504442212e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',34,35,'bot-2-34-e83e5c88','','2 move b4 b3 leader','512f4a0cabbf3966',1.79483627055476737018e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',35,36,'bot-2-35-9fb0cd47','','2 move a5 b5 worker','9f2f1a34f34013d9',1.79483627056200623507e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',36,37,'bot-2-36-4bb168fe','','2 uncover b5','ea92648c628e6d42',1.79483627057486557964e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',37,38,'bot-2-37-35d4382d','','2 move a5 b5 worker','1e58e7f2dd29c33a',1.79483627058273696903e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',38,39,'bot-2-38-d195deea','','2 move b3 b4 leader','488864f125e10481',1.79483627058648705478e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',39,41,'bot-2-39-3d1f311d','','2 done
* tile B2','7d672749deb94041',1.79483627058861589433e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',41,42,'1e22cc40a7f34e5bb4165ebbcbc8b436','g456ce08dbf238166','1 lay d3 5','081a1224847ee4f0',1.79483627062233686445e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',42,43,'e967dfdea7b748e586de7ada4bbc5a9b','g456ce08dbf238166','1 move b4 c4 leader','132eabf105a29750',1.79483627065006422999e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',43,44,'3e9129062c9245e68216e224ed982a02','g456ce08dbf238166','1 move c4 c3 leader','f38f645273705b83',1.79483627068945264821e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',44,45,'5da3f123c90143e28ae9a24d5a4c0643','g456ce08dbf238166','1 move c3 b3 leader','1afd4e082a8dfee5',1.79483627072143888479e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',45,46,'593801b18f2b41339205ce8a55391700','g456ce08dbf238166','1 move d2 d3 worker','cf06dd15a67101ae',1.79483627074545931817e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',46,47,'743d1dcaaa654951b3851fb9adbdbcd0','g456ce08dbf238166','1 move b3 a4 leader','da5ba10634e6824b',1.79483627077698063845e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',47,49,'59886ea3acf343339164bd174c814f6e','g456ce08dbf238166','1 done
* tile B3','3b9f066fe5f705e1',1.79483627081361222263e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',49,50,'bot-2-49-58a39af1','','2 lay e2 0','c9703393806b8a90',1.79483627082048177716e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',50,51,'bot-2-50-2045d7d8','','2 enter a5 worker','8f862f5774d17b9c',1.79483627082594847683e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',51,53,'bot-2-51-fc75cd6e','','2 done
* tile B4','18ff48961db32b5d',1.7948362708301081657e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',53,54,'a1f08e3304dc4aba90c084e61bcceee2','g456ce08dbf238166','1 lay e1 5','ae4f67927ad0f6d7',1.79483627087337350852e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',54,55,'23441e04bc184fa68f313c206d076c1d','g456ce08dbf238166','1 move a4 b3 leader','05e42833dfd782d4',1.79483627090533781047e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',55,57,'f30f1e07f47246e49b09737091836019','g456ce08dbf238166','1 done
* tile B5','8a41f6ba68d7bc11',1.79483627094143223762e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',57,58,'bot-2-57-fa6cfbc1','','2 lay f3 5','c7c7b4c0175dab7e',1.794836270954382658e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',58,59,'bot-2-58-3c403948','','2 move b4 b3 leader','cdf0aedde6f001e9',1.79483627096049809458e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',59,60,'bot-2-59-1f4b5cca','','2 move a5 b4 worker','69f81fece68fbf81',1.79483627096933817863e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',60,61,'bot-2-60-6b1a1ccf','','2 uncover b3','b842734e9bef050e',1.7948362709770708084e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',61,62,'bot-2-61-19fe6d95','','2 guard b5 worker','d1fb1ad7e2804809',1.79483627098691964152e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',62,63,'bot-2-62-35962501','','2 enter b4 worker','2c8ef447dcfbac32',1.79483627100292873375e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',63,65,'bot-2-63-f763f746','','2 done
* tile B6','e587611d12ddc7cb',1.79483627100921320912e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',65,66,'703d91615d8d494380a1b5af35c0dee6','g456ce08dbf238166','1 lay d1 0','00ec65a2956b9aa2',1.79483627103742051124e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',66,67,'5720bcffaee3461cb2a5eb912e321a55','g456ce08dbf238166','1 enter a5 worker','43e87f41825f5e8b',1.79483627106728601454e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',67,68,'0175fa78ecc34cc987554272261c069f','g456ce08dbf238166','1 path a5 d2 worker','bd309209362f23cd',1.79483627110155105587e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',68,69,'3709c3ea83dd4fce820c96a22e29df5f','g456ce08dbf238166','1 move b3 c3 leader','d89deffefc135b37',1.79483627113512277605e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',69,70,'3faca90728994d29ab9564cb8d683200','g456ce08dbf238166','1 camp e1','c8f1e421492820a3',1.7948362711739470959e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',70,72,'c418e9caa3f3466f942a2900f2ec8606','g456ce08dbf238166','1 done
* tile B1','b0f2f83de94470f9',1.79483627120298218728e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',72,73,'bot-2-72-8c77c1cd','','2 move b3 b4 leader','e4fb37d162f336a8',1.79483627121324419975e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',73,74,'bot-2-73-a87495b6','','2 move b4 b3 leader','e5b5925a3ffb95c5',1.79483627122319507594e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',74,75,'bot-2-74-0ec27a95','','2 enter b4 worker','3374b00ab516ecf8',1.79483627123340034486e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',75,76,'bot-2-75-fdb3917f','','2 enter b4 worker','b3ce33727eb96b9d',1.79483627124588060374e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',76,77,'bot-2-76-63267989','','2 guard b3 leader','f0e034cfdeda3bb6',1.79483627126731514929e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',77,78,'bot-2-77-995f756a','','2 path b4 a5 worker','faae977da76bb50c',1.79483627128123188016e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',78,79,'bot-2-78-ae75fdf8','','2 done','4a70bf5e55da220f',1.7948362712867789268e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',79,80,'3ce74aa424804f7d9d436e188a17e559','g456ce08dbf238166','1 move c3 c4 leader','d0004d2b1166a0e9',1.79483627131340026852e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',80,81,'4605d19553ac42d0a8bd96dc6aa2f584','g456ce08dbf238166','1 enter a5 worker','d3f737e125d554ea',1.79483627134607625006e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',81,82,'b2456f30b35b45e6b18c6b7c1ef9831e','g456ce08dbf238166','1 move a5 b4 worker','9f335094e079b9c4',1.79483627137738370894e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',82,83,'02c4d30dac9141cbb9ae78fdff2310b2','g456ce08dbf238166','1 move d3 d2 worker','52591ed6c91dae91',1.79483627140874528885e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',83,84,'c765333d59d04a579a64efd50e0a252c','g456ce08dbf238166','1 move d2 d3 worker','6817822341970ff4',1.79483627144954109187e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',84,85,'8491cb2b59f8493e942754aa9616137f','g456ce08dbf238166','1 move d2 e3 worker','83471f81875bad27',1.7948362714814796448e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',85,86,'50f5ad12275c4e7388ac405f092bbecd','g456ce08dbf238166','1 move e3 f3 worker','8183256bcb4a0d65',1.79483627150935721398e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',86,87,'9d6dcb89e67d4af38f93b8affdef0679','g456ce08dbf238166','1 done','bb4b6d69b9308a5a',1.79483627154556918143e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',87,88,'bot-2-87-dc1b8cc2','','2 lay c2 0','630d70c18d5d15b7',1.79483627155387401577e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',88,89,'bot-2-88-d1b64539','','2 move a5 b4 worker','0d9db0d635a8f020',1.79483627156272673611e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',89,91,'bot-2-89-aeaaf2e0','','2 done
* tile C5','13120eaa69d763fc',1.79483627157332253452e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',91,92,'3ea0d24be88348d58c4c0737c52ac260','g456ce08dbf238166','1 lay b2 4','a1dc38b5139bb76b',1.79483627160344552989e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',92,93,'44611c5cacc04d6397ce4ec1df6a6079','g456ce08dbf238166','1 uncover c4','7c9466706a9e0227',1.79483627164961028095e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',93,94,'4aece8ec1c3b47229d4b69b18e45c86f','g456ce08dbf238166','1 move b4 a5 worker','a226c9161c032a98',1.79483627167365503317e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',94,95,'228286a8c3e0437e9f4d3d5e8e245e9e','g456ce08dbf238166','1 enter d2 worker','d1192f08280b61e5',1.79483627169801545145e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',95,96,'88ee584066af4f5f8197ad6f9259ec87','g456ce08dbf238166','1 path a5 e1 worker','a651a9b0eb700d9d',1.79483627173737430573e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',96,97,'9e6bd2b61ae146aead61262bdd724f92','g456ce08dbf238166','1 move d2 e3 worker','614a5a53cc9cd25f',1.79483627177001786234e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',97,98,'b1adfc272d3042f0be8e867af2409fb3','g456ce08dbf238166','1 move b4 b3 worker','e428637aac763109',1.79483627181661200525e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',98,99,'50d4156c962848dfaf64c54994424260','g456ce08dbf238166','1 move d3 c3 worker','a5c81333143353ff',1.79483627184540104866e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',99,101,'ef76db53062e413c8a44d25eeb3fb018','g456ce08dbf238166','1 done
* tile C2','d35379d8047466b4',1.79483627188942718505e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',101,102,'bot-2-101-87f6b78d','','2 lay d4 1','9ab7c292682854e7',1.79483627190628910064e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',102,103,'bot-2-102-573103c4','','2 camp e2','451ea9d6d7394a4c',1.79483627191802740099e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',103,104,'bot-2-103-573fc493','','2 move b4 c4 worker','d5229e86506bc6be',1.7948362719331793785e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',104,105,'bot-2-104-1675a7dd','','2 move c4 c3 worker','98e7c84e5fb6a925',1.79483627195720982553e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',105,106,'bot-2-105-d33e84ba','','2 enter b4 worker','e17d83efea41e1aa',1.79483627197033071519e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',106,108,'bot-2-106-5576fb54','','2 done
* tile C1','aec1f67118f6cd31',1.79483627199100017552e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',108,109,'88ef91e84ce64459a8a93dc965059c94','g456ce08dbf238166','1 lay g3 4','1655a1006597486c',1.79483627203191328045e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',109,110,'d35ecaf0b650428a85949a79bf5bd8b7','g456ce08dbf238166','1 move c3 c4 worker','887bb4687f744363',1.79483627209765267372e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',110,111,'80c057aee4ad423a8f37e8cf07d79eb4','g456ce08dbf238166','1 move e3 d2 worker','4c6a0c198e76a142',1.79483627214368081088e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',111,112,'eddd073d46c54626900ed7c065be7b1c','g456ce08dbf238166','1 move d2 d3 worker','7cb6aa3f6b02c771',1.79483627216820335386e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',112,113,'11e82da5b8a54f36ac35c028a34b5455','g456ce08dbf238166','1 move d3 c3 worker','c9e49a091416b85e',1.7948362721902134418e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',113,114,'7fc241bc84a048e48ce38f78fc5f73b8','g456ce08dbf238166','1 move f3 g3 worker','32c0da836565d7d4',1.79483627222083926195e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',114,115,'5494c0e98af54bf9a5ddd0b138c8e65e','g456ce08dbf238166','1 move c4 c3 leader','1ec862bf235ae760',1.79483627224686837194e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',115,116,'692bc0f662b1434789f80af49a2aa029','g456ce08dbf238166','1 move c3 d2 worker','75b3759eb10bb3d6',1.79483627228573441501e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',116,118,'bbaa0e17b81d405abffa2a34cf3b55c6','g456ce08dbf238166','1 done
* tile C3','fbb709a9863f262b',1.79483627232384824754e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',118,119,'bot-2-118-33bb0df3','','2 lay f2 0','3c12ab8892eb1ae8',1.79483627233557534218e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',119,120,'bot-2-119-efaab60b','','2 move c3 d2 worker','c16ae3e27a5a3349',1.7948362723462090492e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',120,121,'bot-2-120-2764f28f','','2 move d2 d3 worker','fff8edb617f42263',1.79483627236203289036e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',121,123,'bot-2-121-54fdf8c4','','2 done
* tile C4','3febd5fd864dfe1b',1.79483627237019300465e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',123,124,'91d42e78ffb24869a728df972d09bc13','g456ce08dbf238166','1 lay h2 4','e917d6c0c758aba2',1.79483627240965485575e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',124,125,'88209ed30e3e45cb9658e2d142182598','g456ce08dbf238166','1 move b3 a4 worker','4be09f893bd49eed',1.79483627243523502351e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',125,126,'fada204980b0411dbdac8163bf6a6cd4','g456ce08dbf238166','1 guard c4 worker','c1f70482860e11a5',1.79483627247665333747e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',126,127,'a0e89b58dc4145619b4df19114590026','g456ce08dbf238166','1 move c3 b3 leader','5e804c4b62c71b35',1.79483627252132296563e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',127,129,'fb33b99f3a9342f08a0a030815ca9ca8','g456ce08dbf238166','1 done
* tile D2','ee49d18bda8ed214',1.79483627253554821009e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',129,130,'bot-2-129-5cb93bd3','','2 lay f1 1','54a413f6a15e993b',1.79483627255964231497e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',130,131,'bot-2-130-95e21794','','2 enter b4 worker','592d91b474024aba',1.79483627257041835787e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',131,133,'bot-2-131-85d2feef','','2 done
* tile D1','58f5dd5d0b9d9bd3',1.79483627257798814772e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',133,134,'4e5868ce109f481299c5fea8ac2f8d70','g456ce08dbf238166','1 lay e4 2','095c9fa639d45250',1.79483627260630726812e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',134,135,'8b7a9d2d01b64a6294be07cc5a3b5136','g456ce08dbf238166','1 move g3 h2 worker','4457911cc0837dc8',1.79483627263211274142e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',135,136,'4a4676c4b530423192650f30e4f7618e','g456ce08dbf238166','1 guard a4 worker','f347272902e7f6c2',1.79483627265949177743e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',136,137,'dc3db07529104df39907f659af99adc6','g456ce08dbf238166','1 move d2 d3 worker','ded0741058c1aad6',1.79483627267811369889e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',137,138,'f72a4b4619df4367bb487a343e835f0e','g456ce08dbf238166','1 enter e1 worker','2d8c4c3d362014c7',1.79483627270210456851e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',138,140,'8762393fc14e4011866eea10571c66be','g456ce08dbf238166','1 done
* tile D4','2ae0dbb2dc206e52',1.7948362727213261127e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',140,141,'bot-2-140-1568928f','','2 lay g2 0','d0dfd716ccca5d01',1.79483627273217558866e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',141,142,'bot-2-141-29b5c170','','2 move b4 b3 worker','e27471d2240864e8',1.79483627274194264406e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',142,143,'bot-2-142-016e303f','','2 move b4 c4 worker','26a010c22125109b',1794836272.74996);
INSERT INTO "log" VALUES('zhs5ujq2kfya',143,144,'bot-2-143-2e10a6ad','','2 move b4 c4 worker','2d12346620327c95',1794836272.75821);
INSERT INTO "log" VALUES('zhs5ujq2kfya',144,145,'bot-2-144-cf124a6b','','2 move c4 c3 worker','a6e38a6250d56813',1.7948362727665543556e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',145,146,'bot-2-145-759ad101','','2 move b4 a5 worker','265803b903b3ab89',1794836272.77407);
INSERT INTO "log" VALUES('zhs5ujq2kfya',146,147,'bot-2-146-2792b409','','2 move b3 b4 worker','75872726bcd98a22',1.79483627277905058864e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',147,149,'bot-2-147-e439990a','','2 done
* tile D5','a30d2cc6b7784e51',1.79483627279597353939e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',149,150,'611e3534ef3047948253552d30b45743','g456ce08dbf238166','1 lay g4 0','d9cbbe0172fa8715',1.79483627280938053127e+09);
INSERT INTO "log" VALUES('zhs5ujq2kfya',150,151,'b3538150f5bc4e478791dca490e490db','g456ce08dbf238166','1 path e1 a5 worker','daf2953945803d12',1.79483627283920168875e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',0,1,'start',NULL,'* tile A4','c4e1cd585bf74ba0',1.79483627288254237179e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',1,2,'bot-1-1-e4ce0941','','1 lay b3 3','0d4470f335931d7a',1.79483627290142607685e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',2,3,'bot-1-2-00e1f24d','','1 enter a5 leader','936519ca5c0f70aa',1.79483627292930769921e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',3,5,'bot-1-3-081d5a39','','1 done
* tile A3','3f02ce4a2b407103',1.79483627294364380833e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',5,6,'bot-2-5-cbd8bd22','','2 lay a3 1','4686ff42a2a99edc',1.79483627296141123779e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',6,8,'bot-2-6-8ab1e716','','2 done
* tile A1','405db8d72813bd8c',1.79483627297809433939e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',8,9,'bot-1-8-15a87839','','1 lay c4 3','c5b7f80584bd9723',1.79483627299727463728e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',9,10,'bot-1-9-79ea6c33','','1 camp b4','24b00e619637a12b',1.79483627302070403099e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',10,11,'bot-1-10-99fdc03a','','1 enter a5 worker','6d7f01902b8f5199',1.79483627304545664783e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',11,12,'bot-1-11-487e2cfe','','1 move a5 b5 leader','93956cea9193ab29',1.79483627307006049153e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',12,14,'bot-1-12-93d11525','','1 done
* tile A2','11fe3a46b0d61830',1.7948362730857393742e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',14,15,'bot-2-14-86eeb71c','','2 lay b2 2','c994f32d20509db8',1.79483627310313034056e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',15,16,'bot-2-15-bb9a7a27','','2 enter a5 leader','2a635de7e32ab3c5',1.7948362731236462593e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',16,18,'bot-2-16-b31ce695','','2 done
* tile A6','7997d80461b1af43',1.79483627314214825632e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',18,19,'bot-1-18-0e16d5c2','','1 lay c5 4','522aadc6e2af3f41',1.79483627315336704251e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',19,21,'bot-1-19-9701f3b1','','1 done
* tile A5','ab4d479c4aa07997',1.79483627317719316484e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',21,22,'bot-2-21-2fe48b09','','2 lay a2 3','0a251dd68da7ea69',1.79483627319954705233e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',22,23,'bot-2-22-e21bdc57','','2 enter a5 worker','50b6c5c7720711da',1.79483627321192860601e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',23,25,'bot-2-23-9e362c36','','2 done
* tile B6','215a5c5d6d2db07b',1.79483627322237563129e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',25,26,'bot-1-25-39f7947f','','1 lay c3 4','8aca49ff08298fe8',1.79483627324224090577e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',26,27,'bot-1-26-a3dd8552','','1 enter a5 worker','2c7541569b19352a',1.79483627325041437145e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',27,28,'bot-1-27-161431ac','','1 path a5 b4 worker','739ac0d95bd7a7da',1794836273.27823);
INSERT INTO "log" VALUES('7dqkgretnww2',28,29,'bot-1-28-a9b7855a','','1 move a5 b5 worker','06a5865df7ae4592',1.79483627328224062914e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',29,30,'bot-1-29-2b058c42','','1 move b5 c5 leader','7bf54b6c8e20235c',1.79483627329809880251e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',30,31,'bot-1-30-4291dfe8','','1 enter a5 worker','7940e404995393a6',1.79483627332130241398e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',31,32,'bot-1-31-13c441d3','','1 move c5 b4 leader','bf7470316263b0f4',1.79483627332704496386e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',32,33,'bot-1-32-2ef2c0c9','','1 path a5 b4 worker','dcdf40f5c8e1995d',1.79483627334214425092e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',33,35,'bot-1-33-88dd4921','','1 done
* tile B5','52eb84e8de8ac4e5',1.79483627335368800168e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',35,36,'bot-2-35-cba3531b','','2 lay d2 3','fa95e89a92cb9236',1.79483627336224699014e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',36,37,'bot-2-36-58b73555','','2 move a5 b5 worker','cb5fc69ad3bd0c47',1.79483627336668348311e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',37,38,'bot-2-37-80617a27','','2 move a5 b4 leader','461a0889a104c224',1.79483627337346911432e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',38,39,'bot-2-38-ef771a25','','2 move b5 c5 worker','31d8963295d534f9',1.7948362733787143231e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',39,40,'bot-2-39-c320aa71','','2 move c5 c4 worker','665e1fb0fb8e60ae',1.79483627338433504106e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',40,41,'bot-2-40-f48f5431','','2 enter a5 worker','6edf7e76fcaaaad7',1.79483627339260578157e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',41,42,'bot-2-41-fcd6ca4b','','2 move a5 b4 worker','b62f8d8f17654a18',1.79483627339914011957e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',42,44,'bot-2-42-6841c7be','','2 done
* tile B1','0aa693e484871e8f',1.79483627340754222862e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',44,45,'bot-1-44-532a30f5','','1 uncover b5','c419d15c819c20c8',1.79483627341891646385e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',45,46,'bot-1-45-c4415e5e','','1 move b4 a5 leader','8906923983baa26b',1.79483627342324638361e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',46,47,'bot-1-46-126f1c41','','1 move b5 a5 worker','c3c4191c354fe030',1.79483627344827055931e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',47,48,'bot-1-47-0e782330','','1 move a5 b4 worker','edebb40da3c3ba61',1.79483627346436643598e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',48,49,'bot-1-48-1065875f','','1 path b4 a5 worker','f37805dec0610fbd',1.79483627347422337533e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',49,50,'bot-1-49-3e15b691','','1 move a5 b4 leader','01f876f0298bd102',1.79483627349769926063e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',50,51,'bot-1-50-233d8f7e','','1 path b4 a5 worker','09838fd35f25b953',1.79483627350384068494e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',51,52,'bot-1-51-46764b74','','1 move b4 c5 leader','cf4229c08c69991a',1.79483627352438974379e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',52,53,'bot-1-52-10f40566','','1 done','756ea3b48fb80e0b',1.79483627353538823133e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',53,54,'bot-2-53-debdb333','','2 move b4 a5 worker','0ea76921cacab214',1.79483627354605650896e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',54,55,'bot-2-54-04587957','','2 move c4 c5 worker','0a5d1fac39df556d',1.79483627355021834372e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',55,56,'bot-2-55-31f6389c','','2 enter a5 worker','6520b078cc259dea',1.79483627357695937161e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',56,57,'bot-2-56-0ecaa015','','2 move a5 b5 worker','efe4d5097a08aaa9',1794836273.59788);
INSERT INTO "log" VALUES('7dqkgretnww2',57,58,'bot-2-57-55e5cab7','','2 move c5 b5 worker','da0b1daeaca6abb9',1.79483627361721682544e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',58,59,'bot-2-58-872bfa7b','','2 move b4 c5 leader','086903a2677126a6',1.79483627362209272387e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',59,60,'bot-2-59-6aafe343','','2 done','5a894108f92de183',1.79483627363815498355e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',60,61,'bot-1-60-f23120ec','','1 lay d1 0','6366c48ba8400e7d',1.79483627365241122245e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',61,62,'bot-1-61-160cf264','','1 move a5 a4 worker','829b9e3e9528b986',1.79483627366240739821e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',62,63,'bot-1-62-861537f2','','1 move a4 b3 worker','95899015d1186f43',1.79483627367953586578e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',63,64,'bot-1-63-371cf9ce','','1 enter b4 worker','94c78beb47d945a4',1.7948362736995182037e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',64,65,'bot-1-64-efa9afc9','','1 move b3 a3 worker','adc60bdb18831821',1.79483627370940637592e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',65,66,'bot-1-65-e7766cf7','','1 move b4 a5 worker','b68525834d22024b',1.79483627373575425154e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',66,67,'bot-1-66-f3341ea7','','1 enter a5 worker','53d0382fdb34fb00',1.79483627375796532628e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',67,68,'bot-1-67-d804f0ad','','1 path b4 a5 worker','09a0a241db01cdb7',1.79483627377998614313e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',68,70,'bot-1-68-c325b80f','','1 done
* tile B4','91b90badf16292c0',1.79483627380300688738e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',70,71,'bot-2-70-54b74f2b','','2 lay d4 3','cb44e64818badaef',1.79483627381658601761e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',71,72,'bot-2-71-38c7c2a8','','2 uncover b5','dbc7bafc28e8f79b',1.79483627383844017988e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',72,73,'bot-2-72-57638f2b','','2 move a5 b5 worker','ddf88a40f71183bc',1.79483627385456895831e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',73,74,'bot-2-73-62cccbd4','','2 guard b5 worker','2c602185d8cde848',1.79483627386710429194e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',74,75,'bot-2-74-01544edf','','2 enter a5 worker','3f58ff5a84720132',1.79483627388134121894e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',75,77,'bot-2-75-a176a6c3','','2 done
* tile B2','11965db58556a7c0',1.79483627389857196806e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',77,78,'bot-1-77-1baa9c41','','1 lay b1 5','d709e87724ee8e2f',1.79483627391659951205e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',78,79,'bot-1-78-fa777d58','','1 enter b4 worker','cb60f88879cedb5e',1.79483627393606185915e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',79,80,'bot-1-79-ae12f2eb','','1 move a3 b3 worker','98cc81a8e6624387',1.7948362739623503685e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',80,81,'bot-1-80-bba41eff','','1 move a5 b4 worker','de8b41781828127e',1.79483627397642183307e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',81,82,'bot-1-81-4ab40ddd','','1 move a5 a4 worker','13501c7089be93cd',1.79483627400401353838e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',82,83,'bot-1-82-a22d45fc','','1 enter b4 worker','5542cc7754f5e019',1.79483627401329302788e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',83,84,'bot-1-83-9df371b4','','1 uncover c5','2466b51049e4201a',1.79483627402136111262e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',84,85,'bot-1-84-f8939377','','1 move c5 d4 leader','58af07da790a2819',1.79483627403020477297e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',85,87,'bot-1-85-43d5d422','','1 done
* tile B3','59909e689a82e622',1.79483627405452513697e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',87,88,'bot-2-87-e2cfabda','','2 lay e3 5','4ca66f26f44af55d',1.79483627407114529608e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',88,89,'bot-2-88-7d2dee86','','2 enter a5 worker','5e4872ac7437d170',1.79483627408549785615e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',89,90,'bot-2-89-df9611cd','','2 move a5 b4 worker','173570a4ed202d73',1.7948362740988402366e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',90,91,'bot-2-90-0551dad0','','2 camp e3','16fc07ae7e4eabee',1.79483627412617397301e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',91,92,'bot-2-91-acc99475','','2 move b4 c5 worker','7be6348c0f9a7a6d',1.79483627413732957844e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',92,93,'bot-2-92-ff9cbbeb','','2 move c5 b4 worker','9ed1f4a059a4cca5',1.79483627415675878529e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',93,94,'bot-2-93-891e3cfb','','2 enter e3 worker','85c4194cef3848ab',1.79483627418226981162e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',94,96,'bot-2-94-47245eef','','2 done
* tile C1','36770d4b1ddfc788',1.79483627418617248537e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',96,97,'bot-1-96-4ba89106','','1 lay e2 1','680138a64b9ba831',1.79483627420941162112e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',97,98,'bot-1-97-0bd43b87','','1 path a5 b4 worker','5bc74f463b829a34',1.79483627421554613112e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',98,99,'bot-1-98-51fc5b6b','','1 move d4 c4 leader','b3fd1a7277fb9df7',1.79483627422226953507e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',99,100,'bot-1-99-593efd84','','1 move b3 b4 worker','850d9ff94b6b5bed',1.79483627422530817984e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',100,101,'bot-1-100-fdbb4545','','1 path a5 b4 worker','996548581168a2d7',1.79483627422675204275e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',101,102,'bot-1-101-bd0876bf','','1 move c4 c5 leader','753036b84ab6aaef',1.79483627422819566731e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',102,103,'bot-1-102-4d767749','','1 move a4 a5 worker','9e69a98f2c288627',1.79483627422987318035e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',103,105,'bot-1-103-50e07611','','1 done
* tile C2','67027775e53395d7',1.79483627423182964324e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',105,106,'bot-2-105-3ce2e51e','','2 lay c2 2','9e823aa53bd2372b',1794836274.23347);
INSERT INTO "log" VALUES('7dqkgretnww2',106,107,'bot-2-106-6f9f6444','','2 camp d4','1da87013fd62fa5e',1.79483627423602962493e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',107,108,'bot-2-107-252b222e','','2 move b4 c4 worker','c83a8f14cb138376',1.79483627423737931256e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',108,109,'bot-2-108-58947f3a','','2 path a5 d4 worker','288ca9d3b63408eb',1.79483627424227142337e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',109,110,'bot-2-109-df7d90cf','','2 enter d4 worker','fbdb7c984528b8c7',1.79483627424407291405e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',110,111,'bot-2-110-ab5efc6d','','2 path d4 e3 worker','b31d9ace79378bcb',1.79483627425020885468e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',111,113,'bot-2-111-7ff67a4f','','2 done
* tile C4','54083e93571680b4',1.79483627425897264481e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',113,114,'bot-1-113-18ca2df2','','1 lay a1 2','b0e174a62e536bd2',1.79483627426594853399e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',114,115,'bot-1-114-40d2d8bd','','1 uncover c5','47c79151a2fed77c',1.79483627427026915554e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',115,117,'bot-1-115-715c1b7c','','1 done
* tile C5','fd0f921205ef4d1e',1.79483627427210974689e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',117,118,'bot-2-117-b3774094','','2 lay d3 5','86c135d03dda4107',1.7948362742737538815e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',118,119,'bot-2-118-a3e6e682','','2 enter e3 worker','a3ab7efd837b1ad0',1.79483627427529621126e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',119,120,'bot-2-119-a283a708','','2 move e3 e2 worker','be6b453fd8f424de',1.79483627427666926385e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',120,121,'bot-2-120-ca50177c','','2 path e3 a5 worker','652b53e6ef5b3900',1.79483627428417801853e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',121,122,'bot-2-121-7d02bef1','','2 uncover e2','d6a39ed756d96665',1.7948362742982671261e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',122,123,'bot-2-122-69a15944','','2 uncover c5','c72aa58b151962de',1.79483627430021595956e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',123,124,'bot-2-123-321edb91','','2 move d4 c4 worker','8a4b5bddb97f8795',1.79483627430188107491e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',124,125,'bot-2-124-0ce63441','','2 path e3 a5 worker','6d7b77bd6bd05878',1.79483627430429124828e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',125,126,'bot-2-125-a5c9662b','','2 move c5 b4 leader','d0ce162705825f51',1.79483627431041336056e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',126,128,'bot-2-126-22f25489','','2 done
* tile C3','99dcd7f945637175',1.79483627431220531464e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',128,129,'bot-1-128-4afdbc11','','1 lay c1 4','1d931419cca481f7',1.79483627431399726868e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',129,130,'bot-1-129-e93219d6','','1 move a5 b4 worker','9afac1cc0ad70601',1.79483627431550765035e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',130,131,'bot-1-130-3a9c5d0d','','1 move b4 c4 worker','550808dc29d9ed1d',1.79483627431770324705e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',131,132,'bot-1-131-5f8ce529','','1 move c4 d4 worker','3a0c198327ec36ef',1.79483627431931257244e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',132,133,'bot-1-132-8680fc68','','1 enter a5 worker','36398c48b8daebf4',1.79483627432584500315e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',133,134,'bot-1-133-0b77747e','','1 camp a3','0b4b908d88b445d6',1.7948362743342006207e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',134,136,'bot-1-134-38b71133','','1 done
* tile D4','b95ed1bd91271d72',1.79483627433611702913e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',136,137,'bot-2-136-2da3f032','','2 lay d5 1','ac8e5889bc131301',1.79483627433776736252e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',137,138,'bot-2-137-45d2d312','','2 move a5 b4 worker','5be3afe92b55a4b8',1.79483627433944368362e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',138,139,'bot-2-138-b58af8c4','','2 uncover e2','894b123abcb4ed2e',1.79483627434111762044e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',139,140,'bot-2-139-4223bac8','','2 move a5 b5 worker','c948410544b642e9',1.79483627434261941912e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',140,141,'bot-2-140-e79a4117','','2 guard c4 worker','ea17748288973b3e',1.79483627434416675569e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',141,143,'bot-2-141-85d0262c','','2 done
* tile D1','af4ed966df48af0c',1.79483627434572052955e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',143,144,'bot-1-143-4e9ae290','','1 lay e4 4','0ecb9e27eb9f34f3',1.79483627434721684451e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',144,145,'bot-1-144-4e402d44','','1 move a5 b4 worker','6957db3c5cafa2fb',1.79483627434863710408e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',145,146,'bot-1-145-7ce06fa1','','1 move d4 c4 worker','4ed137c49b5d0736',1.79483627435023975369e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',146,147,'bot-1-146-1a811633','','1 move b4 c5 worker','823094dbb6b67d7a',1.79483627435171175009e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',147,148,'bot-1-147-b9fe124b','','1 guard c5 worker','2f02dbf4fc6d0e5d',1.79483627435323977476e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',148,149,'bot-1-148-919810a9','','1 move c4 d4 worker','dff63e21a287902d',1.79483627435571432111e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',149,150,'bot-1-149-ca482b38','','1 move d4 c4 worker','aedd6322c17b6aa6',1.79483627435724544521e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',150,152,'bot-1-150-2f06e7bd','','1 done
* tile D3','1ff777e390786226',1.79483627435855174064e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',152,153,'bot-2-152-f0b9bbb2','','2 move b4 b3 worker','7ea24dbfb8016be5',1.79483627435990786549e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',153,154,'bot-2-153-bcca5462','','2 move b3 a3 worker','c48a2890495981a5',1.79483627436134076122e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',154,155,'bot-2-154-a9f929ca','','2 enter d4 worker','e203c47e8f151dda',1.79483627436263799663e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',155,156,'bot-2-155-840b2737','','2 done','c58c25d4fab3bb25',1.79483627436401224132e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',156,157,'bot-1-156-3594013f','','1 done','3fc9c550ed0b0d69',1.79483627436537170407e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',157,158,'bot-2-157-1103204e','','2 lay f3 0','e720d27391733af8',1.7948362743666465282e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',158,159,'bot-2-158-8d4fdccf','','2 move a3 b3 worker','0c009829c724aa0d',1.79483627436794733996e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',159,160,'bot-2-159-80603481','','2 move b5 c5 worker','9ca2aca4f94f043b',1.79483627436928439144e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',160,161,'bot-2-160-341fe964','','2 move c5 b5 worker','eba5b532b8047f27',1.79483627437063646319e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',161,162,'bot-2-161-8725dbd2','','2 move b5 a5 worker','5046bb0e6209ad64',1.79483627437228560443e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',162,164,'bot-2-162-c345acef','','2 done
* tile D2','40070d9278445dc3',1.79483627437377023694e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',164,165,'bot-1-164-efbc456a','','1 lay f2 4','5f29afce403d364d',1.79483627437531471256e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',165,166,'bot-1-165-7bdcd8ab','','1 move c4 c5 worker','35f487ed73085e19',1.79483627437693333628e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',166,167,'bot-1-166-74049fd6','','1 enter a5 worker','c97eea6cebbbedac',1.79483627437837886813e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',167,168,'bot-1-167-36b1d7d2','','1 move a5 a4 worker','df2bdc685dc88b99',1.79483627437989330284e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',168,169,'bot-1-168-34eef5ec','','1 move c5 d5 worker','97b89b97efcf14b7',1.79483627438144707679e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',169,170,'bot-1-169-5bc375cf','','1 enter b4 worker','c3abc8aea420b52f',1.79483627438620948796e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',170,171,'bot-1-170-3a14ed2f','','1 move a4 a5 worker','6bfa029209db8961',1.79483627439425325392e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',171,172,'bot-1-171-e55fffbe','','1 enter a5 worker','b26f6bfba8ba45be',1.79483627439805626868e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',172,174,'bot-1-172-f9b5a582','','1 done
* tile D5','11f2466f407af16d',1.79483627440615177159e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',174,175,'bot-2-174-3079ccf7','','2 lay e1 0','2577947e22d911e1',1.79483627440795111655e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',175,177,'bot-2-175-ded7c34a','','2 done
* tile E1','94ef702e5b8f6437',1.79483627441836476323e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',177,178,'bot-1-177-2275f2c6','','1 lay f4 5','c5fd68c04ddc9118',1794836274.42201);
INSERT INTO "log" VALUES('7dqkgretnww2',178,179,'bot-1-178-d292df38','','1 path b4 a5 worker','2ef1a83766c23b16',1.79483627442731118206e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',179,180,'bot-1-179-20887ba9','','1 path a5 b4 worker','d9a52300eb0c4e5c',1.79483627443830585481e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',180,181,'bot-1-180-0e78a8db','','1 move a5 b4 worker','208270652bb89068',1.79483627444292378428e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',181,182,'bot-1-181-93bf9120','','1 path a5 a3 worker','943c5d1c9c2ad0a5',1.79483627445027065275e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',182,183,'bot-1-182-07c1978c','','1 move a3 a2 worker','79a2835fc51602f2',1.79483627445956325533e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',183,184,'bot-1-183-22f88409','','1 path b4 a3 worker','6253bd3113f4bca5',1.79483627447049450876e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',184,185,'bot-1-184-57cb2320','','1 move b4 a5 worker','05398b846e228dd9',1.79483627447396588321e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',185,186,'bot-1-185-636c4372','','1 path a3 a5 worker','cbcc25c6974e6060',1.79483627447722840315e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',186,187,'bot-1-186-ef76a866','','1 enter a5 worker','6cd23427cf30e3da',1.79483627448343229298e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',187,189,'bot-1-187-cc505c9b','','1 done
* tile E3','e5f30c2a01754656',1.79483627449007368094e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',189,190,'bot-2-189-1b55ad1a','','2 lay e5 0','542c45a94adc353d',1.79483627449140787125e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',190,191,'bot-2-190-37777377','','2 enter d4 worker','76becfbbdff29187',1.79483627449731516839e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',191,192,'bot-2-191-9636225f','','2 move b4 a5 leader','d63b32d2a7860f59',1.79483627450276303286e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',192,193,'bot-2-192-494fa86c','','2 move d4 c4 worker','ad08c6410e2b6dcd',1.79483627450997352604e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',193,194,'bot-2-193-c5c16105','','2 move a5 b5 leader','d5561f8d60aa5fb1',1.79483627451869821554e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',194,195,'bot-2-194-ab57e49f','','2 move b3 a3 worker','928b92a4fa08f48a',1.79483627452285885803e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',195,196,'bot-2-195-59b1d250','','2 enter d4 worker','4dc48ed8aca9fac7',1.79483627452723479268e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',196,197,'bot-2-196-9a746dea','','2 move e2 e1 worker','62f4bba96e9d5fdc',1.79483627453427362443e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',197,198,'bot-2-197-02305d84','','2 enter e3 worker','c061735e5e3233f8',1.79483627453833723065e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',198,200,'bot-2-198-4442a857','','2 done
* tile E4','a3b6a4d80eebd90f',1.79483627453985595699e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',200,201,'bot-1-200-6488e574','','1 lay g4 4','ec0e93e89c3ede97',1.79483627454199051861e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',201,202,'bot-1-201-a536066e','','1 move b4 c5 worker','2c6a1420fdcce29f',1.79483627454341983795e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',202,203,'bot-1-202-3beb16af','','1 move a5 b4 worker','efc90c333367e285',1.79483627454486107831e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',203,204,'bot-1-203-d537b255','','1 move b4 c5 worker','935b9d490ed74224',1.79483627454635834698e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',204,206,'bot-1-204-de164385','','1 done
* tile E5','ebfeafd84c924ae9',1.79483627454774808882e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',206,207,'bot-2-206-026d8c20','','2 lay f1 3','e82617a74f9888f6',1.79483627454930281643e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',207,208,'bot-2-207-b4343ff6','','2 path d4 e3 worker','011067d44acfafeb',1.79483627455082345005e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',208,209,'bot-2-208-c446a7b5','','2 enter e3 worker','68bf0eb3e532d0a2',1.79483627455230259888e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',209,210,'bot-2-209-d1b4afc5','','2 move e3 e2 worker','fc1a85ebb7b39c6b',1.79483627455370640751e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',210,211,'bot-2-210-db454d55','','2 move a3 a4 worker','7c60fcbf099b39da',1.79483627455567717554e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',211,212,'bot-2-211-5a8a137e','','2 move b5 a5 leader','b303888bf2a7df96',1.79483627455729079246e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',212,213,'bot-2-212-e33c0817','','2 move d4 d5 worker','bae933b90736d1ec',1.79483627456219649309e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',213,214,'bot-2-213-17956c47','','2 move e2 e3 worker','f0ec617bcbb6665f',1794836274.57039);
INSERT INTO "log" VALUES('7dqkgretnww2',214,215,'bot-2-214-3d79dfd2','','2 path a5 e3 worker','b509a2cc3f3423f9',1794836274.57405);
INSERT INTO "log" VALUES('7dqkgretnww2',215,217,'bot-2-215-f280fe00','','2 done
* tile E2','3325dfb8eeb71013',1.79483627457747888563e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',217,218,'bot-1-217-3402fc0b','','1 lay g2 0','d990f246f18243f1',1794836274.58202);
INSERT INTO "log" VALUES('7dqkgretnww2',218,219,'bot-1-218-bb7512ee','','1 move a5 a4 worker','76eca3394940157b',1.79483627459795808795e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',219,220,'bot-1-219-ced1f86b','','1 move a2 b1 worker','4060ec1329f1d925',1.79483627461836552615e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',220,221,'bot-1-220-9d6ad8e2','','1 move c5 d4 worker','2c7213ec03bdaef8',1.79483627462174201014e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',221,222,'bot-1-221-a23e6499','','1 move a4 a3 worker','3c810ddbea08dcf3',1.79483627463464522362e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',222,223,'bot-1-222-bfed5aa5','','1 move a3 a2 worker','0399d77a3c7d7bf9',1.79483627464202761649e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',223,224,'bot-1-223-d2ea89c2','','1 move d5 c5 worker','7156fcddea009ee1',1.79483627464583110804e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',224,225,'bot-1-224-5e8adfd4','','1 move c5 b4 worker','3bcb45cf61370149',1.79483627464809751507e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',225,226,'bot-1-225-aacfb46e','','1 path b4 a5 worker','0a0d0824a2777532',1.79483627465376853939e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',226,228,'bot-1-226-721340ab','','1 done
* tile F2','530759025715c0d9',1794836274.65764);
INSERT INTO "log" VALUES('7dqkgretnww2',228,229,'bot-2-228-e2e64974','','2 path a5 e3 leader','957f42b29a606c62',1.79483627466608190543e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',229,230,'bot-2-229-dcac50a5','','2 path e3 a5 worker','929cb7679e304e6a',1.79483627467336797709e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',230,231,'bot-2-230-fee377c7','','2 path a5 d4 worker','84cfbc1b2e648642',1.79483627467775964741e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',231,232,'bot-2-231-0efa76eb','','2 move d5 e5 worker','bd1e5881319d2bb7',1.7948362746864759922e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',232,233,'bot-2-232-12543f2f','','2 move e3 f2 worker','41483ed2224e190a',1.7948362746941812038e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',233,234,'bot-2-233-5074a407','','2 path e3 a5 worker','24d54ef9eb6edf98',1.79483627470240545277e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',234,235,'bot-2-234-82de28df','','2 path a5 d4 worker','1920247477dd2a90',1.79483627471049737934e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',235,236,'bot-2-235-1a6e6e47','','2 move a4 b3 worker','95eea4a241169240',1.79483627471755504603e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',236,237,'bot-2-236-d8cfbf95','','2 done','9accd443ee70753d',1.79483627472207212449e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',237,238,'bot-1-237-a9a692e4','','1 move b1 a2 worker','b1bc095cfb1b38e4',1.79483627472337412835e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',238,239,'bot-1-238-763f2ae8','','1 move a5 b5 worker','536aa8e7e7323736',1.79483627472442650802e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',239,240,'bot-1-239-abf7f3c6','','1 done','fef0d76543424c8f',1.79483627472590327265e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',240,241,'bot-2-240-5421757b','','2 lay g5 0','ba2358116b7281c4',1.79483627472696661946e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',241,242,'bot-2-241-9bc9ad76','','2 move e3 d2 worker','3edfc32e6adf0cca',1.79483627472973752024e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',242,243,'bot-2-242-431e5fe1','','2 path e3 a5 leader','45e2b4fa62431e08',1.79483627473152065274e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',243,244,'bot-2-243-aa90b3b3','','2 path d4 e3 worker','d20058bbde15c6a0',1.79483627473454570777e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',244,245,'bot-2-244-9799cbdf','','2 move c4 c5 worker','b6552ee163058ca9',1.79483627473614263531e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',245,246,'bot-2-245-ec3dc57d','','2 move e1 e2 worker','a9696af8290998e4',1.7948362747431793213e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',246,247,'bot-2-246-263a62d0','','2 enter a5 worker','a5d5d004cc710d32',1.79483627475037574774e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',247,248,'bot-2-247-b2492a78','','2 move e2 e3 worker','13e061e9167efdf0',1.79483627475941205026e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',248,250,'bot-2-248-6a5763ce','','2 done
* tile F5','9b8a2e699ee20a0c',1.79483627476638555524e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',250,251,'bot-1-250-2ba8f87f','','1 lay g1 5','44db42f29ada6ef1',1.79483627476837134364e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',251,252,'bot-1-251-a1450872','','1 move d4 d5 worker','1bb9e44baeb7bb48',1.79483627477013063435e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',252,253,'bot-1-252-c8dd7b48','','1 move c5 b5 worker','21ba9a8a0da25e9a',1.79483627477175569533e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',253,254,'bot-1-253-46cfb52f','','1 enter b4 worker','fc5e6a4bee7ac6fa',1.79483627477356696131e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',254,256,'bot-1-254-c8357a94','','1 done
* tile F1','bb2d8e5188aa9896',1.79483627477529859546e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',256,257,'bot-2-256-1c382b3e','','2 lay h3 3','1534c2e70a7dfdfe',1.79483627477672743797e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',257,258,'bot-2-257-3b5c32d4','','2 path a5 e3 worker','541e5aa00d1a9f22',1.79483627477817583081e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',258,260,'bot-2-258-dd6ddba2','','2 done
* tile F4','a53687e101ea9834',1.79483627477949833867e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',260,261,'bot-1-260-43c5e46b','','1 lay h1 4','68e4a797cea02174',1.79483627478237557414e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',261,262,'bot-1-261-646cc6f5','','1 move b4 b3 worker','815885e80d34db64',1.79483627478370070455e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',262,263,'bot-1-262-32b12d9d','','1 path b4 a3 worker','5a69729a2e967051',1.79483627478516912455e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',263,265,'bot-1-263-c12c46dd','','1 done
* tile F3','1023659460bc997a',1.79483627478840637205e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',265,266,'bot-2-265-1ffedf4a','','2 lay h4 3','5c3789d9dfdf50c1',1.79483627479041075707e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',266,267,'bot-2-266-26c4b65d','','2 move b3 c3 worker','075c2a8450361d2e',1.7948362747921009064e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',267,268,'bot-2-267-4a98d7a4','','2 move d4 e4 worker','96bd360f54467d8c',1.79483627479384875297e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',268,269,'bot-2-268-21a203eb','','2 path a5 e3 leader','fbe916c432a242ee',1.79483627479542851446e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',269,270,'bot-2-269-5346b98f','','2 move d2 c3 worker','a5173d6dbe6e85c2',1.79483627479708290094e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',270,271,'bot-2-270-75b162ef','','2 enter e3 worker','587c3149fecdd0ea',1.79483627479874730112e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',271,272,'bot-2-271-aee9059d','','2 move e5 d5 worker','43180e17b0d005f0',1.79483627480034708978e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',272,273,'bot-2-272-74f89bb7','','2 move c5 d5 worker','43f8340ff526e278',1.79483627480201745037e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',273,275,'bot-2-273-fbd9df95','','2 done
* tile G1','604ce17f5feade9b',1.79483627480487918856e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',275,276,'bot-1-275-c47fcb9a','','1 lay h2 4','68e1e2d3811a0e48',1.79483627480651259421e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',276,277,'bot-1-276-833a002a','','1 move a5 b5 worker','08e6e52989de0fa8',1.79483627480810093877e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',277,278,'bot-1-277-3a349593','','1 path a3 b4 worker','0cbeecc2872081e9',1794836274.80974);
INSERT INTO "log" VALUES('7dqkgretnww2',278,279,'bot-1-278-51fa9d55','','1 move b5 a5 worker','1e17fa1492ef8770',1.79483627481134128565e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',279,280,'bot-1-279-c9cc81d3','','1 move a5 b5 worker','66740c43d4e580ee',1.79483627481270647044e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',280,281,'bot-1-280-bae83f59','','1 path b4 a3 worker','30a2d3f8df2cfa51',1.79483627481420469291e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',281,282,'bot-1-281-ba1f7199','','1 path a3 a5 worker','14e9e0bfe54fe1e8',1.79483627481554365154e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',282,283,'bot-1-282-c35d58b9','','1 move b4 a5 worker','fa2fc4127cd3381e',1794836274.81695);
INSERT INTO "log" VALUES('7dqkgretnww2',283,285,'bot-1-283-72b9c31c','','1 done
* tile G2','43d73ba5e3d6939b',1.79483627481828022002e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',285,286,'bot-2-285-e8f89eb6','','2 lay h5 4','2fadaec261bdca46',1.79483627481966638564e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',286,287,'bot-2-286-6acaed8f','','2 move f2 f1 worker','ce10de7e5c7edd7e',1.79483627482122874265e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',287,289,'bot-2-287-ea7d628d','','2 done
* tile G4','f7a54d6fde056856',1.79483627482261395456e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',289,290,'bot-1-289-83163a82','','1 lay g3 1','b5de19a71fc20894',1.79483627482418537139e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',290,291,'bot-1-290-aa7c41a2','','1 move b3 c3 worker','4dcd95728c426d02',1.79483627482555055613e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',291,292,'bot-1-291-b4d0320f','','1 move d5 c5 worker','cc82cda8d718f275',1.79483627482707452775e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',292,293,'bot-1-292-666a190e','','1 move a5 b5 worker','97c01160e91920da',1.79483627482839441305e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',293,294,'bot-1-293-6f9d4059','','1 move b4 b3 worker','f70b311786ff51ad',1.79483627483426833159e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',294,295,'bot-1-294-e543d00c','','1 enter a3 worker','c700401a94a90429',1.79483627483603763578e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',295,296,'bot-1-295-fb8ba3dc','','1 move c3 d2 worker','fc71f091ce92b8d6',1.79483627483766174318e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',296,298,'bot-1-296-70e23d70','','1 done
* tile G3','54407669128ff8de',1.79483627484056854246e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',298,299,'bot-2-298-744a5b13','','2 lay f5 5','193cca1cd67b981c',1.79483627484227728846e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',299,300,'bot-2-299-c32c1b6a','','2 path e3 d4 worker','66ed8b3eb1e421b4',1.79483627484395027161e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',300,301,'bot-2-300-97db4044','','2 move e3 e2 worker','415a16ce44dbc6f4',1.79483627485525727273e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',301,302,'bot-2-301-c129fbb3','','2 enter e3 worker','b83cd854b9d255c1',1.79483627487344050404e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',302,303,'bot-2-302-866465b8','','2 move f1 g2 worker','65a33ff4c015de1b',1.79483627488653635978e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',303,304,'bot-2-303-7dbc832d','','2 move c3 d3 worker','3e3ec1ab47910246',1.79483627490112829204e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',304,305,'bot-2-304-f836e442','','2 move d5 c5 worker','0258685c2a68686e',1.79483627491549468033e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',305,306,'bot-2-305-9f86953b','','2 move d5 c5 worker','9e6cd1a0e52b91c9',1.79483627491806411744e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',306,307,'bot-2-306-8822769c','','2 move e2 e1 worker','9c489225b31fc17c',1.79483627492173290251e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',307,308,'bot-2-307-660ea0d0','','2 done','32218354f7388c22',1.79483627492394399649e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',308,309,'bot-1-308-661566ac','','1 enter a5 worker','af42ca8263c07631',1.79483627492587232594e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',309,310,'bot-1-309-4c116f8e','','1 move b4 b3 worker','cee255735d892969',1.7948362749277126789e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',310,311,'bot-1-310-79c4aebb','','1 move d2 c3 worker','e12be81afe9527af',1.79483627492956280711e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',311,312,'bot-1-311-5413be50','','1 move c3 b3 worker','fee939e9a0e41437',1.79483627493253302571e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',312,313,'bot-1-312-da50c2b9','','1 move c5 c4 worker','f7797bf0d07c3ba7',1.79483627493455028534e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',313,314,'bot-1-313-60cba92e','','1 move a5 b4 worker','3c67b0d708dd1af5',1.79483627494261980053e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',314,315,'bot-1-314-7989efa8','','1 done','bffa88bab1a57f2f',1.79483627495451426503e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',315,316,'bot-2-315-3e474811','','2 move d3 d2 worker','6b99a6bd0f0e8ceb',1.79483627496646165849e+09);
INSERT INTO "log" VALUES('7dqkgretnww2',316,317,'bot-2-316-0da84913','','2 done','758732a02368f9c2',1.79483627496831727029e+09);
INSERT INTO "log" VALUES('za2yd8byithj',0,2,'start',NULL,'* card rockfall
* card spiders','1ec8d152221b450b',1.79483627500386571881e+09);
INSERT INTO "log" VALUES('za2yd8byithj',2,6,'reveal',NULL,'1 stay
2 stay
3 stay
* card snakes','5f02fe129ddd86d8',1.79483627505327367787e+09);
INSERT INTO "log" VALUES('za2yd8byithj',6,10,'reveal',NULL,'1 stay
2 stay
3 stay
* card mummies','65a4cdbda423e9b6',1.79483627509735918048e+09);
INSERT INTO "log" VALUES('za2yd8byithj',10,14,'reveal',NULL,'1 stay
2 leave
3 leave
* card 14','d814181edcab1fdb',1.7948362751233670712e+09);
INSERT INTO "log" VALUES('za2yd8byithj',14,16,'e1d37a7f537c4b68845fb0dabfa16074','g456ce08dbf238166','1 leave
* card 3','58ac663ac69c7873',1.79483627515317702288e+09);
INSERT INTO "log" VALUES('za2yd8byithj',16,20,'reveal',NULL,'1 stay
2 stay
3 leave
* card artifact','8960e5aeb3934cd5',1.79483627518015599255e+09);
INSERT INTO "log" VALUES('za2yd8byithj',20,23,'reveal',NULL,'1 stay
2 leave
* card mummies','ad6c18985ee8f3c7',1.79483627520904755591e+09);
INSERT INTO "log" VALUES('za2yd8byithj',23,25,'5318db1d156a4d4e916b361b5c417b9a','g456ce08dbf238166','1 leave
* card artifact','b7436b69de15c5b1',1.79483627522749066354e+09);
INSERT INTO "log" VALUES('za2yd8byithj',25,29,'reveal',NULL,'1 leave
2 stay
3 stay
* card 7','9d5a7b8cfd2eb90f',1.79483627525739669801e+09);
INSERT INTO "log" VALUES('za2yd8byithj',29,32,'reveal',NULL,'2 stay
3 leave
* card 9','8d68e2516a55e80f',1.79483627527191472051e+09);
INSERT INTO "log" VALUES('za2yd8byithj',32,35,'a369ec382ac949688ad3c598e2cc6fb9','g2616b1b516d2d8ec','2 leave
* card rockfall
* card spiders','eae7feb6a8abaf4e',1.79483627529008388516e+09);
INSERT INTO "log" VALUES('za2yd8byithj',35,39,'reveal',NULL,'1 stay
2 stay
3 leave
* card 1','34d8deb4122b87de',1.79483627533335781097e+09);
INSERT INTO "log" VALUES('za2yd8byithj',39,43,'reveal',NULL,'1 leave
2 leave
* card spiders
* card 11','78d4f292a05abab5',1.79483627537622046467e+09);
INSERT INTO "log" VALUES('za2yd8byithj',43,47,'reveal',NULL,'1 leave
2 stay
3 leave
* card 2','08f5a07433d5a14b',1.79483627541348266607e+09);
INSERT INTO "log" VALUES('za2yd8byithj',47,49,'7154888610304dcda5698ee651f2f694','g2616b1b516d2d8ec','2 stay
* card 5','2f1fd21122a42c4a',1.79483627543937706945e+09);
INSERT INTO "log" VALUES('za2yd8byithj',49,51,'e31f06d411e64d20a196c8510c5b1144','g2616b1b516d2d8ec','2 stay
* card fire','0189606f326ff58a',1.79483627546350336078e+09);
INSERT INTO "log" VALUES('za2yd8byithj',51,53,'863196fc9be9496f9cc72e77b5384e10','g2616b1b516d2d8ec','2 stay
* card artifact','8fc576900c93b414',1.79483627548312187193e+09);
INSERT INTO "log" VALUES('za2yd8byithj',53,55,'c550038bb6e94ddf842e167879bad7f8','g2616b1b516d2d8ec','2 stay
* card fire','7f2099e20c36b732',1.79483627551387214665e+09);
INSERT INTO "log" VALUES('pc2x2axpf2q8',0,2,'start',NULL,'* card snakes
* card rockfall','18beca2bd9bc4d0a',1.79483627558653116226e+09);
INSERT INTO "log" VALUES('c9e69sigqvbr',0,4,'start',NULL,'* card rockfall
* card rockfall
* card fire
* card 15','5716543e64a54c10',1.79483627569404196743e+09);
CREATE TABLE people (guest TEXT PRIMARY KEY, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "people" VALUES('g456ce08dbf238166','Ada',1.79483626973579287527e+09);
INSERT INTO "people" VALUES('g2616b1b516d2d8ec','Bo',1.7948362698459873199e+09);
INSERT INTO "people" VALUES('g7dd0a412b4bd4bfb','Cy',1.79483626993530344957e+09);
CREATE TABLE sealed (table_id TEXT NOT NULL, version INTEGER NOT NULL, seat INTEGER NOT NULL,
           turn INTEGER NOT NULL, commit_id TEXT NOT NULL, guest TEXT, act TEXT NOT NULL,
           PRIMARY KEY (table_id, version, seat, turn));
INSERT INTO "sealed" VALUES('za2yd8byithj',2,3,0,'bot-3-2-a20396b9','','3 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',2,1,0,'4ffbfee2de8b480e8007f37607b1a0ac','g456ce08dbf238166','1 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',2,2,0,'19945abc52a84f08a0e9a315ee549e4b','g2616b1b516d2d8ec','2 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',6,3,0,'bot-3-6-1f7b45e0','','3 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',6,1,0,'19ffa140aa7b41e5a2e5ebe5db668d11','g456ce08dbf238166','1 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',6,2,0,'21c074522efd4da09b8bb9e91827582b','g2616b1b516d2d8ec','2 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',10,3,0,'bot-3-10-82d8d74d','','3 leave');
INSERT INTO "sealed" VALUES('za2yd8byithj',10,1,0,'c52f3a8b4a03453e94d48771bdbfc595','g456ce08dbf238166','1 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',10,2,0,'04b0ecc37c9849f0a7caba4d56dde50a','g2616b1b516d2d8ec','2 leave');
INSERT INTO "sealed" VALUES('za2yd8byithj',16,3,0,'bot-3-16-d3f5068f','','3 leave');
INSERT INTO "sealed" VALUES('za2yd8byithj',16,2,0,'0af40d1a9efc43028a197510bcf84fc4','g2616b1b516d2d8ec','2 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',16,1,0,'5437b0819ead415e93c22f5041608828','g456ce08dbf238166','1 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',20,2,0,'ded5edf61a604665a4474cae68745714','g2616b1b516d2d8ec','2 leave');
INSERT INTO "sealed" VALUES('za2yd8byithj',20,1,0,'c4f6217c11c54006be4c2a328dc778fe','g456ce08dbf238166','1 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',25,3,0,'bot-3-25-cb897d22','','3 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',25,2,0,'53c9c9fdd8e145b7985d8983d753b029','g2616b1b516d2d8ec','2 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',25,1,0,'9547f68b431b48dca41710ccea552fb5','g456ce08dbf238166','1 leave');
INSERT INTO "sealed" VALUES('za2yd8byithj',29,3,0,'bot-3-29-6032c11d','','3 leave');
INSERT INTO "sealed" VALUES('za2yd8byithj',29,2,0,'690233c4f4314563818b18b975d2fc49','g2616b1b516d2d8ec','2 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',35,3,0,'bot-3-35-23191dc4','','3 leave');
INSERT INTO "sealed" VALUES('za2yd8byithj',35,1,0,'0c993379c0f2428ba68d3f7149c9600a','g456ce08dbf238166','1 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',35,2,0,'ff898a7449244262a22714d5a4eb54a1','g2616b1b516d2d8ec','2 stay');
INSERT INTO "sealed" VALUES('za2yd8byithj',39,1,0,'14ba7f807cc74dc896fb798c83a77b07','g456ce08dbf238166','1 leave');
INSERT INTO "sealed" VALUES('za2yd8byithj',39,2,0,'fa12a26828af4a2081c21df09a6fcb5a','g2616b1b516d2d8ec','2 leave');
INSERT INTO "sealed" VALUES('za2yd8byithj',43,3,0,'bot-3-43-72d8c17b','','3 leave');
INSERT INTO "sealed" VALUES('za2yd8byithj',43,1,0,'c11c65a855f54a6c8ad4010a71b22e3c','g456ce08dbf238166','1 leave');
INSERT INTO "sealed" VALUES('za2yd8byithj',43,2,0,'642f2a54c3b14cb1ba88b08f779a0b3e','g2616b1b516d2d8ec','2 stay');
INSERT INTO "sealed" VALUES('pc2x2axpf2q8',2,1,0,'77d7a5fa8f7f47d69b5a223c69e3bb8f','g456ce08dbf238166','1 leave');
INSERT INTO "sealed" VALUES('pc2x2axpf2q8',2,1,1,'f388118d16de4b9db2c500da5c4f0843','g456ce08dbf238166','1 stay');
INSERT INTO "sealed" VALUES('pc2x2axpf2q8',2,2,0,'17bf1c4151e5448189650fee2d46a2c3','g2616b1b516d2d8ec','2 stay');
INSERT INTO "sealed" VALUES('c9e69sigqvbr',4,2,0,'eeea641c3d2245e19082da24d79ebd8f','g2616b1b516d2d8ec','2 stay');
INSERT INTO "sealed" VALUES('c9e69sigqvbr',4,2,1,'void-1794836275767872750',NULL,'');
CREATE TABLE sitting (guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id));
INSERT INTO "sitting" VALUES('g456ce08dbf238166','5hq26gj4yptm');
INSERT INTO "sitting" VALUES('g2616b1b516d2d8ec','u6jx92na9pwi');
INSERT INTO "sitting" VALUES('g456ce08dbf238166','u6jx92na9pwi');
INSERT INTO "sitting" VALUES('g456ce08dbf238166','zhs5ujq2kfya');
INSERT INTO "sitting" VALUES('g456ce08dbf238166','7dqkgretnww2');
INSERT INTO "sitting" VALUES('g2616b1b516d2d8ec','283c3gf8pi43');
INSERT INTO "sitting" VALUES('g456ce08dbf238166','283c3gf8pi43');
INSERT INTO "sitting" VALUES('g2616b1b516d2d8ec','za2yd8byithj');
INSERT INTO "sitting" VALUES('g456ce08dbf238166','za2yd8byithj');
INSERT INTO "sitting" VALUES('g2616b1b516d2d8ec','pc2x2axpf2q8');
INSERT INTO "sitting" VALUES('g456ce08dbf238166','pc2x2axpf2q8');
INSERT INTO "sitting" VALUES('g7dd0a412b4bd4bfb','pc2x2axpf2q8');
INSERT INTO "sitting" VALUES('g456ce08dbf238166','c9e69sigqvbr');
INSERT INTO "sitting" VALUES('g7dd0a412b4bd4bfb','c9e69sigqvbr');
CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, version INTEGER NOT NULL, position TEXT NOT NULL);
INSERT INTO "snapshots" VALUES('zhs5ujq2kfya',129,'tikal 2
phase lay
stage turn
seat 2
owner 2
points 0
hand D2
scores 4 5
supply 13 10
gone 0 2
leaders b3 guard
levels 2 4 9 11 8 5 3 2 1
tocome D1 D3 D4 D5 E1 E2 E3 E4 E5 F1 F2 F3 F4 F5 G1 G2 G3 G4
a3 A2 4 4 0 0 0 0
a4 a4 0 1 0 0 1 0
a5 a5 0 0 0 0 0 0
b2 C5 4 3 0 0 0 0
b3 A6 1 3 0 2 0 0
b4 b4 0 0 2 0 0 4
b5 b5 0 2 0 2 0 0
c2 B1 0 0 0 0 0 0
c3 A5 0 4 0 0 0 0
c4 A4 4 3 0 1 0 0
d1 B6 0 3 0 0 0 0
d2 A3 3 0 1 0 1 0
d3 B2 5 2 0 0 0 1
d4 C2 1 0 0 0 0 0
e1 B4 5 0 1 0 1 0
e2 B3 0 0 2 0 0 0
e3 A1 5 1 0 0 0 0
f2 C3 0 0 0 0 0 0
f3 B5 5 4 0 0 0 0
g3 C1 4 4 0 0 1 0
h2 C4 4 3 0 0 0 0');
INSERT INTO "snapshots" VALUES('7dqkgretnww2',256,'tikal 2
phase lay
stage turn
seat 2
owner 2
points 0
hand F1
scores 12 23
supply 5 4
gone 0 3
leaders gone a5
levels 2 4 8 9 7 5 3 2 1
tocome F3 F4 G1 G2 G3 G4
a1 C4 2 3 0 0 0 0
a2 A5 3 4 0 0 2 0
a3 A3 1 0 1 0 0 0
a4 a4 0 1 0 0 0 0
a5 a5 0 0 0 0 1 1
b1 B2 5 2 0 0 0 0
b2 A2 2 4 0 0 0 0
b3 A4 3 2 0 0 0 1
b4 b4 0 0 1 0 6 0
b5 b5 0 3 0 2 2 0
c1 C3 4 0 0 0 0 0
c2 C2 2 0 0 0 0 0
c3 B6 4 3 0 0 0 0
c4 A1 3 1 0 2 0 0
c5 A6 4 5 0 1 0 1
d1 B1 0 0 0 0 0 0
d2 B5 3 4 0 0 0 1
d3 C5 5 3 0 0 0 0
d4 B4 3 0 2 0 0 1
d5 D4 1 0 0 0 1 0
e1 D5 0 5 0 0 0 0
e2 C1 1 6 0 0 0 0
e3 B3 5 0 2 0 0 2
e4 D1 4 5 0 0 0 0
e5 E3 0 0 0 0 0 1
f1 E5 3 5 0 0 0 0
f2 D2 4 3 0 0 0 1
f3 D3 0 0 0 0 0 0
f4 E1 5 6 0 0 0 0
g1 F5 5 4 0 0 0 0
g2 E2 0 2 0 0 0 0
g4 E4 4 0 0 0 0 0
g5 F2 0 0 0 0 0 0');
CREATE TABLE tables (id TEXT PRIMARY KEY, revision INTEGER NOT NULL, game TEXT NOT NULL,
           status TEXT NOT NULL, visibility TEXT NOT NULL, about TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
           updated DOUBLE PRECISION NOT NULL, version INTEGER NOT NULL, waiting INTEGER NOT NULL,
           bots INTEGER NOT NULL, talk INTEGER NOT NULL);
INSERT INTO "tables" VALUES('5hq26gj4yptm',0,'tikal','waiting','public','{"game":"tikal","rules":1,"options":{"auction":true,"camp_needs_presence":false},"seats":[{"kind":"person","name":"Ada","guest":"g456ce08dbf238166","bot":null},{"kind":"open","name":null,"guest":null,"bot":null},{"kind":"bot","name":"random","guest":null,"bot":"random"}],"visibility":"public","onlookers":true,"hints":true,"odds":true,"host":"g456ce08dbf238166","members":[],"key":"cc0c91c2a718189ae4092cc5","seed":"a04767cb97d77ca353708881d6d686a2510a6776453925ff","rematch":null,"headers":{}}',1.79483626994566965095e+09,1.79483626994566965095e+09,0,0,8,0);
INSERT INTO "tables" VALUES('u6jx92na9pwi',2,'tikal','playing','unlisted','{"game":"tikal","rules":1,"options":{"auction":false,"camp_needs_presence":false},"seats":[{"kind":"person","name":"Ada","guest":"g456ce08dbf238166","bot":null},{"kind":"person","name":"Bo","guest":"g2616b1b516d2d8ec","bot":null}],"visibility":"unlisted","onlookers":true,"hints":true,"odds":true,"host":"g456ce08dbf238166","members":[],"key":"05cd5e1eb603cf9adb296d8b","seed":"5753b73e36d4827f900784caca49d258b3901ded3bcda51f","rematch":null,"headers":{}}',1.7948362699568750858e+09,1.79483626997713661193e+09,6,2,0,2);
INSERT INTO "tables" VALUES('zhs5ujq2kfya',2,'tikal','playing','invitation','{"game":"tikal","rules":1,"options":{"auction":false,"camp_needs_presence":false},"seats":[{"kind":"person","name":"Ada","guest":"g456ce08dbf238166","bot":null},{"kind":"bot","name":"random","guest":null,"bot":"random"}],"visibility":"invitation","onlookers":true,"hints":false,"odds":true,"host":"g456ce08dbf238166","members":["g2616b1b516d2d8ec"],"key":"9fca3557a82f93ec962e10f3","seed":"9c41ff264152b4b87d91241677c14aee334b2dd12ee9bdb9","rematch":null,"headers":{}}',1.79483626999314284326e+09,1.79483627283920168875e+09,151,2,4,0);
INSERT INTO "tables" VALUES('7dqkgretnww2',1,'tikal','over','unlisted','{"game":"tikal","rules":1,"options":{"auction":false,"camp_needs_presence":false},"seats":[{"kind":"bot","name":"random","guest":null,"bot":"random"},{"kind":"bot","name":"random","guest":null,"bot":"random"}],"visibility":"unlisted","onlookers":true,"hints":true,"odds":true,"host":"g456ce08dbf238166","members":[],"key":"4b3641b12dc3f9706c37ce01","seed":"8f9b90708132df8c2e477f4ffd3690e33d49ffdfbbd4ce46","rematch":null,"headers":{}}',1.79483627287016296383e+09,1.79483627496831727029e+09,317,0,6,0);
INSERT INTO "tables" VALUES('za2yd8byithj',3,'incan-gold','over','unlisted','{"game":"incan-gold","rules":1,"options":{"artifacts":true,"open_tents":false},"seats":[{"kind":"person","name":"Ada","guest":"g456ce08dbf238166","bot":null},{"kind":"person","name":"Bo","guest":"g2616b1b516d2d8ec","bot":null},{"kind":"bot","name":"random","guest":null,"bot":"random"}],"visibility":"unlisted","onlookers":true,"hints":true,"odds":true,"host":"g456ce08dbf238166","members":[],"key":"f83dc204dc1db0de052cd054","seed":"1f89ce1eb9ebfec71cd0f25905933701d8a2cd95f4eae1e2","rematch":"283c3gf8pi43","headers":{}}',1.79483627498144483565e+09,1.79483627551387214665e+09,55,0,8,0);
INSERT INTO "tables" VALUES('283c3gf8pi43',0,'incan-gold','waiting','unlisted','{"game":"incan-gold","rules":1,"options":{"artifacts":true,"open_tents":false},"seats":[{"kind":"person","name":"Ada","guest":"g456ce08dbf238166","bot":null},{"kind":"person","name":"Bo","guest":"g2616b1b516d2d8ec","bot":null},{"kind":"bot","name":"random","guest":null,"bot":"random"}],"visibility":"unlisted","onlookers":true,"hints":true,"odds":true,"host":"g2616b1b516d2d8ec","members":[],"key":"461fb70f7fecbf2dc432db18","seed":"c4d79cf3fd2f64a9146983fd94644547047f4db6391dda9f","rematch":null,"headers":{}}',1.79483627554198741909e+09,1.79483627554198741909e+09,0,0,8,0);
INSERT INTO "tables" VALUES('pc2x2axpf2q8',3,'incan-gold','playing','unlisted','{"game":"incan-gold","rules":1,"options":{"artifacts":true,"open_tents":true},"seats":[{"kind":"person","name":"Ada","guest":"g456ce08dbf238166","bot":null},{"kind":"person","name":"Bo","guest":"g2616b1b516d2d8ec","bot":null},{"kind":"person","name":"Cy","guest":"g7dd0a412b4bd4bfb","bot":null}],"visibility":"unlisted","onlookers":true,"hints":true,"odds":true,"host":"g456ce08dbf238166","members":[],"key":"73c9ea0d728fc54a0ad33183","seed":"2a94bfff8828500d29900155b1c0758512fec46e9454b246","rematch":null,"headers":{}}',1.7948362755559709072e+09,1.79483627558653116226e+09,2,8,0,0);
INSERT INTO "tables" VALUES('c9e69sigqvbr',4,'incan-gold','playing','unlisted','{"game":"incan-gold","rules":1,"options":{"artifacts":true,"open_tents":false},"seats":[{"kind":"person","name":"Ada","guest":"g456ce08dbf238166","bot":null},{"kind":"person","name":"Ada","guest":"g456ce08dbf238166","bot":null},{"kind":"person","name":"Cy","guest":"g7dd0a412b4bd4bfb","bot":null}],"visibility":"unlisted","onlookers":true,"hints":true,"odds":true,"host":"g456ce08dbf238166","members":["g456ce08dbf238166"],"key":"19b15d8f85ba0b1907518a7b","seed":"9b379858135bfa352e360c17231a9bc8615ebe489ee5e14d","rematch":null,"headers":{}}',1.79483627564411497117e+09,1.79483627569404196743e+09,4,14,0,0);
INSERT INTO "tables" VALUES('prkqfcuar2na',1,'incan-gold','waiting','unlisted','{"game":"incan-gold","rules":1,"options":{"artifacts":true,"open_tents":false},"seats":[{"kind":"open","name":null,"guest":null,"bot":null},{"kind":"open","name":null,"guest":null,"bot":null},{"kind":"open","name":null,"guest":null,"bot":null}],"visibility":"unlisted","onlookers":true,"hints":true,"odds":true,"host":null,"members":[],"key":"d01b382c62c4c94960d515ed","seed":"36322594ca5c8190707cc9e763719b638bee4dbb0078160e","rematch":null,"headers":{}}',1.79483627593160676959e+09,1.79483627593160676959e+09,0,0,0,1);
CREATE TABLE talk (table_id TEXT NOT NULL, number INTEGER NOT NULL, time DOUBLE PRECISION NOT NULL,
           text TEXT NOT NULL, name TEXT, guest TEXT, seat INTEGER, key TEXT, PRIMARY KEY (table_id, number));
INSERT INTO "talk" VALUES('u6jx92na9pwi',1,1.79483626998275375367e+09,'Hello, Bo — a fine temple!','Ada','g456ce08dbf238166',1,NULL);
INSERT INTO "talk" VALUES('u6jx92na9pwi',2,1.79483626999106431003e+09,'Dobrý den ☂ ''quoted''; --','Bo','g2616b1b516d2d8ec',2,NULL);
INSERT INTO "talk" VALUES('prkqfcuar2na',1,1794836275.94457,'Gone soon',NULL,NULL,1,NULL);
CREATE INDEX lobby ON tables (visibility, status, created);
CREATE INDEX due ON tables (status, updated);
CREATE INDEX sitting_at ON sitting (table_id);
COMMIT;
