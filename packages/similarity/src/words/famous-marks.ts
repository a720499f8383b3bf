/**
 * Marks that everybody knows and the names by which they are known in other scripts (rule C27). A line is one mark;
 * blanks part its names, `_` stands for a blank within one. Of general knowledge, written for this project.
 */
export const famousMarks = `
耐克 NIKE ナイキ 나이키
阿迪达斯 ADIDAS アディダス 아디다스
彪马 PUMA プーマ 푸마
新百伦 NEW_BALANCE
匡威 CONVERSE コンバース 컨버스
锐步 REEBOK
斯凯奇 SKECHERS
安踏 ANTA
李宁 LI-NING
特步 XTEP
可口可乐 COCA-COLA コカコーラ 코카콜라
百事可乐 百事 PEPSI ペプシ 펩시
雪碧 SPRITE スプライト 스프라이트
芬达 FANTA ファンタ
七喜 7UP
红牛 RED_BULL レッドブル 레드불
星巴克 STARBUCKS スターバックス 스타벅스
麦当劳 MCDONALDS マクドナルド 맥도날드
肯德基 KFC
必胜客 PIZZA_HUT
汉堡王 BURGER_KING
雀巢 NESTLE ネスレ 네슬레
费列罗 FERRERO FERRERO_ROCHER
德芙 DOVE?
士力架 SNICKERS
奥利奥 OREO オレオ 오레오
哈根达斯 HAAGEN-DAZS ハーゲンダッツ 하겐다즈
依云 EVIAN エビアン
喜力 HEINEKEN ハイネケン 하이네켄
百威 BUDWEISER バドワイザー
青岛啤酒 TSINGTAO 青岛?
轩尼诗 HENNESSY ヘネシー
马爹利 MARTELL
人头马 REMY_MARTIN
拉菲 LAFITE
香奈儿 CHANEL シャネル 샤넬
路易威登 LOUIS_VUITTON ルイヴィトン 루이비통
古驰 GUCCI グッチ 구찌
普拉达 PRADA プラダ 프라다
爱马仕 HERMES エルメス 에르메스
迪奥 DIOR ディオール 디올
范思哲 VERSACE
阿玛尼 ARMANI アルマーニ 아르마니
博柏利 巴宝莉 BURBERRY バーバリー 버버리
蔻驰 COACH コーチ 코치
卡地亚 CARTIER カルティエ 까르띠에
蒂芙尼 TIFFANY ティファニー 티파니
劳力士 ROLEX ロレックス 롤렉스
欧米茄 OMEGA オメガ 오메가
浪琴 LONGINES
天梭 TISSOT
斯沃琪 SWATCH
优衣库 UNIQLO ユニクロ 유니클로
无印良品 MUJI
飒拉 ZARA
李维斯 LEVIS
欧莱雅 LOREAL ロレアル 로레알
兰蔻 LANCOME ランコム 랑콤
雅诗兰黛 ESTEE_LAUDER
倩碧 CLINIQUE
资生堂 SHISEIDO 시세이도
玉兰油 OLAY
多芬 DOVE?
海飞丝 HEAD_AND_SHOULDERS
潘婷 PANTENE
舒肤佳 SAFEGUARD
高露洁 COLGATE
佳洁士 CREST
吉列 GILLETTE
强生 JOHNSON_JOHNSON
帮宝适 PAMPERS
拜耳 BAYER
辉瑞 PFIZER
罗氏 ROCHE
诺华 NOVARTIS
微软 MICROSOFT マイクロソフト 마이크로소프트
谷歌 GOOGLE グーグル 구글
英特尔 INTEL インテル 인텔
英伟达 NVIDIA
甲骨文 ORACLE?
思科 CISCO
戴尔 DELL
惠普 HP
联想 LENOVO
华为 HUAWEI
小米 XIAOMI
中兴 ZTE
三星 SAMSUNG サムスン 삼성
索尼 SONY ソニー 소니
松下 PANASONIC パナソニック 파나소닉
东芝 TOSHIBA
日立 HITACHI
夏普 SHARP?
佳能 CANON キヤノン 캐논
尼康 NIKON ニコン 니콘
富士 FUJI
任天堂 NINTENDO ニンテンドー 닌텐도
飞利浦 PHILIPS フィリップス 필립스
西门子 SIEMENS シーメンス 지멘스
博世 BOSCH ボッシュ 보쉬
戴森 DYSON ダイソン 다이슨
海尔 HAIER
美的 MIDEA
格力 GREE
诺基亚 NOKIA ノキア 노키아
摩托罗拉 MOTOROLA モトローラ 모토로라
爱立信 ERICSSON
黑莓 BLACKBERRY
推特 TWITTER
脸书 FACEBOOK
亚马逊 AMAZON アマゾン 아마존
阿里巴巴 ALIBABA
腾讯 TENCENT
百度 BAIDU
抖音 TIKTOK
优步 UBER
爱彼迎 AIRBNB
特斯拉 TESLA テスラ 테슬라
宝马 BMW
奔驰 MERCEDES_BENZ BENZ
奥迪 AUDI アウディ 아우디
大众 VOLKSWAGEN フォルクスワーゲン 폭스바겐
保时捷 PORSCHE ポルシェ 포르쉐
法拉利 FERRARI フェラーリ 페라리
兰博基尼 LAMBORGHINI
玛莎拉蒂 MASERATI
宾利 BENTLEY
劳斯莱斯 ROLLS-ROYCE
捷豹 JAGUAR?
路虎 LAND_ROVER
福特 FORD フォード 포드
雪佛兰 CHEVROLET
别克 BUICK
凯迪拉克 CADILLAC
吉普 JEEP ジープ 지프
丰田 TOYOTA トヨタ 도요타
本田 HONDA ホンダ 혼다
日产 NISSAN
马自达 MAZDA マツダ 마쓰다
斯巴鲁 SUBARU スバル
铃木 SUZUKI スズキ
雷克萨斯 LEXUS レクサス 렉서스
现代 HYUNDAI 현대
起亚 KIA 기아
沃尔沃 VOLVO ボルボ 볼보
雷诺 RENAULT
标致 PEUGEOT
比亚迪 BYD
吉利 GEELY
米其林 MICHELIN ミシュラン 미쉐린
固特异 GOODYEAR
普利司通 BRIDGESTONE ブリヂストン
壳牌 SHELL?
美孚 MOBIL
宜家 IKEA イケア 이케아
沃尔玛 WALMART ウォルマート 월마트
家乐福 CARREFOUR
希尔顿 HILTON ヒルトン 힐튼
万豪 MARRIOTT
香格里拉 SHANGRI-LA
迪士尼 DISNEY ディズニー 디즈니
乐高 LEGO レゴ 레고
芭比 BARBIE バービー 바비
凯蒂猫 HELLO_KITTY ハローキティ
维萨 VISA
万事达 MASTERCARD
花旗 CITI
汇丰 HSBC
联邦快递 FEDEX
柯达 KODAK コダック 코닥
施乐 XEROX ゼロックス
派克 PARKER
万宝龙 MONTBLANC
雷朋 RAY-BAN レイバン 레이밴
乐事 LAYS
品客 PRINGLES
益达 EXTRA?
绿箭 DOUBLEMINT
立顿 LIPTON リプトン 립톤
美赞臣 MEAD_JOHNSON
惠氏 WYETH
安利 AMWAY アムウェイ 암웨이
乔丹 JORDAN ジョーダン 조던
美宝莲 MAYBELLINE
赛百味 SUBWAY?
华伦天奴 VALENTINO
纪梵希 GIVENCHY
圣罗兰 YVES_SAINT_LAURENT
宝格丽 BULGARI BVLGARI
杰尼亚 ZEGNA
菲拉格慕 FERRAGAMO
芬迪 FENDI
罗意威 LOEWE
巴黎世家 BALENCIAGA
葆蝶家 BOTTEGA_VENETA
登喜路 DUNHILL
雨果博斯 HUGO_BOSS
拉夫劳伦 RALPH_LAUREN
万宝路 MARLBORO
添柏岚 TIMBERLAND
始祖鸟 ARCTERYX
露露乐蒙 LULULEMON
安德玛 UNDER_ARMOUR
亚瑟士 ASICS アシックス
美津浓 MIZUNO ミズノ
斐乐 FILA
茵宝 UMBRO
迪卡侬 DECATHLON
科颜氏 KIEHLS
碧欧泉 BIOTHERM
娇兰 GUERLAIN
娇韵诗 CLARINS
希思黎 SISLEY
伊丽莎白雅顿 ELIZABETH_ARDEN
妮维雅 NIVEA
旁氏 PONDS
力士 LUX?
沙宣 VIDAL_SASSOON SASSOON
卡诗 KERASTASE
施华蔻 SCHWARZKOPF
威娜 WELLA
薇姿 VICHY
理肤泉 LA_ROCHE-POSAY
雅漾 AVENE
丝塔芙 CETAPHIL
露得清 NEUTROGENA
花王 KAO
高丝 KOSE
兰芝 LANEIGE 라네즈
雪花秀 SULWHASOO
后 WHOO
苏菲 SOFY
好奇 HUGGIES
汰渍 TIDE?
碧浪 ARIEL
金霸王 DURACELL
劲量 ENERGIZER
特百惠 TUPPERWARE
膳魔师 THERMOS
双立人 ZWILLING
博朗 BRAUN
伊莱克斯 ELECTROLUX
惠而浦 WHIRLPOOL?
德龙 DELONGHI
达能 DANONE
雅培 ABBOTT
嘉宝 GERBER
亨氏 HEINZ
卡夫 KRAFT?
家乐氏 KELLOGGS
桂格 QUAKER?
好时 HERSHEYS
瑞士莲 LINDT
歌帝梵 GODIVA
阿尔卑斯 ALPENLIEBE
美年达 MIRINDA
佳得乐 GATORADE
纯果乐 TROPICANA
都乐 DOLE
嘉士伯 CARLSBERG
百加得 BACARDI
尊尼获加 JOHNNIE_WALKER
芝华士 CHIVAS
豪雅 TAG_HEUER
积家 JAEGER-LECOULTRE
江诗丹顿 VACHERON_CONSTANTIN
百达翡丽 PATEK_PHILIPPE
爱彼 AUDEMARS_PIGUET
沛纳海 PANERAI
宝玑 BREGUET
宝珀 BLANCPAIN
雷达 RADO
美度 MIDO
西铁城 CITIZEN?
精工 SEIKO セイコー
卡西欧 CASIO カシオ
施华洛世奇 SWAROVSKI
潘多拉 PANDORA
梵克雅宝 VAN_CLEEF_ARPELS
新秀丽 SAMSONITE
日默瓦 RIMOWA
屈臣氏 WATSONS
丝芙兰 SEPHORA
开市客 COSTCO
乐购 TESCO
欧尚 AUCHAN
罗森 LAWSON ローソン
全家 FAMILYMART
汉莎 LUFTHANSA
喜来登 SHERATON
凯悦 HYATT
雅高 ACCOR
宜必思 IBIS
敦豪 DHL
马士基 MAERSK
嘉实多 CASTROL
埃克森 EXXON
巴斯夫 BASF
杜邦 DUPONT
汉高 HENKEL
多乐士 DULUX
立邦 NIPPON_PAINT
喜利得 HILTI
牧田 MAKITA
小松 KOMATSU
斯堪尼亚 SCANIA
依维柯 IVECO
斯柯达 SKODA
欧宝 OPEL
菲亚特 FIAT
阿尔法罗密欧 ALFA_ROMEO
迈巴赫 MAYBACH
布加迪 BUGATTI
阿斯顿马丁 ASTON_MARTIN
迈凯伦 MCLAREN
讴歌 ACURA
英菲尼迪 INFINITI
三菱 MITSUBISHI 미쓰비시
五十铃 ISUZU
大发 DAIHATSU
哈雷 HARLEY HARLEY-DAVIDSON
杜卡迪 DUCATI
雅马哈 YAMAHA ヤマハ 야마하
川崎 KAWASAKI カワサキ
倍耐力 PIRELLI
邓禄普 DUNLOP
韩泰 HANKOOK
霍尼韦尔 HONEYWELL
艾默生 EMERSON
施耐德 SCHNEIDER
西部数据 WESTERN_DIGITAL
希捷 SEAGATE
金士顿 KINGSTON
闪迪 SANDISK
罗技 LOGITECH
雷蛇 RAZER
宏碁 ACER
华硕 ASUS
爱普生 EPSON エプソン
理光 RICOH
奥林巴斯 OLYMPUS オリンパス
徕卡 LEICA ライカ
哈苏 HASSELBLAD
蔡司 ZEISS
大疆 DJI
高通 QUALCOMM
博通 BROADCOM
联发科 MEDIATEK
台积电 TSMC
思爱普 SAP?
奥多比 ADOBE
领英 LINKEDIN
网飞 奈飞 NETFLIX 넷플릭스
世嘉 SEGA セガ
卡普空 CAPCOM カプコン
万代 BANDAI バンダイ
孩之宝 HASBRO
美泰 MATTEL
费雪 FISHER-PRICE
美国运通 AMERICAN_EXPRESS
贝宝 PAYPAL
高盛 GOLDMAN_SACHS
摩根士丹利 MORGAN_STANLEY
渣打 STANDARD_CHARTERED
友邦 AIA
普华永道 PWC
德勤 DELOITTE
毕马威 KPMG
麦肯锡 MCKINSEY
默沙东 MSD
赛诺菲 SANOFI
葛兰素史克 GSK
阿斯利康 ASTRAZENECA
美敦力 MEDTRONIC
欧姆龙 OMRON オムロン
海康威视 HIKVISION
海信 HISENSE
创维 SKYWORTH
康佳 KONKA
方太 FOTILE
苏泊尔 SUPOR
九阳 JOYOUNG
雅戈尔 YOUNGOR
海澜之家 HLA
森马 SEMIR
美特斯邦威 METERSBONWE
鸿星尔克 ERKE
茅台 MOUTAI
张裕 CHANGYU
瑞幸 LUCKIN
喜茶 HEYTEA
蜜雪冰城 MIXUE
京东 JD JINGDONG
支付宝 ALIPAY
微信 WECHAT
网易 NETEASE
爱奇艺 IQIYI
字节跳动 BYTEDANCE
蔚来 NIO
小鹏 XPENG
奇瑞 CHERY
宝可梦 POKEMON ポケモン 포켓몬
카카오 KAKAO
네이버 NAVER
联合利华 UNILEVER ユニリーバ
엘지 LG
宝洁 PG
乐天 LOTTE ロッテ 롯데
好来 黑人? DARLIE
花花公子 PLAYBOY
清华 TSINGHUA
奥特曼 ULTRAMAN ウルトラマン
淘宝 TAOBAO
三得利 SUNTORY サントリー
アサヒ ASAHI 朝日?
`
