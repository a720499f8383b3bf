/** Parts of coined Latin words: a first part, sometimes a middle, a last one. */
export type Flavour = { first: readonly string[]; middle: readonly string[]; last: readonly string[] }

const words = (text: string) => text.split(/\s+/)

export const flavours: readonly Flavour[] = [
  {
    first: words('lum sol ver bel cor flor mar val ser cal mel dor alb nov stel vit clar pal tor rav gral fer lor'),
    middle: words('a e i o an el in or al et'),
    last: words('ia ora elle ina ora etta issa ola ana ium ara ento eo iva ore anza'),
  },
  {
    first: words('nex vol syn tek dat lyn qub zen kor byt orb fluxo grid pix nod axi cryo lum mod sync strat hel'),
    middle: words('a o i e or al um'),
    last: words('ify io iq ix on os ux ium tron ly va is ero ant ent'),
  },
  {
    first: words('hal sten lund berg brun skov ast ulf torn grim vest nor kal fjel rosk ham eld sig hag'),
    middle: words('e a en er ing'),
    last: words('berg dal sen strom vik haus gard feld stein mark holt wald'),
  },
  {
    first: words('zor cal vex dur pax lev tri ben ral ox mav cel fen gly hex lam'),
    middle: words('a o i e av ox er id'),
    last: words('vexa dora tine cor xol lan dex mira sol pharm vita gen rix lor'),
  },
  {
    first: words('bo ko mi lu pi to ya zu ni mo fu ta ki ha su wo'),
    middle: words('bo lo na mi ta ko ri zo pu do'),
    last: words('bo lo na mi ta ko ri go ra do zy bee loo nia'),
  },
]

export const englishAdjectives = words(
  `amber ancient arctic autumn blue bold bright brave calm clear copper crimson crystal deep distant eager early eastern emerald fair
  fallen fast fine first free fresh gentle golden grand green happy hidden high honest humble iron ivory jade keen kind lasting little
  lone lucky mellow merry mighty modern noble northern open pale patient plain proud pure quick quiet rapid rare ready red rising royal
  rustic salty scarlet sharp silent silver simple slow smart smooth soft solid southern steady still sunny sweet swift tall tidy true
  urban velvet vivid warm western white wild wise young`,
)

export const englishNouns = words(
  `acorn anchor anvil apple arbor arch aspen badger bakery barley barn basin bay beacon bear beaver bee birch bird bloom boat bridge brook
  cabin cactus candle canyon castle cedar cherry circle cliff cloud clover coast comet coral cottage crane creek crest crow dawn deer
  delta dock dove dream drift eagle earth elm ember falcon farm feather fern field fig finch fire fjord flame flint forest forge fox
  frost garden gate glacier glen grain grove gull harbor hare harvest hawk hazel hearth heron hill hollow honey horizon horse island ivy
  jasmine juniper key kettle kite lagoon lake lantern lark laurel leaf lemon lily lion loom lotus lynx maple marble market marsh meadow
  mill mint moon moss mountain needle nest oak oasis ocean olive orchard otter owl palm panda path peak pear pebble pepper pine planet
  plum pond poppy prairie quail quarry quill rabbit raven reef ridge river robin rock root rose saddle sage sail salmon sand seed shade
  shell shore sky slate snow sparrow spring spruce star stone storm stream summit sun swallow swan table thistle thread tide tiger
  timber torch tower trail tree tulip valley vine violet walnut water wave well whale wheat willow wind wing wolf wood wren yard`,
)

export const englishTrades = words(
  'labs studio works supply foods kitchen home wear goods craft coffee tea outdoors kids tech games beauty care pets motors tools fit',
)

/** Openings and closings that add nothing to a mark. */
export const weakLatinPrefixes = ['THE', 'NEW', 'SUPER', 'MY', 'PRO', 'ECO']
export const weakLatinSuffixes = ['PLUS', 'PRO', 'ONLINE', 'PREMIUM', 'SHOP', 'STORE', 'OFFICIAL', 'WORLD']

/** English words and their usual Chinese counterpart, for marks that are translations of one another. */
export const translations: readonly (readonly [english: string, han: string])[] = words(
  `harbor=港湾 lighthouse=灯塔 butterfly=蝴蝶 rainbow=彩虹 lantern=灯笼 dolphin=海豚 squirrel=松鼠 volcano=火山 waterfall=瀑布
  compass=指南针 umbrella=雨伞 windmill=风车 kingfisher=翠鸟 peacock=孔雀 hedgehog=刺猬 starfish=海星 sunflower=向日葵 dandelion=蒲公英
  pineapple=菠萝 blueberry=蓝莓 strawberry=草莓 chestnut=栗子 cinnamon=肉桂 ginger=生姜 glacier=冰川 meteor=流星 galaxy=银河 horizon=地平线
  treasure=宝藏 pioneer=先锋 knight=骑士 captain=船长 sailor=水手 hunter=猎人 shepherd=牧羊人 carpenter=木匠 goldfish=金鱼 swallow=燕子
  sparrow=麻雀 penguin=企鹅 kangaroo=袋鼠 giraffe=长颈鹿 elephant=大象 crocodile=鳄鱼 octopus=章鱼 tortoise=乌龟 firefly=萤火虫 ladybird=瓢虫
  acorn=橡果 cotton=棉花 bamboo=竹子 orchid=兰花 peony=牡丹 magnolia=玉兰 lavender=薰衣草 mushroom=蘑菇 pumpkin=南瓜 walnut=核桃
  thunder=雷霆 snowflake=雪花 spring=泉水 canyon=峡谷 island=岛屿 desert=沙漠 forest=森林 meadow=草地 orchard=果园 vineyard=葡萄园`,
).map((pair) => pair.split('=') as [string, string])
