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
费列罗 FERRERO
德芙 DOVE?
士力架 SNICKERS
奥利奥 OREO オレオ 오레오
哈根达斯 HAAGEN-DAZS ハーゲンダッツ 하겐다즈
依云 EVIAN エビアン
喜力 HEINEKEN ハイネケン 하이네켄
百威 BUDWEISER バドワイザー
青岛啤酒 TSINGTAO
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
奔驰 MERCEDES_BENZ
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
`
