/** Animals, plants, fruit and what is eaten. See meanings.ts for how a line is read. */
export const livingMeanings = `
狮子 狮 lion leone leon lowe ライオン 사자
老虎 虎 tiger tigre タイガー 호랑이
豹 豹子 leopard
猎豹 cheetah
美洲豹 jaguar panther~
狼 wolf lupo loup lobo ウルフ 늑대
狐狸 狐 fox volpe renard zorro fuchs フォックス 여우
熊 bear orso ours? oso bar? ベア 곰
北极熊 polar_bear
熊猫 大熊猫 panda giant_panda
大象 象 elephant elefante 코끼리
马 horse cavallo cheval caballo pferd ホース 말
骏马 steed
野马 mustang wild_horse
斑马 zebra
独角兽 unicorn
鹿 deer cervo cerf hirsch ディア 사슴
驯鹿 reindeer
骆驼 camel
公牛 bull toro taureau stier ブル
水牛 buffalo
奶牛 cow
羊 绵羊 sheep
羔羊 小羊 lamb
山羊 goat
狗 犬 dog cane? chien perro hund ドッグ 개
猫 cat gatto chat? gato katze キャット 고양이
小猫 kitten kitty little_cat~
白猫 white_cat
黑猫 black_cat
兔子 兔 rabbit coniglio lapin conejo ラビット 토끼
松鼠 squirrel
老鼠 鼠 mouse
猴子 猴 monkey
袋鼠 kangaroo
考拉 树熊 koala
鳄鱼 crocodile alligator~
乌龟 龟 turtle tortoise
青蛙 frog
蛇 snake serpent
龙 dragon drago ドラゴン 용
凤凰 phoenix fenice fenix フェニックス 봉황
麒麟 kirin qilin キリン
鸟 bird uccello oiseau pajaro vogel バード 새
鹰 老鹰 eagle aquila aigle aguila adler イーグル 독수리
猎鹰 隼 falcon falco faucon halcon falke
鸽子 dove pigeon colomba colombe paloma taube
白鸽 white_dove
天鹅 swan cigno cygne cisne schwan スワン 백조
孔雀 peacock
鹦鹉 parrot
猫头鹰 owl
燕子 swallow
麻雀 sparrow
乌鸦 crow raven~
企鹅 penguin
鸵鸟 ostrich
公鸡 cock rooster gallo coq hahn
母鸡 hen
鸭 鸭子 duck
鹅 goose
蝙蝠 bat
蝴蝶 butterfly farfalla papillon mariposa schmetterling バタフライ 나비
蜜蜂 bee ape? abeille abeja biene ビー 꿀벌
蜂蜜 蜂糖 honey miele miel honig ハニー 꿀
蚂蚁 ant
蜘蛛 spider
蜻蜓 dragonfly
瓢虫 ladybird ladybug
鱼 fish pesce poisson pez fisch
鲨鱼 shark
鲸 鲸鱼 whale
蓝鲸 blue_whale
海豚 dolphin delfino dauphin delfin
章鱼 octopus
螃蟹 crab
龙虾 lobster
虾 shrimp prawn
贝壳 shell conchiglia coquille concha
树 tree albero arbre arbol baum
松树 松 pine pine_tree
橡树 oak
枫叶 maple_leaf
枫树 maple
竹子 竹 bamboo
棕榈 palm 棕榈树 palm_tree
手掌 palm? hand_palm
柳树 willow
叶子 树叶 leaf foglia feuille hoja blatt リーフ
四叶草 clover
花 flower fiore fleur flor blume フラワー 꽃
向日葵 sunflower サンフラワー
玫瑰 rose rosa ローズ 장미
百合 lily
莲花 荷花 lotus loto ロータス 연꽃
牡丹 peony
樱花 cherry_blossom sakura サクラ 樱~ 벚꽃
兰花 orchid orchidee
郁金香 tulip
薰衣草 lavender lavande
茉莉 jasmine
菊花 chrysanthemum
紫罗兰 violet
水仙 daffodil narcissus
种子 seed
苹果 apple mela pomme manzana apfel リンゴ アップル 사과
梨 pear pera poire birne
桃子 桃 peach pesca peche
樱桃 cherry ciliegia cerise cereza kirsche
草莓 strawberry fragola fraise fresa erdbeere
葡萄 grape uva raisin? traube
柠檬 lemon limone citron limon zitrone レモン 레몬~
橙 橙子 orange arancia naranja
香蕉 banana
菠萝 凤梨 pineapple ananas
芒果 mango
西瓜 watermelon
椰子 coconut
石榴 pomegranate granada?
橄榄 olive oliva オリーブ
番茄 西红柿 tomato pomodoro
土豆 马铃薯 potato
南瓜 pumpkin zucca
辣椒 chili pepper?
胡椒 pepper pepe poivre
玉米 corn maize
小麦 wheat
水稻 稻 paddy
大豆 黄豆 soybean
蘑菇 mushroom
杏仁 almond
核桃 walnut
花生 peanut
面包 bread pane? pain? pan? brot ブレッド 빵
蛋糕 cake gateau torta?
巧克力 chocolate cioccolato chocolat schokolade チョコレート 초콜릿~
牛奶 milk latte? lait leche milch ミルク 우유
奶酪 芝士 cheese formaggio fromage queso kase チーズ 치즈~
黄油 butter burro?
糖 sugar zucchero sucre azucar zucker
盐 salt
咖啡 coffee cafe caffe kaffee コーヒー 커피~
茶 tea the? te tee? ティー 차
酒 wine? liquor
葡萄酒 wine vino vin wein ワイン 와인~
啤酒 beer birra biere cerveza bier? ビール 맥주
长颈鹿 giraffe
刺猬 hedgehog
翠鸟 kingfisher
金鱼 goldfish
海星 starfish
海马 seahorse
海龟 sea_turtle
萤火虫 firefly
蜗牛 snail
鲤鱼 carp
三文鱼 鲑鱼 salmon
金枪鱼 tuna
蒲公英 dandelion
玉兰 magnolia
康乃馨 carnation
山茶 camellia
仙人掌 cactus
橡果 acorn
栗子 chestnut
蓝莓 blueberry
树莓 覆盆子 raspberry
蓝铃 bluebell
无花果 fig
猕猴桃 kiwi
柚子 pomelo grapefruit~
生姜 姜 ginger
大蒜 garlic
洋葱 onion
肉桂 cinnamon
薄荷 mint menta menthe
香草 vanilla vaniglia vainilla
燕麦 oat oats
大麦 barley
葡萄园 vineyard
草地 meadow
河马 hippo hippopotamus
海豹 seal?
海狮 sea_lion
海象 walrus
海狗 fur_seal
狗熊 black_bear
虎鲸 orca killer_whale
狐猴 lemur
马鹿 red_deer
火鸡 turkey?
`
