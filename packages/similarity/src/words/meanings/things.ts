/** Things, houses, vehicles, tools, colours and numbers. See meanings.ts for how a line is read. */
export const thingMeanings = `
房子 house casa? maison haus
家 home casa foyer? heim
船屋 houseboat house_boat
船库 boathouse boat_house
城堡 castle castello chateau castillo schloss キャッスル 성
宫殿 palace palazzo palais palacio palast
塔 tower torre tour? turm タワー 탑
桥 桥梁 bridge ponte pont puente brucke ブリッジ 다리
门 大门 gate door porta? porte puerta tor
窗 窗户 window
钥匙 key chiave cle llave schlussel キー 열쇠
锁 lock
墙 wall
道路 路 road strada route? strasse
街道 street rue? calle
城市 city citta ville ciudad stadt シティ 도시
村庄 村 village villaggio pueblo dorf
市场 market mercato marche mercado markt
广场 plaza square piazza platz
学校 school scuola ecole escuela schule
图书馆 library
博物馆 museum
农场 farm fattoria ferme granja
果园 orchard
园林 gardens? classical_garden
磨坊 mill mulino moulin molino muhle
面包店 bakery
厨房 kitchen cucina cuisine cocina kuche キッチン 주방
桌子 table
椅子 chair
床 bed
镜子 mirror specchio miroir espejo spiegel ミラー 거울
灯 灯泡 lamp lampada lampe
灯塔 lighthouse faro phare leuchtturm
蜡烛 candle
时钟 钟 clock
手表 watch
铃 钟声 bell campana cloche glocke
书 书本 book libro livre buch ブック 책
笔 pen
铅笔 pencil
纸 paper
信 信件 letter
邮件 mail
盒子 box
袋子 包 bag
瓶子 bottle
杯子 cup
碗 bowl
刀 knife
剑 sword spada epee espada schwert
盾 盾牌 shield scudo bouclier escudo
矛 spear
弓 bow
箭 arrow freccia fleche flecha pfeil アロー 화살
锚 anchor ancora ancre ancla anker アンカー 닻
帆 sail
船 ship nave navire barco schiff
小船 boat barca bateau little_boat~
飞机 plane airplane
火车 train treno tren zug
汽车 car auto voiture coche
自行车 bicycle bike
车轮 轮子 wheel ruota roue rueda rad?
引擎 发动机 engine motor motore moteur
火箭 rocket razzo fusee cohete rakete ロケット 로켓~
卫星 satellite
机器人 robot roboter ロボット 로봇~
机器 machine macchina maschine
电脑 计算机 computer
网络 network
象棋 chess
球 ball palla balle bola? kugel
足球 football soccer calcio futbol fussball
篮球 basketball
网球 tennis
高尔夫 golf
钢琴 piano klavier ピアノ 피아노~
吉他 guitar chitarra guitare guitarra gitarre
小提琴 violin violino
鼓 drum
旗 旗帜 flag bandiera drapeau bandera flagge
丝带 缎带 ribbon
帽子 hat cappello chapeau sombrero hut?
裙子 skirt
衬衫 shirt
鞋 鞋子 shoe scarpa chaussure zapato schuh
手套 glove
戒指 ring anello bague anillo
项链 necklace
丝绸 丝 silk seta? soie seda seide シルク 비단
棉花 棉 cotton cotone coton algodon baumwolle コットン
羊毛 wool
皮革 leather
香水 perfume profumo parfum
肥皂 soap
口红 lipstick
雨伞 伞 umbrella
玩具 toy
礼物 gift regalo cadeau geschenk ギフト 선물
红 红色 red rosso rouge rojo rot?
蓝 蓝色 blue blu bleu azul blau
绿 绿色 green verde vert grun
黄 黄色 yellow giallo jaune amarillo gelb
黑 黑色 black nero noir negro schwarz
白 白色 white bianco blanc blanco weiss
紫色 purple viola? violet?
粉红 pink rosa?
灰色 grey gray grigio gris grau
大 big grande gross?
小 little small piccolo petit pequeno klein
快 fast quick rapid veloce rapide rapido schnell
新鲜 fresh fresco frais frisch フレッシュ
纯净 pure puro pur rein?
甜 sweet dolce doux dulce suss スイート
干净 clean pulito propre limpio sauber
聪明 smart clever
强 强大 strong forte fort fuerte stark?
完美 perfect perfetto parfait? perfecto perfekt
美 漂亮 beautiful bello beau? bonito schon
好 good buono bon bueno gut?
最好 best migliore meilleur mejor
简单 simple semplice einfach
安全 safe
金龙 golden_dragon gold_dragon
金狮 golden_lion gold_lion
白马 white_horse
黑马 dark_horse black_horse
红牛 red_bull
蓝天 blue_sky
白云 white_cloud
红星 red_star
金星 venus
金星 golden_star gold_star
火星 mars
木星 jupiter giove
土星 saturn saturno
第一 number_one no1 numero_uno 넘버원 ナンバーワン 一番
一 one uno un? eins
二 two due? deux dos zwei
三 three tre trois tres drei
四 four quattro quatre cuatro vier
五 five cinque cinq cinco funf
六 six sei seis sechs
七 seven sette sept siete sieben
八 eight otto huit ocho acht
九 nine nove neuf nueve neun
十 ten dieci dix diez zehn
指南针 罗盘 compass bussola boussole brujula kompass
地图 map
地平线 horizon orizzonte horizonte
世界 world mondo monde mundo welt ワールド 세계
选择 choice scelta choix
灯笼 lantern
风车 windmill
宝藏 treasure tesoro tresor schatz
木匠 carpenter
牧羊人 shepherd pastor
冰川 glacier
风筝 kite
齿轮 gear
磁铁 magnet
望远镜 telescope
罗盘针 needle
雪橇 sledge sleigh
马车 carriage
独木舟 canoe
降落伞 parachute
气球 balloon
面具 mask
皇家 royal reale royale real? konigliche
石狮 stone_lion
双 double twin~
水星 mercury
铁路 railway railroad
马路 road~
二手 secondhand
手纸 toilet_paper
快门 shutter
美金 dollar
风水 feng_shui
长城 great_wall
`
