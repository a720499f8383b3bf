// Written by scripts/collect-grounds.ts; sources and licences stand in NOTICE.md.

/** Words of the names of goods and services, by the classes in whose names they stand. */
export const goodsWords = {
  '1,3,4,5,6,7,8,9,10,11,13,16,17,18,20,21,25,29,30,35,39,41,42,44,45': `
    purpose`,
  '1,2,3,4,5,7,29,30,31,32,35': `
    preparation`,
  '1,3,5,42,44': `
    chemical`,
  '1,4,7,9,11': `
    industrial 工业`,
  '1,5': `
    acid bacteriological culture acetate ether aldehyde enzyme ferment protein tartar vitamin bismuth caustic herbicide
    lecithin medium mud supplement affecting alginate biological blight disease ester glucose iodide iodine
    microorganism reagent smut sulfur 提取物 细菌 真菌 维生素 蛋白质 酸盐 卵磷脂 寄生虫 微生物 补充剂 试纸 除草剂 净化剂 填充物 树皮 植物病害 泥浆 磷酸盐 葡萄糖 酶制剂 甘汞 苯酚`,
  '1,7': `
    industry 分离 铸造 冷凝 净化 制造 焊接 种子`,
  '1,3,5,21,30': `
    salt`,
  '1,3,5,9,10,11,16,17,20,25,35,37,44': `
    medical`,
  '1,5,35': `
    veterinary pharmaceutical`,
  '1,2,3,4,5,7,11,21,29,30,31,40,43': `
    food`,
  '1,4': `
    manufacture charcoal peat 合成物 乙醇 泥炭`,
  '1,2,3,4,5,7,11,17,21,29,30,31,34,42': `
    oil`,
  '1,6,21,33': `
    except`,
  '1,3,5,6,16,17,19,20,21,22,24,25,26,30,34,40': `
    paper`,
  '1,5,17': `
    substance cellulose filler mineral`,
  '1': `
    additive fluid sensitized sulfate solution moistening separating unsticking wetting chloride fungicide galvanizing
    nitrate acidulated alum analyse anti-frothing antioxidant calcium china earth fertilizer glutinous mastic preserving
    recharging repairing ungluing albumen alkaline ammonium antimony barium benzene but carbonate currying element
    fertiliser gase grafting growing hydrate lactose lime methyl parasiticide pectin preventing soil solvent spirit
    tanning tetrachloride uranium activated ammoniac amyl anhydride aspartame baryta bate benzoic benzol bichromate blue
    carbonic casein catalyst chromic clarification compound coolant cyanamide degumming derivative digestate dispersant
    ethyl finishing fissionable fixing flux formic fulling gelatine glycol hardening humus hydrogen intensifier iodised
    kaolin magnesium mercury nitrogenous opacifier organic paperhanging phosphate pigment polymer potash process
    pyroligneous rare reactor saccharin sal silicate silicon slip sodium sulfide sulfuric superphosphate tarnishing
    toning tree-banding vitriol 化学品 印染 感光 醋酸 溶液 添加剂 保护剂 氯化 用除 硫酸 制药 氢钾 油外 硝酸 肥料 酒石酸 乙基 抗氧化剂 澄清 物质 甲基 硝基 硫酸盐 脱胶 苯胺 防污 预防
    乙二醇 乳糖 二氯苯 保存 分散剂 剂外 合成 嫁接 搪瓷 果胶 氨基 氯乙烯 浸湿 润湿剂 清除剂 用防 盐酸 着色 磷酸 磺酸 苏打 草酸 表面 酸钠 钨酸 黏剂 丁酯 乙烯 乙酯 乙酸 二甲苯 催化剂 儿茶 冰醋酸 冷却剂
    助剂 化合物 化学物质 吡啶 培养基 增强 处理剂 定影液 明矾 有机 木醇 氢氧化 氧化钡 氯乙烷 氯化物 氯化铵 氯酸盐 水垢 浆料 浸渍 淬火 溶剂 漂洗 生长 甲酰 甲醛 盐类 石墨 硅藻土 硝基苯 硝酸盐 硼酸 碘化
    碱金属 碳酸 碳酸盐 碳酸钙 碳酸钾 离子交换 糖精 联苯 聚氨酯 腐蚀剂 苛性碱 衍生物 调色 软化剂 遮光 酒石 酪蛋白 酸性 酸酐 醋酸盐 钻探 铬盐 防腐剂 阿斯巴甜 鞣剂 鞣料 颗粒状 一乙醇胺 一氧化二氮 一氯甲烷
    一甲胺 丁烯 丁酸 丁醇 丁醛 三乙醇胺 三氧化硫 三氯乙烯 三聚氰胺 三聚甲醛 丙二醇 丙烯腈 丙烯醇 丙烯醛 丙酮 丙酸 乌洛托品 乙二胺 乙烷 乙腈 乙酰乙酸乙酯 乙醚 乳化剂 乳酸 二乙胺 二乙醇胺 二氧化锰 二氯甲烷
    二甲胺 二硫化碳 五倍子 亚砷酸 亚硫酸 促进剂 兽炭 制冷剂 制动液 助焊剂 化学肥料 单宁 单宁酸 原盐 厩肥 双乙酮 双氰胺 叔丁醇 四氯化碳 固化剂 固色剂 固香剂 堆肥 塑膏 增塑剂 增润剂 增白剂 壤土 多聚甲醛
    季戊四醇 对苯二酚 山梨醇 岩盐 工业硅 己二酸 已醇 干冰 庚醛 异丁烯 异丁醇 异丙苯 异丙醇 异丙醚 异戊二烯 感光纸 戊醇 抗氧剂 无机酸 晒图纸 木醋 柔软剂 氢氟酸 氢氧化钾 氢氧化铝 氢氧化锂 氢氧化镁 氧化汞 氧化铀
    氧化铅 氧化铬 氧化锂 氧化锆 氨盐 氨醛 氮肥 氯丁二烯 氯丁胶 氯乙酸 氯化苄 氯化钙 氯化钯 氯化铝 氯化镁 氯气 氰化物 氰氨化钙 水合物 水杨酸 水玻璃 没食子酸 油酸 活性炭 消辣剂 润闸液 滑石 漂毛粉 火棉胶 环己酮
    环氧乙烷 环烷酸 琥珀酸 瓷土 甘油酯 生物碱 甲基丙烯酸 甲烷 甲苯 甲酰胺 甲酸 甲醚 癸二酸 皂素 盐酸盐 相纸 石蕊试纸 矾土 硅氧烷 硅酮 硅酸盐 硅酸钙 硅酸铝 硝酸钾 硝酸铵 硝酸银 硫化剂 硫化物 硫化铁 硫化锑
    硫脲 硫酸钡 硫酸铜 硬脂酸 硼砂 碘盐 碘酸 碱土金属 碳化物 碳化钙 碳水化合物 碳酸氢钠 碳酸氢铵 碳酸锂 碳酸锌 碳酸锶 碳酸镁 磷脂 稀土 米吐尔 粘胶纤维 粘鸟胶 糖苷 糖醇 糠醛 絮凝剂 纯碱 纸浆 结晶硅 联氨 胆酸
    胶木粉 脂肪酸 脱叶剂 腐殖土 膨润土 苦味酸 苯乙烯 苯烷 苯酸 草酸盐 荧光粉 菱镁矿 蓝矾 蚁酸 血炭 表土 赤霉素 轻苯 辛醇 邻苯二甲酸酐 重晶石 重水 重铬酸钠 重铬酸钾 钠盐 钨酸钙 钼酸 铁盐 铝土矿 铬酸 铬酸盐
    铵盐 铸粉 间苯二酚 防冻剂 阻燃剂 鞣酸 鞣革物 顺丁烯二酸酐 骨炭 高岭土 鸟粪 麦饭石 2-萘酚 上浆剂 上浆糊精 丙烯乙酯 乙二醇醚 乙基苯 乙酰苯胺 乙酸戊酯 乙酸铝 二氯化锡 二苯胺 传动油 传动液 偏氯乙烯 冰晶粉
    准金属 制革用油 刹车液 动物炭 动物肥料 动物蛋白 匀染剂 化学用溴 化学用碘 化学试纸 原电池盐 去光材料 吐酒石 吸气剂 四氯乙烷 四氯化物 增塑溶胶 定影溶液 对二氯苯 对氨基酚 导热膏 工业用氧 工业用盐 工业用碘
    工业用胶 工业用酚 工业用酶 巴豆醛 愈疮木酚 感光板 无水氨 易燃制剂 有机沼渣 松醇油 染料助剂 植物肥料 楣石 正铬盐 氟硅酸钾 氢氧化铈 氢氧化锶 氢氧化镨 氧化钡纸 氧化锑 氯乙醇 氯化钴 氯化镉 氯磺酸 氯金酸钠
    水软化剂 汞盐 油分散剂 油石灰 淬火剂 淬火油 清漆溶剂 漂洗剂 澄清剂 灭火药粉 焦木酸 焦棓酸 煅烧苏打 生皮鞣剂 甲基苯 甲萘胺 电木粉 电泳凝胶 电镀制剂 电镀液 皮革胶 皮革鞣剂 盆栽土 盐酸溶液 石墨烯 石油磺酸
    砷酸铅 硅油乙基 硅酸钾 硝酸胍 硝酸铀 硫氢化钙 硫酸肼 硫酸醚 碘化蛋白 碘化铝 碱金属盐 碳化铌 碳酸钡石 碳酸钾水 碳酸铜 种植土 科学用镭 稀醋酸 粗制苯 精甲醇 纤维素浆 联苯醚 肉桂油 肥料制剂 胶溶剂 脱模制剂
    脱胶制剂 节煤剂 苏打灰 苯乙酰胺 苯基酸 苯甲醛 苯衍生物 苯醋酸 草酸氢钾 蓝图布 蓝图纸 蚁酸钠 蛋白纸 调色盐 起动液 过氯乙烯 过滤用炭 过硫酸 过硫酸盐 过硼酸钠 过碳酸盐 过磷酸盐 邻二氯苯 醋酸酐 醋酸钙 醋酸钴
    醋酸钾 醋酸铅 醋酸铝 醋酸锌 醋酸锰 醛酯 重氮纸 钙盐 钡化合物 钨酸铵 钨酸锌 钻探泥浆 钾盐镁矾 铜焊制剂 铜焊助剂 铝矾 铬矾 铬酸酐 铵明矾 铸造用沙 锆氟酸钾 锆酸钴 锰酸盐 镀锌液 镍盐 间二氯苯 间氨基酚 防染盐
    防水垢剂 防火制剂 防皱剂 除水垢剂 陶瓷釉 鞣料木 鞣革用油 高氯酸盐 鱼粉肥料 麦芽蛋白 黑儿茶`,
  '1,2,6,7,8,14,17,19,20,21,22,40': `
    metal`,
  '1,31': `
    unprocessed`,
  '1,4,17': `
    composition`,
  '1,5,21,31,44': `
    plant`,
  '1,3,5,16,21,24,25,26': `
    adhesive`,
  '1,17,22,39': `
    carbon`,
  '1,3,5,7,9,11,12,21,32,39': `
    water`,
  '1,5,6,9,10,16,17,19,21,22,24,35,40,42': `
    material`,
  '1,2,3,6,16': `
    paint`,
  '1,3': `
    preservative ammonia bleaching alkali carbide detergent potassium polish volatile 漂白 碳化硅`,
  '1,2,17': `
    resin`,
  '1,3,30': `
    soda`,
  '1,2,6': `
    aluminium`,
  '1,9,37': `
    battery`,
  '1,3,5,29,32,33': `
    extract`,
  '1,2': `
    oxide black conductive enamel 清漆`,
  '1,17': `
    prevent synthetic 纤维素 泡沫 丙烯酸 树胶 矿渣`,
  '1,3,7': `
    removing`,
  '1,14,17,20,21,22,23,24,26,27,40': `
    textile`,
  '1,9,11': `
    accumulator laboratory`,
  '1,3,19,30': `
    agent`,
  '1,4,5': `
    alcohol`,
  '1,3,5,6,7,8,9,18,20,21,22,31,41,43,44': `
    animal`,
  '1,3,5,11,21,24,25,44': `
    bath`,
  '1,7,11,17': `
    filtering`,
  '1,2,3,4,18,21,25,40': `
    leather`,
  '1,9,40,41': `
    photographic`,
  '1,5,19': `
    cement`,
  '1,5,7': `
    dressing`,
  '1,4,7,11,12': `
    fuel`,
  '1,5,30': `
    gum flour yeast 蛋白 酵母`,
  '1,3,7,11,16,17,20,21,24': `
    household`,
  '1,8': `
    insecticide`,
  '1,3,6,11,17,20': `
    liquid`,
  '1,3,5,9,15,18,21': `
    skin`,
  '1,2,4,16,19,20,22,31': `
    wood`,
  '1,9,10,17,26,28,30,37,42,44': `
    artificial`,
  '1,21': `
    ceramic silicone 陶瓷 硅胶`,
  '1,3,4,21': `
    cosmetic`,
  '1,40': `
    dyeing 染色 鞣革`,
  '1,7,12,35': `
    engine`,
  '1,9,16,17,40,41': `
    film`,
  '1,6,19': `
    foundry concrete tile`,
  '1,5,9,35': `
    media`,
  '1,3,5,11,29,30,32': `
    milk`,
  '1,4,7,9,12,39': `
    motor`,
  '1,2,3,14,16,29,30': `
    paste`,
  '1,6,8,9,11,16,20,21': `
    plate`,
  '1,9,42': `
    scientific 科学`,
  '1,5,30,31': `
    wheat cereal 小麦`,
  '1,7,8,44': `
    agricultural`,
  '1,5,29': `
    bouillon`,
  '1,16,19,28': `
    clay`,
  '1,3,21,29,30': `
    cream`,
  '1,5,9,10': `
    diagnostic`,
  '1,39': `
    dioxide 二氧化碳`,
  '1,7,37': `
    drilling`,
  '1,3,5,30,34': `
    essential 香精油`,
  '1,9': `
    exposed photography cinematographic circuit lense phonograph record size 蓄电池 曝光 介质 唱片 灭火 胶片`,
  '1,4,6,7,9,11,20,37': `
    gas`,
  '1,3,9,14,17,19,20,21,22,24': `
    glass`,
  '1,30': `
    gluten vinegar seaweed sweetener 发酵剂 增甜剂 海藻 谷蛋白`,
  '1,2,5,6,16,18': `
    lead`,
  '1,11': `
    nuclear purification acetylene ash 核反应堆 液体 乙炔`,
  '1,7,16,17,19,20,22,24': `
    plastic 塑料`,
  '1,16,17': `
    stationery 文具`,
  '1,5,20,21,24,30,32': `
    tea`,
  '1,12,37': `
    tire tyre 轮胎`,
  '1,6,11,20,21,28,31,44': `
    tree`,
  '1,27': `
    wallpaper 墙纸`,
  '1,2,7,21,30,32,33': `
    beer`,
  '1,16': `
    blueprint pulp 黏合剂 蓝图 浆糊 木浆`,
  '1,3,9,10,12,26': `
    body`,
  '1,7,12': `
    brake hydraulic 传动 引擎`,
  '1,6': `
    brazing chrome 铜焊`,
  '1,5,9,42,44': `
    cell`,
  '1,3,16,21,22,24,40': `
    cloth`,
  '1,6,11': `
    copper`,
  '1,29,31': `
    fish`,
  '1,21,26,31': `
    flower`,
  '1,16,29,30': `
    foodstuff`,
  '1,9,10': `
    galvanic`,
  '1,5,16': `
    glue`,
  '1,12': `
    inner`,
  '1,3,7,40': `
    manufacturing`,
  '1,19,20': `
    masonry`,
  '1,5,29,30,31': `
    meal`,
  '1,5,7,8,29,30': `
    meat`,
  '1,7,9,35,40,41': `
    production`,
  '1,28,37': `
    repair`,
  '1,7,17,20,22': `
    rubber 橡胶`,
  '1,29,30,31': `
    seed`,
  '1,2,6,14': `
    silver`,
  '1,17,19': `
    slag`,
  '1,7,17': `
    soldering`,
  '1,3,16': `
    starch`,
  '1,7,12,38': `
    transmission`,
  '1,6,7,8,9,10,11,12,21': `
    tube`,
  '1,2,3': `
    varnish 颜料`,
  '1,7,8,29,31': `
    vegetable`,
  '1,6,7': `
    welding`,
  '1,2,3,4,5,30,35': `
    制剂`,
  '1,5,40,42': `
    化学`,
  '1,5,7,20,29,30,40': `
    食品`,
  '1,6,14,17,20,22,31': `
    未加工`,
  '1,5,10,35': `
    兽医`,
  '1,3,5,9,10,11,17,20,25': `
    医用`,
  '1,3,4,7,18,40': `
    皮革`,
  '1,5,21,29,31,44': `
    植物`,
  '1,9,12,41': `
    摄影`,
  '1,3,6,9,10,16,17,19,21,22,24,28,35,40,42': `
    材料`,
  '1,2,17,20': `
    树脂`,
  '1,2,7,37': `
    油漆`,
  '1,11,16,17': `
    过滤`,
  '1,2,6,17,20,21,40': `
    金属`,
  '1,7,40': `
    生产 电镀`,
  '1,3,5,8,18,20,21,22,31,40,41,43,44': `
    动物`,
  '1,3,7,9,16,17,21': `
    家用`,
  '1,4,7': `
    燃料 石油`,
  '1,3,4': `
    用油 化妆品`,
  '1,17,21,22,23,24': `
    纺织`,
  '1,2,17,25,40': `
    防水`,
  '1,6,7,14,17,18,20,21,29,30,40': `
    加工`,
  '1,5,44': `
    培养`,
  '1,5,8': `
    杀虫剂`,
  '1,4,6,7,9,11,20': `
    气体`,
  '1,3,7,19,20,21': `
    玻璃`,
  '1,10,14,20,23,26,28': `
    人造`,
  '1,7,8': `
    农业`,
  '1,9,11,42': `
    实验室`,
  '1,6,19,21,37': `
    建筑`,
  '1,31,44': `
    树木`,
  '1,16,30': `
    淀粉`,
  '1,6,7,19': `
    混凝土`,
  '1,9,16,40': `
    照相`,
  '1,5,7,9,11': `
    生物`,
  '1,7,9,37': `
    电池`,
  '1,20,21,22,24,26,27,40': `
    纺织品`,
  '1,5,9,10,44': `
    诊断`,
  '1,37': `
    修补 充电`,
  '1,9,35,42': `
    分析`,
  '1,7,30,32': `
    啤酒`,
  '1,44': `
    园艺`,
  '1,29': `
    明胶`,
  '1,19': `
    水泥`,
  '1,7,9,11,12,28,37,39': `
    汽车`,
  '1,21,33,40': `
    葡萄酒`,
  '1,4,5,9,32,33': `
    酒精`,
  '1,2,30': `
    防腐`,
  '1,5,21,30,40,43': `
    食物`,
  '1,19,26': `
    黏合`,
  '1,14': `
    尖晶石 橄榄石`,
  '1,10,17,19,20': `
    石膏`,
  '1,32': `
    蒸馏水`,
  '2,9,16': `
    ink`,
  '2,16,37': `
    painting`,
  '2,42': `
    art`,
  '2,16': `
    coloring colouring watercolor watercolour 绘画 用墨`,
  '2,9': `
    printer photocopier toner 墨盒 复印机`,
  '2,30': `
    caramel 焦糖 姜黄`,
  '2,12': `
    chassis`,
  '2,19': `
    coating`,
  '2,3': `
    colorant dye 染料 胭脂`,
  '2': `
    mordant fixative lacquer stain agglutinant anti-corrosive copal dyestuff dyewood litharge minium orange red thinner
    undercoating undersealing 涂料 色素 艺术 媒染剂 染色剂 油墨 亮面 制革 天然树脂 导电 底漆 底盘 水彩 着色剂 稀释剂 胶泥 二氧化钛 天那水 山达脂 松节油 松香 松香水 氧化钴 氧化锌 灯黑
    炭黑 烟灰色 瓷漆 瓷釉 磁漆 稀料 红丹 色母粒 虫胶 釉料 金胺 铅白 铅红 铅黄 防锈油 靛青 黄丹 黄桑 亮面漆 信那水 制革用墨 刷墙粉 印刷油墨 印刷膏 可赛银 可食用墨 啤酒色素 固定剂 导电油墨 导电油漆 文身用墨
    木材涂料 杀菌漆 染料木 树胶脂 树脂胶泥 沥青清漆 油漆补片 石棉颜料 立德粉 胭脂树橙 胭脂虫红 苯胺染料 茜素染料 藏红染料 赭石土 铝涂料 银乳剂 银涂料 银镀粉 防尿油漆 防水粉 防污涂料 防火漆 防腐蚀剂 防腐蚀带
    防锈制剂 防锈油脂 陶瓷涂料 雕刻油墨 青铜漆 鞋染料 食用色素 饮料色素 麦芽焦糖 麦芽色素 黄油色素 黑亮漆`,
  '2,3,5,6,13,21,30,32': `
    powder`,
  '2,6,7,9,11,12,20,28,37,39,42': `
    vehicle`,
  '2,37': `
    anti-rust 粉刷 防锈`,
  '2,9,13,37': `
    cartridge`,
  '2,3,5,30': `
    filled`,
  '2,30,32,33': `
    malt`,
  '2,4': `
    preservation`,
  '2,7,16,40': `
    printing 印刷`,
  '2,3,5,7,11,21,29,30,32,33,40': `
    beverage`,
  '2,6,7,19,22,30': `
    binding`,
  '2,29': `
    butter`,
  '2,21,43': `
    decorating`,
  '2,29,30,31': `
    edible 可食`,
  '2,6,9': `
    form`,
  '2,33': `
    liqueur`,
  '2,9,17,22,37': `
    填充`,
  '2,7,9': `
    打印机`,
  '2,7,19,31': `
    木材`,
  '2,28': `
    固定`,
  '2,11,20,21,24,26,31': `
    装饰`,
  '2,6,7,9,11,12,37,39': `
    运载工具`,
  '2,6': `
    青铜`,
  '2,30,32': `
    麦芽`,
  '3,7,11,21,22': `
    laundry`,
  '3,4,5,16,20': `
    wax`,
  '3,7,9,18,21,37': `
    cleaning`,
  '3,5,7,8,11,16,21,22,26,44': `
    hair`,
  '3,5,21': `
    soap 皮肤`,
  '3,6,7,8': `
    nail`,
  '3,21': `
    make-up abrasive eyelash shaving eyebrow perfume 化妆 肥皂`,
  '3,8,21,37': `
    polishing`,
  '3,5': `
    deodorant impregnated lotion shampoo gel hygiene turpentine 凝胶 洗涤剂 洗液 除臭剂 沐浴露 草本`,
  '3': `
    depilatory waving remover soaking whitening antistatic degreasing affixing antiperspirant aromatherapy being denture
    dishwasher dishwashing ethereal glaze glitter hypochloride javelle lavender lipstick non-slipping perfumery rouge
    run scented toiletry washing-up 香料 香水 清洗剂 香精 地板蜡 指甲油 擦亮 梳妆 清洁剂 漂白剂 芳香 面膜 上光剂 人体彩绘 假睫毛 剃须 化妆水 卸妆液 去污剂 双眼皮 唇膏 喷雾 彩妆
    抗静电 抛光剂 梳洗 牙齿 白垩 白霜 砂布 磨光 祛味 胡须 脱脂 芳香剂 薄纸 薰衣草 非生产 香皂 麝香 冬青油 化妆棉 去污粉 去渍剂 去色剂 口红 古龙水 唇彩 头油 帽粉 抛光蜡 护发素 散沫花 明矾石 染发剂 柔发剂
    桉叶油 氨水 沉香木 洗发液 洗洁精 洗衣粉 洗面奶 浮石 浴液 浴盐 爽身粉 牙膏 玫瑰油 生发油 痱子粉 白刚玉 眉笔 睫毛膏 砂纸 研磨剂 祛斑霜 精华液 紫罗酮 脱毛剂 花精 花露水 薄荷油 防汗剂 鞋油 鞋粉 鞋蜡 香叶醇
    香木 香波 乌发乳 修面剂 假指甲 光滑剂 刮面石 剃须皂 化妆剂 化妆染料 化妆洗液 化妆用油 化妆笔 化妆粉 去油剂 去油渍油 去漆剂 去痱水 去蜡水 去雾水 双眼皮胶 双眼皮贴 发用摩丝 口香水 唇膏盒 喷发胶 增白霜
    天芥菜精 夹克油 巴斯马 干洗剂 抛光乳膏 抛光制剂 抛光用纸 抛光石 抛光铁丹 指甲护剂 挥发碱 擦亮用剂 擦洗溶液 擦铜水 擦鞋膏 晒黑制剂 月桂油 杏仁肥皂 梳妆用油 椰子醛 次氯酸钾 汗足皂 洁牙剂 洁肤乳液 洗发粉
    洗发软皂 洗手膏 洗衣剂 润发乳 淡香水 清洁制剂 清洁用油 漂白水 漂白盐 漂白碱 烟用香精 烫发剂 焗油制剂 熏香制剂 玻璃砂 玻璃砂布 珠兰油 琥珀香水 白垩粉 皮革用蜡 皮革膏 眼影膏 研磨材料 研磨纸 研磨膏 硅清洁剂
    磨光粉 祭祀用香 粉刺霜 美容霜 美容面膜 美甲闪粉 胡须染料 胡须用蜡 脱毛制剂 芳香精油 苏打碱液 茉莉油 萜烯烃 薰衣草水 薰衣草油 裁缝用蜡 醚类香精 金刚砂布 金刚砂纸 金刚铝 防晒剂 防汗皂 防皱霜 除臭皂 除锈制剂
    鞋匠用蜡 鞋线蜡 香柠檬油 香皂香精 香草油 香薰藤条 黄樟油精`,
  '3,8,14,16,19': `
    stone`,
  '3,5,11,21': `
    toilet`,
  '3,6,19,27': `
    floor 地板`,
  '3,6,10,16,17,19': `
    sheet`,
  '3,21,30,31': `
    cake`,
  '3,5,22,23': `
    cotton`,
  '3,26': `
    false`,
  '3,9,11,13,21,45': `
    personal`,
  '3,5,6,7,9,10,11,12,20,28,40': `
    air`,
  '3,5,29,30': `
    almond`,
  '3,30': `
    breath essence freshening mint 口气 调味 清新`,
  '3,8': `
    emery 金刚砂 指甲 烫发 脱毛`,
  '3,30,34': `
    flavoring flavouring`,
  '3,6,7,9,11,16,17,20,21,28,35,37,39': `
    machine`,
  '3,9,10,25,28': `
    mask`,
  '3,6,7,14,20,21,25,26': `
    shoe`,
  '3,13': `
    spray`,
  '3,7,11,21,37': `
    washing`,
  '3,21,28': `
    ball`,
  '3,37,44': `
    care`,
  '3,21,24,30': `
    dish`,
  '3,9,11,21': `
    drying`,
  '3,40': `
    grinding 研磨`,
  '3,5,29,30,31': `
    human`,
  '3,5,10,20': `
    massage`,
  '3,5,16': `
    pencil tissue`,
  '3,5,14,20,21,31': `
    pet`,
  '3,9': `
    prevention`,
  '3,5,10,11,25,35': `
    sanitary`,
  '3,7,8': `
    sharpening`,
  '3,7': `
    smoothing 洗碗机`,
  '3,5,16,18,28': `
    stick`,
  '3,6,17,19': `
    strip`,
  '3,10': `
    teeth 美容`,
  '3,17,21,22,23,36': `
    wool`,
  '3,7,21': `
    洗衣`,
  '3,7,21,37,44': `
    清洁`,
  '3,8,21': `
    抛光`,
  '3,11,21,45': `
    个人`,
  '3,5,10': `
    假牙`,
  '3,5,20,21,31': `
    宠物`,
  '3,5,10,20,44': `
    按摩`,
  '3,29,30': `
    杏仁`,
  '3,11,20': `
    洗涤`,
  '3,7,37': `
    清洗`,
  '3,5,44': `
    疗法`,
  '3,4': `
    防滑`,
  '4,5,7': `
    grease`,
  '4,21,28': `
    candle`,
  '4,9,11,41': `
    lighting`,
  '4': `
    coal lubricating petroleum beeswax carburant combustible diesel lanolin naphtha taper wick 灰尘 煤球 地蜡 木片 柴油 石脑油 羊毛脂 蜂蜡
    乳化油 切削液 导热油 无烟煤 木柴 木油 木炭 核桃油 桐油 梓油 椰子油 气体燃料 汽油 油精 润滑剂 润滑脂 溶剂油 火绒 灯芯 焦炭 煤屑 煤油 煤焦油 燃料油 电能 白油 石油气 石油醚 石蜡 硬脂 褐煤 轻油 重油
    齿轮油 切割油 加脂油 动物脂 发动机油 固态气体 小蜡烛 工业用油 工业用蜡 引火物 擦枪油 易燃煤球 木质煤 棕榈蜡 樟木油 氢燃料 水烟炭 泥煤球 润湿油 润滑石墨 煤石脑油 照明燃料 照明用油 照明用蜡 皮带油 矿物燃料
    硬化油 碳氢燃料 粗柴油 纯地蜡 纺织用油 绘画用油 缝纫机油 脱模油 苯燃料 蜡烛芯 轻石油 钟表油 除尘制剂 鞋用油脂 香味蜡烛`,
  '4,7,9': `
    dust 点火`,
  '4,19': `
    briquette`,
  '4,9,29,30': `
    chip`,
  '4,6,7,9,10,13,18,25,28': `
    belt`,
  '4,29': `
    colza rape 橄榄油`,
  '4,9,45': `
    fire 保护`,
  '4,5': `
    smoking`,
  '4,21': `
    蜡烛`,
  '4,11': `
    照明`,
  '4,5,29': `
    油脂`,
  '4,6,7': `
    传动带`,
  '4,7,12': `
    发动机`,
  '4,7,37': `
    润滑油`,
  '5': `
    dietary medicated medicinal absorbent destroying bark diaper dietetic poultice repellent wash dentist knicker nappy
    ointment swim catching menstruation noxious oxygen panty remedy sexual weedkiller albuminous amalgam amino
    antibacterial antiparasitic antiseptic appetite camphor capsule deodoriser deodorizer dermal dry exterminating
    fumigating goulard herb herbal incontinence injectable insecticidal living moxa moxibustion nicotine pastille
    perspiration poison propolis royal sedative sediment slimming stem sunburn suppressant tampon tincture tranquillizer
    膳食 尿布 抑制剂 消毒剂 用药 芥子 失禁 尿裤 敷剂 敷料 浴用 牙用 粘蝇 胶囊 软膏 中药 冲剂 医药 吸收 尼古丁 干细胞 戒烟 抗菌 放射性 有害 杀菌剂 杀虫 桉树 樟脑 橡皮膏 毛莨 氨基酸 汞合金 治疗剂 注射
    泻药 洗发剂 消灭 灭菌 灵芝 熏蒸 牙医 狗用 甘油 生物制剂 由活 碘化物 移植物 组织培养 膏药 药品 药用植物 药笔 药膏 药草 血清 血红蛋白 赖氨酸 酊剂 食欲 饮食疗法 香膏 马钱子 驱虫 驱虫剂 鸡眼 中药材 乳脂
    产包 人参 冬虫夏草 减肥茶 减肥药 出牙剂 卫生巾 卫生球 原料药 发疱剂 嗅盐 安眠药 急救箱 抗生素 抗菌剂 敷布 杀螨剂 枸杞 栓剂 止痛药 止血剂 氯仿 水剂 汗足药 油剂 消炎药 清凉油 温泉水 漂白粉 烟精 片剂 疫苗
    眼药水 碘酒 磺胺 类固醇 罗汉果 胶丸 脱脂棉 膏剂 艾卷 药枕 药皂 药茶 药酒 蒽油 薄荷醇 蚊香 蜂王精 血浆 血液制品 补药 解热剂 贴剂 针剂 铅水 镇静剂 镇静药 阿胶 除莠剂 鱼肝油 麻醉剂 麻醉药 鼠药 三碘甲烷
    中药成药 中药袋 乌头碱 人用药 伤风油 兽医用药 兽医用酶 内裤衬里 冻伤药膏 冻疮制剂 包扎绷带 医用佐药 医用冰糖 医用喹啉 医用填料 医用奎宁 医用敷料 医用明胶 医用树胶 医用棉 医用棉签 医用棉绒 医用樟脑 医用气体
    医用氧 医用水蛭 医用油脂 医用泥浆 医用激素 医用甘油 医用盐 医用眼罩 医用矿脂 医用糖 医用胶布 医用茇奠 医用茴香 医用药物 医用药膏 医用藤黄 医用血 医用血清 医用试纸 医用酊剂 医用酒精 医用酶 医用钠盐 医用钾盐
    医用镭 医用香膏 医药制剂 卫生内裤 卫生护垫 卫生棉条 外科敷料 外科胶水 失禁用衣 婴儿奶粉 婴儿尿布 婴儿尿裤 婴儿食品 宠物尿布 巴豆茎皮 抗氧化药 抗菌皂 护肤药剂 搽剂 救急包 敷料纱布 斑蝥粉 无菌棉 晒黑用药
    月经内裤 杀昆虫剂 杀真菌剂 止痒水 止血栓 止血药笔 气喘茶 汞软膏 治疣药笔 治痔剂 泥敷剂 洋参冲剂 洋地黄苷 浴用氧气 浴用泥浆 浸制药液 消毒皂 消毒纸巾 淮山药 灭幼虫剂 灭菌剂 灭菌棉 灭蝇剂 灭鼠剂 煎好的药
    熏蒸香锭 熏蚁纸 牙填料 牙科用药 珍珠层粉 生化药品 白毛莨碱 矿泉水盐 硫黄棒 祛汗药 粘蝇带 粘蝇纸 粘蝇胶 膳食纤维 芥子膏药 药浸枣 药物饮料 药用乙醚 药用乙醛 药用乳糖 药用天麻 药用木炭 药用松脂 药用果胶 药用树皮
    药用桉树 药用棓酸 药用洗液 药用溴 药用灵芝 药用甘草 药用甲醛 药用硫华 药用碘 药用糖浆 药用胶囊 药用芥末 药用苯酚 药用薄荷 药用蜂胶 药用谷粉 药用酒石 药用酒精 药用酯 药用酵母 药用酵素 药用酸 药用锭剂 药用面粉
    药用鱼粉 药用鹿茸 药用麦芽 药用麦角 药用龙胆 轻便药箱 轻泻剂 防尿制剂 防溢乳垫 防蛀剂 防蛀纸 除藻剂 除虫菊粉 除蛞蝓剂 风湿油 马钱子碱 驱昆虫剂 驱肠虫药 驱虫用香`,
  '5,9,12,13,18,28': `
    adapted`,
  '5,10,16': `
    dental`,
  '5,30': `
    mustard liquorice 甘草 蜂王浆 蜂胶 面粉 藏红花`,
  '5,10,40': `
    treating`,
  '5,9,10,12,20,21,24': `
    baby`,
  '5,10,21': `
    disposable pill 一次性`,
  '5,10,44': `
    medicine surgical 治疗`,
  '5,7,9,10,16,21': `
    pad`,
  '5,10,17,20': `
    plaster`,
  '5,21': `
    fly insect aromatic napkin reusable sponge 昆虫`,
  '5,11': `
    disinfectant`,
  '5,31': `
    flaxseed linseed root 谷类`,
  '5,10': `
    therapeutic bone aid bacterial blood comprised contraceptive 药物 绷带 组成 避孕`,
  '5,29,30': `
    jelly freeze-dried lyophilised lyophilized 冻干`,
  '5,9,16,20,21,24,27': `
    mat`,
  '5,25': `
    pant 内裤`,
  '5,10,26': `
    patch`,
  '5,21,30': `
    sugar`,
  '5,10,11,37,40,44': `
    treatment`,
  '5,22': `
    wadding 填料`,
  '5,20': `
    changing crate 沐浴`,
  '5,9': `
    contact 隐形眼镜`,
  '5,7,29,30': `
    corn`,
  '5,20,29': `
    dog`,
  '5,6,17,19,24': `
    lining`,
  '5,21,31': `
    litter`,
  '5,6,8,19,20': `
    molding moulding`,
  '5,40': `
    mothproofing 防蛀`,
  '5,6,17,20': `
    stop`,
  '5,6,16,20,21,24': `
    towel`,
  '5,9,16,21': `
    tray`,
  '5,35': `
    药用`,
  '5,9,10,18,20,21,24,25': `
    婴儿`,
  '5,10,16,44': `
    牙科`,
  '5,7': `
    药剂`,
  '5,10,37': `
    外科`,
  '5,23,31,37': `
    亚麻`,
  '5,10,25,35': `
    卫生`,
  '5,44': `
    营养`,
  '5,10,11,37': `
    消毒`,
  '5,32': `
    矿泉水`,
  '5,7,11,21,29,30,32,33,40,43': `
    饮料`,
  '5,29': `
    奶粉`,
  '5,28': `
    游泳`,
  '5,35,41': `
    组织`,
  '5,35,44': `
    辅助`,
  '6,7,9,19,20': `
    door`,
  '6,19,21,28,37': `
    building`,
  '6': `
    common ironmongery small alloy duct monument reinforcing tin anchor bronz bronze crampon ferrule ore safe tying-up
    anvil casement cashbox cast cramp eye fireplace flagpole ironwork latch mast molybdenum nickel point solder spraying
    strongbox tinplate titanium tungsten vane wild 普通 合金 加固 金属带 铰链 五金 包头 套管 小五金 护栏 金属板 金属棒 金属线 锻造 门用 保险柜 保险箱 套筒 扣件 旗杆 栅栏
    桅杆 液态空气 滑轨 焊料 焊条 电解 矿石 纪念物 脚手架 螺丝 螺栓 螺钉 金属杆 金属材料 金属环 金属管 金属门 钢棒 铁制品 铁带 铁砧 铁道 铝箔 锚具 马口铁 黄铜 啤酒罐 垫板 垫片 帐圈 弹簧锁 手铐 方铅矿 柴架
    止轮器 焊锡丝 电焊网 电解铜 白铁皮 硅铁 磁碰块 褐铁矿 金属丝网 金属支架 金属陶瓷 钛铁 钢丝 钢带 钢条 钢板 钢模板 钢砂 钢箍 钢管 钢纤维 钨粉 钨铁 钩子 钱箱 铁丝 铁接板 铁条 铁板 铁矿石 铁砂 铁箍 铅封
    铜环 铝丝 铝塑板 铝锭 铬铁 铸钢 锁簧 锌粉 锡箔 锡罐 键销 锰粉 集装箱 丁字砧 五金器具 冷铸模 动物挂铃 吊环螺钉 大钢坯 张力环 扁插销 有眼螺栓 桥梁支承 滑油嘴 热轧钢棒 电缆桥架 电解铅 电解镍 白合金 磨光钢棒
    窗扉栓 紧线夹头 耐磨金属 转车盘 金属井盖 金属信箱 金属包头 金属台阶 金属合页 金属喷嘴 金属喷头 金属围篱 金属地板 金属垫圈 金属塞 金属墓 金属墓板 金属墓穴 金属墙砖 金属大桶 金属大门 金属套筒 金属容器 金属屋瓦
    金属屋顶 金属扎带 金属托盘 金属扣钉 金属折门 金属护栏 金属挂锁 金属挡块 金属搁栅 金属旗杆 金属板条 金属板桩 金属柱 金属栅栏 金属标签 金属栏杆 金属格架 金属格栅 金属桅杆 金属桩 金属桶 金属桶架 金属桶箍 金属梁
    金属梯 金属梯凳 金属楣 金属楼梯 金属槛 金属檐口 金属檐槽 金属水管 金属滑轮 金属烟囱 金属焊丝 金属焊条 金属猪圈 金属瓶塞 金属瓶盖 金属矿石 金属窗 金属窗栓 金属窗框 金属筐 金属筒仓 金属管道 金属箱 金属绳
    金属绳索 金属螺丝 金属螺栓 金属螺母 金属角铁 金属车牌 金属轨道 金属钉 金属钥匙 金属钩 金属铆钉 金属铰链 金属铸模 金属销栓 金属销钉 金属锁 金属锉屑 金属锚具 金属门板 金属门框 金属门环 金属门铃 金属门闩 金属闩
    金属阀门 金属隔板 金属鸡房 金焊料 钢制卷帘 钢合金 钢桅杆 钢滚珠 钼铁 铁路道岔 铜焊合金 铬矿石 银焊料 锚定板 镀锌铁塔 镍银 靴刺 顿巴黄铜 马掌钉`,
  '6,7,11,17,19,20,34': `
    pipe`,
  '6,8,16,21': `
    steel`,
  '6,7,8,11,21': `
    iron`,
  '6,7,17,19,20,37,40': `
    window`,
  '6,8,9,14': `
    wire`,
  '6,8,16,20,21': `
    non-electric`,
  '6,9,12,39': `
    railway`,
  '6,9,12,20,22': `
    cable`,
  '6,7,10,11,16,20,21,22': `
    bottle`,
  '6,9,20,21': `
    container`,
  '6,9,12,18,19,20': `
    frame`,
  '6,7,9,11,12,19,37': `
    installation`,
  '6,8,20,30': `
    bar`,
  '6,20': `
    bolt hoop dispenser peg closure dowel pallet sash blind bracket brad clothe hand-held nameplate reservoir stair step
    tack 缆绳 分配器 窗用 紧固 货盘 床用 脚轮 销钉`,
  '6,7,8,9,11,14,16,18,19,20,21,26': `
    box`,
  '6,20,26': `
    fastener hook`,
  '6,11,17,20': `
    fitting 附件`,
  '6,7,20,22': `
    handling`,
  '6,14': `
    semi-wrought unwrought 艺术品`,
  '6,14,22': `
    tie`,
  '6,10,14,16,22,26': `
    band`,
  '6,11': `
    central 中央 壁炉`,
  '6,9,37': `
    hardware`,
  '6,10,11': `
    heating`,
  '6,7,8,9,10,14,17,20,21,26': `
    ring`,
  '6,19': `
    tomb booth non-luminous non-mechanical slab roofing tombstone cornice gutter mooring post roof transportable
    cladding drain flashing greenhouse paving pile piling plaque prefabricated soundproofing 墓碑 屋顶 建筑材料 楼梯 浮动 包层 墓穴 嵌条
    标牌 框架 温室 纪念 装甲 凉亭 溜冰场 门廊 鸟舍`,
  '6,10,12,16,18,20,21,22,24,26,28': `
    bag`,
  '6,17,21': `
    foil`,
  '6,22': `
    load rope 捆扎 帐篷 绳索`,
  '6,9,20': `
    lock rod identity 身份`,
  '6,9,19': `
    panel sign 移动 平板`,
  '6,7,20': `
    pulley compressed closer loading 压缩`,
  '6,8,20': `
    screw`,
  '6,19,20': `
    cask`,
  '6,7,9,12,14,26': `
    chain`,
  '6,11,19': `
    chimney water-pipe 水管`,
  '6,12,14,20,21,26': `
    pin`,
  '6,12,20,21': `
    rail`,
  '6,12,18,20': `
    spring`,
  '6,8,10,21': `
    stretcher`,
  '6,9,19,35,37,38': `
    telephone`,
  '6,19,24': `
    wall`,
  '6,9,12': `
    bell`,
  '6,12,18,19': `
    casing`,
  '6,10,12,16,20': `
    clip`,
  '6,18,25': `
    collar`,
  '6,19,37,42': `
    construction`,
  '6,7,19': `
    floating`,
  '6,18,20,24,37,43': `
    furniture 家具`,
  '6,9,19,28': `
    line`,
  '6,16,17,22,39': `
    wrapping`,
  '6,13,20': `
    barrel`,
  '6,20,21': `
    basket bin empty 容器`,
  '6,10,11,20,24': `
    bed`,
  '6,9,12,16,19,21,28': `
    board`,
  '6,12,13,20,25,26,28': `
    cap`,
  '6,12,20': `
    caster`,
  '6,20,28': `
    chest pole`,
  '6,11,21,29,30': `
    cooking`,
  '6,9,12,16,18,20,21,22,24': `
    cover`,
  '6,14,20': `
    crucifix`,
  '6,7,14,19,20,21,28': `
    cup`,
  '6,9,34,36,38,41,42': `
    electronic`,
  '6,14,16,19,20,21': `
    figurine`,
  '6,8,18': `
    handle`,
  '6,43': `
    house`,
  '6,9,14,15,20,26': `
    key`,
  '6,16': `
    letter packaging`,
  '6,21': `
    mould trap`,
  '6,7,8,20': `
    opener`,
  '6,19,42': `
    platform quality`,
  '6,7,9,10,20': `
    plug`,
  '6,11,21': `
    pot`,
  '6,7,12,19,37': `
    power`,
  '6,7,19,37': `
    road`,
  '6,9,11,12,17,45': `
    safety`,
  '6,7,16,20,37': `
    sealing`,
  '6,14,16,19,20': `
    statuette`,
  '6,9': `
    switch 电气`,
  '6,16,18,24': `
    tag`,
  '6,11,12,20,21': `
    tank`,
  '6,9,14,17,21,22,23': `
    thread`,
  '6,7,8,20,28': `
    tool`,
  '6,12,20,39': `
    transport 运输`,
  '6,7,9,11,12,17,20': `
    valve`,
  '6,7,11,20,21,22,39,40': `
    waste`,
  '6,22,26': `
    zip`,
  '6,7,11,17,20': `
    管道`,
  '6,8,9,10,11,16,21,28,44': `
    器具`,
  '6,7,9,12,19,39': `
    铁路`,
  '6,9,11,19': `
    发光`,
  '6,11,12,19': `
    烟囱`,
  '6,7,22': `
    装卸`,
  '6,8': `
    拉伸`,
  '6,7,9,19,37': `
    机械`,
  '6,16,18,20,24': `
    标签`,
  '6,7,20,28': `
    滑轮`,
  '6,7,8,9,10,11,12,13,16,21': `
    装置`,
  '6,26': `
    包用`,
  '6,16,17,22': `
    包装`,
  '6,14,19,20': `
    塑像`,
  '6,19,37': `
    建筑物`,
  '6,7,12': `
    弹簧`,
  '6,7,17': `
    接头`,
  '6,20,39': `
    搬运`,
  '6,7,9,11,12,16,37': `
    机器`,
  '6,8,31': `
    牲畜`,
  '6,20,22': `
    瓶用`,
  '6,19,22': `
    百叶窗`,
  '6,7,9,12,37,39': `
    车辆`,
  '6,7': `
    铸模`,
  '6,17,19,21': `
    隔音`,
  '6,14,19,20,21': `
    雕像`,
  '6,25': `
    鞋底`,
  '6,20,25': `
    鞋用`,
  '6,18,19': `
    骨架`,
  '6,19,28': `
    游泳池`,
  '6,19,21': `
    鸟戏水台`,
  '7,8,9,10,11,12,16,21,28,37': `
    electric`,
  '7,8,9,10,11,12,13,16,21,28,37,38,40,41,43': `
    apparatus`,
  '7,12': `
    land pneumatic carriage gear plough absorber shock rolling 马达 陆地 液压 轴承 履带 齿轮 减震器 升降 气泵 船用 刹车 曲柄`,
  '7,8,10,12,28,37': `
    pump`,
  '7,31': `
    grain 饲料 干草`,
  '7,21': `
    press mill disposal drinking garbage grinder 分离器 刷子 电刷`,
  '7': `
    compression plunger sucking bearing blowing piston centrifugal cleaner cylinder gas-operated husking loom conveyor
    crawler metalworking moving shaft track anti-friction apron compacting disintegrator dynamo electromechanical feeder
    hay machining mincer spin suction aerating agitator blow calender chaff combustion converter cowling dashpot
    internal jack mangle milking mixing reaper spinning starter turbine weaving bridge carburetter centrifuge chuck
    collector compressor crane crank cultivator die-cutting electrical exhaust filling haulage inkjet journal last
    matrice mortising mowing nut-tapping operated pinion punching raking robotic rotary segment semiconductor sewage
    sifting slider steamroller tapping trueing trussing type-setting typographic vending 气动 切割机 真空 发电机 吸尘器 粉碎机 加工机 机器设备
    活塞 刀具 制造机 印刷机 抽吸 搅拌机 汽缸 瓶子 鼓风机 光机 内燃机 切碎 升降机 捆扎机 攻丝机 滚筒 滤清器 电动机 碾磨 缝纫机 脱水机 起重机 金属加工 针织机 风力 传动装置 关窗 关门 加油站 动机 千斤顶 压榨机
    压缩机 喷枪 处理机 开窗 开门 排气 操作 收割 机床 机用 果汁机 洗衣机 消声器 混合机 火花塞 矿井 研磨机 离心 离心机 织布机 脱粒机 输送机 钻机 飞轮 中心 中耕 传动轴 养路 冲压机 冲孔 冷凝器 凸版印刷 凸轮轴
    切断机 切片机 切草机 切菜机 切面 刨床 削皮 割草机 加油 动力设备 动手 卷扬机 压实 压滤机 压路机 压铸机 发电设备 台架 合成塔 启动器 吸尘 吹管 喷墨 喷漆 喷灯 夹盘 字模 打浆机 挖掘机 挤奶机 振动 推进 整修
    整形 旋转 旋转式 曲轴 机械式 机械设备 柴油机 气压 气门 水泵 汽化器 油泵 涡轮 涡轮机 润滑 滑动 烘干机 焊接设备 电焊 疏通 石材 研光 碎肉 磨粉机 离合器 线轴 织机 绞肉机 胶机 胶辊 航空 蒸汽机 蒸煮 起重
    轧光 轧碎 轧钢机 轴颈 过滤机 钢筋 铅板 铜网 铸铁 锅炉管 静电 万向节 上光机 下料机 农业机械 冲床 冷冲模 刀座 切胶机 制丸机 制版机 制瓦机 制瓶机 制砖机 制绳机 制针机 制钉机 剥麻机 包缝机 包装机 化油器
    印刷版 卷浆机 卷边机 压片机 压纸格 压铸模 压面机 吊架 喷射器 喷焊灯 喷色机 喷雾机 圆锯片 外壳 孵化器 定子 带锯 干洗机 平毯机 平洗机 开槽机 开齿机 弹花机 弹麻机 截煤机 截锯 打包机 打样机 打桩机 打谷机
    扬谷机 折页机 抽气机 挖沟机 掘土机 推土机 提升机 插秧机 搅乳器 摇蜜机 摊晒机 撬边机 播种机 收割机 斜锅机 晒版机 机罩 机锯 松土机 染色机 梳棉机 榨油机 气锤 水压机 水轮机 汽油机 汽轮机 注塑机 洗浆机 洗矿机
    洗罐机 洗胶机 活塞环 浮选机 液压机 液压泵 液压阀 混铁炉 清花机 滚柱轴承 滚珠轴承 滚齿机 滤油塔 滤胶机 炭刷 炼胶机 烫平机 烫金机 熨衣机 犁铧 瓣阀 电焊机 电磁阀 电锤 疏水器 真空泵 石磨 研胶机 碎骨机 碱洗塔
    碾米机 碾胶机 磁选机 磨刀机 磨利机 磨床 磨革机 离心泵 空气压缩机 筛浆机 筛选机 糖衣机 纺织机 纺车 织带机 织袜机 绕线机 绞盘 编筏机 编织机 耙机 联轴器 胶体磨 胶印机 脱管机 膨胀水箱 自动售货机 自动扶梯
    萎凋机 补炉机 裁纸机 装载机 装铠机 解块机 调压阀 起盐机 起道机 车刀 车床 轧线机 轧花机 轴瓦 运输机 通井机 造纸机 针布 钻床 铆接机 铣床 铰盘机 铲土机 铲运机 铸片机 铸球机 链锯 镗床 阀门 防护装置 除草机
    雕刻机 风箱 龙锯 三色版机 三角胶带 上浆机 丝光机 中耕机 储液器 冲孔机 冲洗机 冷凝塔 冷凝装置 出纸型机 凿榫机 切面包机 切面机 划线机 刨花机 刮泥机 制拉链机 制清胶机 制笔机械 制筷机 制糖机 制纽扣机 制花边机
    制茶机械 制蜡烛机 制酪机 制革机 制香肠机 刻度机 削皮机 剥皮革机 剪削刀 动力锤 包装机械 包饺子机 升降装置 升降设备 印刷机器 印刷滚筒 印刷胶版 印刷胶辊 印染胶辊 卷筒机 卷管机 卸料斗 压力阀 压茶砖机 去肉机
    发电机刷 和面机 喷光机 喷漆机 喷漆枪 喷砂枪 回形针机 图钉机 圆筛 土方机械 填料箱 增压机 外文模板 天车 夯实机 奶油机 字模盒 密封接头 屠宰机 平行胶带 开沟犁 引擎活塞 弯曲机 弹花齿条 往复锯 手电钻 打眼机
    扫雪机 抽气泵 拉削刀具 拉线机 拖运设备 拼板机 捆干草机 排字机 排水机 揉捻机 揉搓机 搅动机 搅炼机 擦胶机 收割机械 收网机 整修机 整形机 整理机 机器台 机器导轨 机器拉带 机器汽缸 机器轮 机器轴 机器铲 机器飞轮
    机械台架 机用皮件 杀青机 杵锤 植树机 横机针 橡胶履带 气动喷灯 气动引擎 气压缸 气铣 氨分离塔 水分离器 水洗塔 汽缸活塞 汽车水泵 汽车油泵 油漆喷枪 注油器 泵膜片 洗井机 浇铅条机 涂刷机 涂漆机 涂焦油机 润滑油泵
    润滑油箱 润滑环 润滑设备 液压油缸 清洗设备 滑动台架 滑轮胶带 滤筛机 灌浆机 炉渣筛 炼焦机 烧毛机 烫号机 热喷枪 热焊枪 焦化设备 煤气机 煤球机 牛油杯 电动刀 电动剪刀 电动扳手 电搅拌器 电操作刷 电池机械 电焊烙铁
    电焊设备 电砂轮机 电镀机 盛钢水桶 石油钻机 研光机 研光辊 砻谷机 砾光辊 硫化器 碾碎机 磨面机 筑路机 粉刷机 粉条机 粘胶机 精纺机 纸板机 纸浆泵 纸质纱管 织机轴 织苇席机 织草席机 织补机 织铜网机 经编机针 绕线轴
    绢纺机械 缓冲活塞 缝合机 缫丝机械 罩套 耙土机 耙机用耙 胶印锌版 航空引擎 船用引擎 船用马达 草垫机 草帽机 蒸化机 蒸汽拖把 蒸煮锅 蜂窝煤机 补鞋机 裁布机 装卸设备 装填机 装瓶机 豆芽机 贴标签机 起绒毛机 起重葫芦
    车圈机 车链机 轧光机 轧饲料机 轴颈箱 载客电梯 进料器 进纸机 酿酒机器 采掘机 采矿钻机 采茶机 针织机针 钢筋拨机 钻头夹盘 钻探装置 铅字刨床 铜洗塔 铲草皮犁 铸件设备 铸字机 铸模机 铸管机 铸造机 铸造机械 铸铁机
    铸铅板机 铺轨机 锁扣机 锅炉管道 锯条夹 镀锌机 除锈机 鞋楦头 鞣制机 风扇胶带 飞机引擎 馒头机`,
  '7,18': `
    carrying`,
  '7,11,12,17,37': `
    part`,
  '7,9,21': `
    vacuum`,
  '7,11': `
    fan steam boiler dispensing mixer generator arc drier dryer electrically 风扇 散热器 冰箱 分配 热交换器 水加热器`,
  '7,26': `
    knitting 用针`,
  '7,11,14,19,21,26,29,30,32,40': `
    making`,
  '7,16,21': `
    brush`,
  '7,8,21': `
    cutter hand-operated 手动`,
  '7,8,40': `
    cutting`,
  '7,9,10,11,12,21,25': `
    device`,
  '7,37': `
    elevator 电梯 采矿 载客 部件`,
  '7,8': `
    blade extractor shredder chopper paring slicer drill grindstone 钻头 刀片 剪刀 烙铁 锯条 压花机 夯锤 撞锤 砂轮 铣刀 划玻璃刀 磨刀轮`,
  '7,8,10,13': `
    gun`,
  '7,8,13': `
    hammer`,
  '7,10,17': `
    joint`,
  '7,37,39': `
    passenger`,
  '7,9,10,11,21': `
    pressure`,
  '7,16,21,28': `
    roller`,
  '7,10,21': `
    separator`,
  '7,9,11': `
    unit 空气`,
  '7,8,12': `
    wheel`,
  '7,9,12': `
    control mechanism coupling`,
  '7,12,37': `
    lift`,
  '7,9,37': `
    mechanical`,
  '7,8,20': `
    saw`,
  '7,21,35,36,37,38,39,40,41,42,43,44,45': `
    service`,
  '7,9': `
    station condenser drive igniting regulator robot 电脑 压力 半导体 电线 调节器 防护 减压器`,
  '7,9,11,21': `
    automatic`,
  '7,40': `
    crushing 精炼`,
  '7,16': `
    drawing engraving 封口机 排字`,
  '7,9,10,11,16': `
    filter`,
  '7,9,10,13,20,28,45': `
    guard`,
  '7,11,12': `
    hood`,
  '7,11,21': `
    kitchen`,
  '7,8,10': `
    knive`,
  '7,12,13': `
    mine`,
  '7,8,9,10,16,26': `
    needle`,
  '7,9,10,11,21,28': `
    portable 便携式`,
  '7,20,28': `
    reel`,
  '7,23,26': `
    sewing`,
  '7,9,26': `
    slide`,
  '7,11,12,28': `
    bicycle snow 自行车`,
  '7,12,39': `
    boat`,
  '7,10,20,26': `
    cushion`,
  '7,9,11,20': `
    head`,
  '7,9,17': `
    hose`,
  '7,29,32': `
    juice`,
  '7,10': `
    operating`,
  '7,9,31,35,36,40,42': `
    processing`,
  '7,20,21,22,31': `
    straw`,
  '7,21,39,40': `
    trash`,
  '7,18,26': `
    trimming`,
  '7,9,10,11,12,21,28,37,38,41,44': `
    设备`,
  '7,8,9,10,11,12,16,21,37': `
    电动`,
  '7,9,11,12,21': `
    自动`,
  '7,10,11,21': `
    冷却`,
  '7,10,11': `
    蒸汽 过滤器`,
  '7,9,10,12,18,22,28': `
    专用`,
  '7,16,17': `
    胶带`,
  '7,30': `
    谷物 碾碎`,
  '7,8,29': `
    蔬菜`,
  '7,11,40': `
    锅炉`,
  '7,10,40': `
    冲洗`,
  '7,11,21,43': `
    厨房`,
  '7,21,27': `
    地毯`,
  '7,8,9,16': `
    工具`,
  '7,9,14,28,34,36,41,42': `
    电子`,
  '7,39': `
    运送 给水`,
  '7,32': `
    加气`,
  '7,11,36,37,40': `
    处理`,
  '7,9,28': `
    控制器`,
  '7,9,10': `
    机器人`,
  '7,28': `
    球拍`,
  '7,20': `
    锯台`,
  '8,11,14': `
    hand`,
  '8,9,10,11,15,16,37': `
    instrument`,
  '8': `
    punch scythe axe clipper nipper plane razor bit chisel die fleshing implement mincing mortise pincer pounding rammer
    screw-thread shear tweezer whetstone auger baton bludgeon braider bushhammer carving caulking cuticle cutlery edge
    glazing holing knife manicure pestle pick pickhammer plier police pruning rake reamer scissor scraper shearer
    stamping-out stripper strop sword trowel truncheon vice wrench 铁器 镰刀 切片 餐叉 剃刀 板牙 石锤 穿孔 丝锥 修枝剪 凿子 凿孔 切肉 利器 刮胡刀 多功能 夹钳
    扳手 抹刀 拔钉器 挤压 捣碎 熨斗 用具 用刀 磨刀石 穿孔器 螺丝攻 钳子 钻子 铰刀 镊子 餐刀 丁字尺 佩刀 元镜机 冲钉器 刀柄 切刀 切箍器 切肉刀 切菜刀 刨刀 刮鳞刀 刺刀 剃须刀 削皮刀 削蹄刀 剑鞘 匕首 台钳
    园艺工具 大砍刀 大锤 套锤 小斧 开表器 弓锯 截管器 打辫机 扩管器 指甲刀 撬杠 撬棍 斩骨刀 木槌 梳麻机 棘轮 油石 泥刀 浇包 猎刀 磨具 穿索针 美工刀 警棍 调色刀 辅锯箱 针铳 钎具 钢丝锯 铆钉枪 铆锤 锄头
    锉刀 锥子 鱼叉 鹤嘴锄 鹤嘴镐 三排冲墩 上光铁器 丝锥扳手 丝锥板牙 修枝刀 农业器具 农业用叉 凿孔斧 凿榫凿 凿榫斧 凿石锤 刀叉餐具 分肉爪 切削工具 切割工具 切碎刀 切肉餐刀 切肉餐叉 刈草坪刀 刨用刀片 刮削刀
    刮胡刀片 刻字笔 剁肉刀 剁菜刀 剃刀盒 剃须盒 剔肉刀 剥牡蛎器 剥线钳 剪切器 剪票器具 勾缝铁器 卷睫毛夹 去死皮钳 台虎钳 多功能刀 大剪刀 大头短棒 夯土锤 安全锤 小钳子 工具带 开箱刀 截管器具 手动压机 手动气泵
    手动泵 手锯架 折叠刀 抛光铁器 拔钉钳 指甲砂锉 指甲锉 指节铜套 挖掘器 挖沟器 捣碎工具 接芽刀 撞杵 文身器 文身针 槽刨 横口斧 泥铲 漂洗工具 火炉用具 灯芯剪 烫发钳 直发夹板 砸石锤 碎冰锥 磨刀器 磨刀器具
    磨刀石架 磨刀钢 磨利器具 磨镰刀石 穿孔工具 穿孔钳 穿耳孔器 粗锉 衣服熨斗 金刚砂锉 针锉 钉碗钻 钩刀 钱收集器 钻柄 铰刀座 银餐具 锤镐 锯柄 镗孔棒 镰刀柄 镰刀环 长柄勺 长柄镰刀 除草叉 除蓟器 陶瓷刀 雕刻工具
    雕刻针 雕刻钻`,
  '8,21': `
    fork tong spatula 长柄 餐具`,
  '8,9,16,35': `
    file`,
  '8,21,29,30,31,32,33': `
    fruit`,
  '8,10,16,20,21,24,28,43': `
    table`,
  '8,9,16,21,34': `
    holder`,
  '8,9,16,21,41': `
    set`,
  '8,10,21': `
    spoon`,
  '8,12,36': `
    stock`,
  '8,11': `
    tap`,
  '8,9,10,13,14,16,18,21,34': `
    case`,
  '8,31': `
    cattle`,
  '8,26': `
    curling`,
  '8,12,21': `
    ladle`,
  '8,9,16,19,26': `
    marking`,
  '8,16': `
    stamp 打孔器`,
  '8,29,31': `
    水果`,
  '8,37': `
    磨刀`,
  '8,9': `
    成套`,
  '8,40': `
    雕刻`,
  '8,44': `
    修指甲 文身`,
  '8,28': `
    滑雪板`,
  '8,18,25': `
    皮带`,
  '9,20,35,37,38,42': `
    computer`,
  '9,41': `
    downloadable sound recording simulator 训练 录像带`,
  '9': `
    measuring indicator against phone smartphone optical player gauge magnetic spectacle accident eyeglass camera
    recorded disc laptop lightning projection signalling smart terminal transparency detector life micrometer speaker
    clinometer coil compass counter distance diver glassware gradient humanoid inclinometer integrated interface reader
    recorder scanner slope sounding speed unfilled warning wearable whistle acoustic anode audio balance bullet-proof
    buoy calibration compact conductor connection diaphragm disk electricity encoded finder headset levelling
    life-saving loudspeaker projector rule satellite selfie servo thermostat time tone transmitter wireless actuator
    amplifier amplifying analyser analyzer application arrester assistant automation biometric breathing caliper
    cassette conduit connector coupler crucible cupel darkroom dashboard deficiency dimmer discharge drainer effect
    electrified electro-dynamic emoticon flash frequency function gasoline gimbal graduated headphone high holding
    hourglass hydrometer ignition interactive irradiation juke junction len lever low magnet marine mass measure memory
    meteorological microphone microscope mouse nanoparticle navigation navigational non-explosive pedal petrol plumb
    precision quantum reality reducer reflective resuscitation sheath shutter sizer staff stamping steelyard styli
    sunglass tablet telegraph telescope temperature tension test thermionic thickness thin ticket timer transformer
    transmitting ultrasonic voltage weighing wind worker 手机 智能手机 眼镜 事故 比重计 指示器 潜水 光学 扬声器 探测器 照相机 具有 头戴式 无线电 炭精 穿戴 识别 防火
    信号灯 屏幕 幻灯片 报警器 拟人 水平仪 用套 电唱机 移动电话 耳机 计量 阳极 伺服电机 作为 保护膜 光盘 分析仪器 功能 加速器 卫星 唱机 声音 应用软件 开关 扫描仪 投影 指环 播放机 救生 无线 显微镜 显示器
    标志 检测仪 检验 电子管 电源 电缆 电话机 磁带 编码 耐酸 连用 镜头 闪光灯 阴极 集成电路 音箱 D盘 个人数字助理 乳汁 交互式 交流 仪表 低压 分度 分析仪 千分尺 印用 压力计 厚度 原子 发射器 变压器 呼吸器
    哨子 回旋 天平 天线 太阳镜 学习机 寻呼机 导管 工人 幻灯 录音 快门 恒温器 手环 执行器 护目镜 拾音器 挂绳 指示 接口 摄像机 支票 放大 放大器 放映 效果器 教学仪器 数码 整流器 显示屏 晶体 暗室 曲颈瓶 极板
    模拟器 气象 水银 水龙带 测深 测速仪 测量仪 浮标 深度 游戏软件 滤光镜 潜水衣 激光 烟雾 照相制版 用屏 电传 电器 电子字典 电影胶片 电源插座 电瓶 电视机 监控器 矫正 磁铁 稳定器 立体 笔记本电脑 粉盒 精密
    线圈 终端 罗盘 耳麦 胶卷 自助 航海 芯片 虚拟现实 螺旋 计算器 记录仪 试验 话筒 读出 身体 软盘 远距离 连接 速度 邮戳 量具 量子 防护服 防辐射 集线器 霓虹灯 音频接口 高压 麦克风 三极管 三棱镜 中央处理器
    互感器 交换机 伏特计 传真机 保险丝 光圈 光学玻璃 光度计 全息图 六分仪 分光镜 分线盒 刻度尺 剂量计 加法器 动画片 千分表 半导体器件 单晶硅 卡钳 印刷电路 原电池 发射机 发射管 变流器 变阻器 可视电话 同轴电缆
    启辉器 地秤 地震仪 均衡器 坩埚 培养皿 基因芯片 多晶硅 太平梯 套片机 安全网 安培计 密度计 对阴极 平板仪 录像机 录音带 录音机 微处理机 感应器 手机带 扩音器 扼流线圈 折射计 探空火箭 接线柱 接线盒 控制板
    摄谱仪 摇奖机 收银机 放大镜 救生圈 救生带 救生筏 救生艇 救生衣 断路器 无绳电话 晶体管 智能卡 曝光表 机顶盒 杆秤 欧姆计 步话机 母线槽 比较仪 气压表 水准仪 水表 沙漏 油表 流量计 测力计 测微规 测杆 测角器
    测距仪 消磁器 消防泵 消防船 消防车 混音器 游标 游标卡尺 湿度表 潜望镜 潜水服 灭火器 灯箱 炭精棒 烤钵 热量计 煤气表 照蛋器 熔丝 熔断器 物镜 球径计 生物芯片 电位器 电容器 电导体 电度表 电影摄影机 电报机
    电插头 电枢 电流计 电源适配器 电话线 电锁 电阻器 监视器 目镜 真空计 眼镜套 眼镜架 眼镜框 眼镜片 眼镜盒 石墨电极 砝码 碳管 磁盘 磁线 示波器 示波管 稳压电源 算盘 粘度计 经纬仪 绘图机 继电器 考勤机 考勤钟
    聚光器 自拍杆 节拍器 荧光屏 蜂鸣器 衡器 规尺 警笛 计数器 计步器 计算尺 试电笔 试管 调光器 调制解调器 调压器 起动器 轨迹球 逆变器 遥控装置 避雷器 避雷针 配电盘 配电箱 酒精灯 量规 铅垂线 铅锤 闸盒 防弹背心
    防弹衣 限幅器 频率计 风速计 验钞机 高度计 高温计 黑匣子 鼠标 鼠标垫 3D眼镜 CD盘 POS机 低压电源 低音喇叭 体重秤 信件磅秤 信号哨子 信号浮标 信号铃 倾角计 偏振计 光伏电池 光学灯 光学纤维 光学镜头 八分仪
    冲洗盘 减压室 分度仪 分样筛 划线规 功率计 加速计 原电池组 发光标志 叫狗哨子 哇音踏板 唱机针 声呐装置 声导管 声耦合器 夹鼻眼镜 婴儿秤 安全令牌 安全头盔 定向罗盘 寻呼机套 导航仪器 尿比重计 带电围栏 干燥架
    平板电脑 平衡仪器 幻灯片框 开发票机 录音装置 录音载体 手机挂绳 投影银幕 投影键盘 投票机 振动膜 摄影用屏 擦眼镜布 放大管 放大设备 放映设备 救生毯 救生网 数字标牌 数学仪器 数据手套 数码相框 方位仪 方铅晶体
    无源极板 智能戒指 智能手表 智能指环 智能眼镜 智能音箱 暗室灯 暗板托架 曝光胶卷 曲颈瓶座 木工尺 标准筛 核子仪器 检验用镜 气象仪器 气象气球 气量计 水位仪 水准标尺 油量表 波长计 测压仪器 测深绳 测深锤 测程仪
    测绘仪器 测距设备 测量仪器 测量用链 测量装置 测面仪 消防毯 潜水面罩 灭火球 灭火设备 炭精块 炭精片 炭精粉 炭精粒 热离子管 照准仪 电子挂锁 电子束管 电子笔 电子芯片 电子钥匙 电导线管 电开关 电报线 电池开关
    电池极板 电池箱 电池铅板 电源材料 电磁线圈 电线圈 电耦合器 电触点 电警铃 电话听筒 电话机套 电话话筒 电话铃音 电连接器 电铃按钮 电门铃 电阻材料 皮托管 监视程序 眼镜挂绳 眼镜链 矫正透镜 石英晶体 硅外延片 碳电极
    碳素材料 科学卫星 移动电源 立体视镜 精密天平 糖量计 纤维光缆 绝缘铜线 罗盘仪针 耐酸手套 耐酸胶鞋 联机手环 胶卷卷轴 自拍镜头 航海罗盘 蓄电池箱 蓄电瓶 螺丝攻规 螺线管阀 衍射设备 衡量器具 裁缝用尺 装饰磁铁
    观测仪器 计算器袋 计算圆尺 计算机器 计量仪器 计量仪表 计量勺 读出器 超高频管 转数表 转速计 软盘盒 载波设备 运动哨 近摄镜 逃生椅 通话筒 键盘罩 门窥视孔 闪光灯泡 闭路器 防水衣 防火服装 防火靴 阳极电池 阳极糊
    陶滤波器 集电器 雷达设备 雾化片 风压表 风向袋 验手纹机 高压电池 高频仪器 鼠标器套`,
  '9,42,45': `
    protection software`,
  '9,20': `
    mobile`,
  '9,28,41,42': `
    video`,
  '9,16,18,28,36,42': `
    card`,
  '9,20,28': `
    screen`,
  '9,42': `
    digital surveying 测量 智能 人工智能 数据处理 校准 科学研究 计算机程序 软件 计算机软件`,
  '9,10,16': `
    meter`,
  '9,28': `
    protective scale controller coin-operated sensor weight 启动 传感器 投币 运动`,
  '9,10': `
    helmet monitor protector identification ear laser respiratory 仪器 X光 头盔 面罩 呼吸 成像 保护器 放射`,
  '9,11,26': `
    light`,
  '9,12,37': `
    remote`,
  '9,12,37,45': `
    alarm`,
  '9,37': `
    charger 充电器 计算机硬件`,
  '9,18,20,21,24,25,26,37,40,45': `
    clothing`,
  '9,35,42': `
    data program intelligence 数据`,
  '9,28,41': `
    game training 体育`,
  '9,10,21,25,28': `
    glove 手套`,
  '9,13': `
    signal firearm fuse lanyard sight telescopic 信号 望远镜 导弹 爆炸性 瞄准`,
  '9,25,28,35,41': `
    sport`,
  '9,11,20': `
    display`,
  '9,11': `
    level luminous light-emitting diode lantern bioreactor regulating solar 二极管 反应器 太阳能 干燥 调节`,
  '9,12,22,24,26,28': `
    net`,
  '9,15,16,20,21': `
    stand`,
  '9,10,25': `
    suit`,
  '9,37,42': `
    system`,
  '9,10,16,17,22,26': `
    tape`,
  '9,36': `
    check`,
  '9,12,43,44': `
    home`,
  '9,12': `
    hub rescue steering 遥控 救援 踏板 连接器 防盗`,
  '9,21': `
    jar 玻璃器皿`,
  '9,15,37': `
    musical 乐器`,
  '9,10,42': `
    testing`,
  '9,38,41,42': `
    virtual`,
  '9,17,19': `
    asbesto 石棉`,
  '9,16': `
    correcting franking print printed ruler square 数字 磁性 照片 透明软片`,
  '9,39': `
    distribution parking 交通 导航`,
  '9,10,28': `
    especially 器械`,
  '9,10,41': `
    imaging`,
  '9,11,25,26': `
    incorporating`,
  '9,15': `
    keyboard 键盘 喇叭`,
  '9,10,11': `
    lamp cooling`,
  '9,20,21': `
    rack`,
  '9,38,41': `
    radio television`,
  '9,35,42,45': `
    research`,
  '9,16,41': `
    teaching 教学`,
  '9,44': `
    aerial vision`,
  '9,10,42,45': `
    analysis`,
  '9,10,11,21': `
    appliance`,
  '9,24': `
    blanket`,
  '9,10,14': `
    bracelet`,
  '9,12,16': `
    carrier`,
  '9,34': `
    cigarette 烟用`,
  '9,35,38': `
    communication 电话 通信`,
  '9,16,22,26': `
    cord`,
  '9,21,29,31': `
    egg`,
  '9,35,37,41,44': `
    equipment`,
  '9,17,22': `
    fiber fibre`,
  '9,11,13': `
    flare`,
  '9,11,19': `
    furnace`,
  '9,16,42': `
    graphic`,
  '9,18,28': `
    harness`,
  '9,35,38,39': `
    mail`,
  '9,10,12,13,20': `
    mirror`,
  '9,15,41': `
    music`,
  '9,38': `
    optic`,
  '9,11,21': `
    oven`,
  '9,25': `
    pocket vest`,
  '9,36,42,45': `
    security`,
  '9,17': `
    sleeve`,
  '9,14,18,25': `
    strap`,
  '9,38,42': `
    telecommunication`,
  '9,35': `
    traffic 记录`,
  '9,20,35,38,42': `
    计算机`,
  '9,41,42': `
    下载`,
  '9,28,42': `
    视频`,
  '9,10,20,21': `
    支架`,
  '9,11,12,45': `
    安全`,
  '9,14': `
    戒指 计时器 手表`,
  '9,18,20,25,26,40,45': `
    服装`,
  '9,45': `
    消防 追踪`,
  '9,17,21,22,23': `
    纤维`,
  '9,17,21': `
    绝缘`,
  '10': `
    bandage orthopaedic orthopedic patient stent inhaler thrombosis abdominal breast implant pacifier respiration
    wheeled acupuncture administering anaesthetic anti-rheumatism armchair cavity crutch drug-coated drug-eluting
    endoscopy finger fingerstall first hearing heart hoist implantation incubator keratometer knee obstetric
    ophthalmometer orthodontic pacemaker probe prosthese ray respirator steam-heated suture toe tongue ultraviolet
    urethral urinal vibrator 矫形 外科手术 病人 奶嘴 拐杖 人工呼吸 口罩 吸入 奶瓶 探针 注射器 热敷 监测仪 缝合 体腔 内窥镜 冷敷 助产 助听器 卧床 子宫 安抚 尿道 急救 手术 抗风湿 担架
    挖耳勺 检查 治疗仪 注射针 热气 用镜 病床 紫外线 耳塞 腹带 血栓 贴布 超声 面部 麻醉 假肢 吊带 听力计 听诊器 吸奶器 吸鼻器 吹入器 子宫帽 心脏起搏器 性玩具 手术台 柳叶刀 检眼计 氧气袋 火罐 牙钻 羊肠线
    胃镜 脉搏计 血压计 血糖仪 透析器 避孕套 下腹托带 人造乳房 人造眼睛 人造颚 全口假牙 出牙咬环 分娩褥垫 刮舌器 割鸡眼刀 助产器械 医用冰袋 医用垫 医用导丝 医用导管 医用带 医用床 医用手套 医用手镯 医用护指
    医用拐杖 医用指套 医用探针 医用插管 医用支架 医用水床 医用水袋 医用泵 医用滴瓶 医用滴管 医用灯 医用电极 医用痰盂 医用盆 医用针 医用钳 医用镭管 医用靴 卫生口罩 压力衣 压迫机 吃药用勺 吸入器 复苏器 外科用刀
    外科用剪 大便座椅 奶瓶阀 子宫托 尿道探针 带轮担架 性爱娃娃 手术衣 拐杖头 拘束衣 指压带 按摩器械 支撑绷带 无菌罩布 月经杯 检眼镜 氢吸入器 注射针管 牙科用镜 理疗设备 电热敷布 电疗器械 疝气带 眼科器械 矫形带
    矫形鞋 矫形鞋底 石膏夹板 紧身腹围 缝合材料 缝合针 肺活量计 脐疝带 脑起搏器 腹部护垫 血球计 输精器 输血器 运动贴布 针灸针 阉割钳 防吐腕带 除虱梳 验血仪器 麻醉仪器 麻醉面罩`,
  '10,21': `
    syringe support dropper`,
  '10,11,21': `
    feeding`,
  '10,20': `
    dummy chair mattress pillow 充气床 扶手椅`,
  '10,11': `
    facial hot 电热`,
  '10,24,25': `
    footwear`,
  '10,26': `
    article corset`,
  '10,18': `
    cane walking`,
  '10,44': `
    disability 残障 针灸`,
  '10,17,23': `
    elastic`,
  '10,41,44': `
    examination`,
  '10,12,18,21': `
    fitted`,
  '10,37,42,45': `
    monitoring`,
  '10,41,44,45': `
    person`,
  '10,28,41,42,44': `
    physical`,
  '10,25': `
    sole stocking`,
  '10,35,44,45': `
    医疗`,
  '10,37': `
    医疗器械`,
  '10,12,20,28': `
    充气`,
  '10,42,44': `
    医学`,
  '11': `
    burner heater pipeline heated refrigerating accessory faucet flushing membrane radiator roaster festive shaped
    steriliser sterilizer stove torch ventilation wash-hand chamber distillation filament fixture fountain generating
    osmosis purifying reverse scrubber shower steamer air-conditioning cannon cock cold controlling deodorising
    deodorizing directional fairy filtration flue freezer fryer germicidal globe headlamp headlight humidifier
    ionization irrigation kiln lampshade microwave plumbing reflector sanitizing sauna snow-making spigot toaster tub
    usb-powered vat 加热 管子 供暖 水暖 发生 煤气 燃烧器 冷热 发生器 消毒器 灯泡 灯罩 烤肉 用电 电灯 自来水 龙头 咖啡机 水箱 炉灶 烘烤 烘箱 热水器 烹调 熔炉 用膜 通风 供电 冰柜 冰淇淋机 冷藏
    冷藏室 净化器 前灯 反射镜 反渗透 喷泉 展示柜 干燥器 干燥设备 弧光灯 微波炉 手电筒 控制阀 提灯 水槽 油灯 油炉 洗浴 液面 淋浴 火炬 灯光 灯头 炉用 煤气灯 照明设备 燃气炉 用灯 用炉 电加热 电炊具 电离 盥洗
    空气调节 舞台 节日 草料 荧光棒 蒸馏塔 车灯 铁叉 除臭 除霜 饮料机 冷藏柜 加湿器 回热器 回转窑 地漏 坐便器 太阳灶 太阳炉 安全灯 小便池 怀炉 抽水马桶 探照灯 旋塞 旋管 暖气片 暖足器 枝形吊灯 水塔 汽车灯
    浴霸 消毒碗柜 消防栓 涤气器 淋浴器 澡盆 灯笼 灶环 炉子 烤炉 烤面包机 热水袋 热泵 热风枪 焙烧炉 焚化炉 煤油炉 燃气锅炉 电暖器 电火锅 电灯泡 电热杯 电热水壶 白炽灯 矿泉壶 矿灯 窑具 落地灯 蒸发器 蒸汽锅炉
    蒸馏器 蓄热器 路灯 造雪机 酒精炉 雪炮 顶灯 饮水机 乙炔灯 供暖装置 供水设备 冰镇球 冲水槽 冲水装置 制冰棒机 制面包机 加热元件 加热板 加热装置 压力水箱 厨房炉灶 发光门牌 喷水器 坐浴浴盆 坐浴盆 壁炉炉床
    实验室灯 恒温阀 投影灯 排气风扇 散热器盖 日光浴床 日光灯管 智能灯泡 暖床器 暖碟器 水消毒器 水过滤器 汽车前灯 油净化器 油灯灯头 沼气灶 洗涤槽 浴室装置 消毒设备 淋浴隔间 清洁室 潜水灯 灯罩座 炉灰箱 烘烤器具
    烟发生机 烤烟机 烤肉铁叉 烤饼炉 烫发用灯 热气装置 热风烘箱 烹饪用炉 煤气灯罩 煤油灯罩 熏烤炉 熔炉炉栅 玻璃灯罩 球形灯罩 电冷藏箱 电咖啡壶 电咖啡机 电塔吉锅 电干衣机 电开水器 电暖脚套 电油炸锅 电灯丝 电灯灯头
    电炉灶 电热地毯 电热手套 电热服装 电热水瓶 电热窗帘 电热袜 电热靴 电热马甲 电烹饪锅 电煎锅 电熬胶锅 电蒸锅 电豆浆机 电酒窖 电铁锅 电饮料鼎 盥洗池 盥洗盆 石墨坩埚 矿泉浴盆 磁水器 空气炸锅 美甲烤灯 胶加热器
    舞台灯具 蒸脸器具 蒸馏装置 装饰喷泉 轻便锻炉 进水装置 通风罩 除湿器 雾发生机 面包炉 马桶座圈`,
  '11,21,30,32': `
    coffee`,
  '11,21': `
    cooker roasting grill bowl cooler griddle autoclave barbecue basin pan watering 加热器 浴盆 烤架 烤盘`,
  '11,21,31': `
    bulb`,
  '11,17,26': `
    heat`,
  '11,20': `
    cabinet sink`,
  '11,16,20,30,31': `
    decoration`,
  '11,31': `
    forage fodder`,
  '11,39': `
    refrigerator`,
  '11,25': `
    warmer 浴室 装有 配件`,
  '11,19': `
    aquarium`,
  '11,12,27': `
    automobile`,
  '11,21,30': `
    ice bread 咖啡`,
  '11,16,41': `
    book`,
  '11,26,28': `
    christma`,
  '11,34': `
    lighter tobacco`,
  '11,41,43': `
    room`,
  '11,15,22': `
    string`,
  '11,17': `
    washer`,
  '11,21,29,30': `
    烹饪`,
  '11,19,21': `
    水族`,
  '11,40': `
    冷冻 水净化 空气净化`,
  '11,19,20': `
    玻璃钢`,
  '12,39': `
    car ship aircraft delivery 车厢 船只 驳船`,
  '12': `
    truck motorcycle stroller pushchair tailgate tread locomotion scooter trailer wiper casting footmuff rim spoke
    windscreen windshield autonomous bonnet elevating oar sack-barrow self-balancing spare tailboard tipping tricycle
    two-wheeled amphibious anti-dazzle anti-glare anti-theft axle balloon buse camping canoe dining flange funicular
    handlebar hull insert inspection kickstand locomotive lorry military mosquito mousse mudguard non-skid pannier pram
    refrigerated screw-propeller scull self-driving side solid spike stern suspension telpher tubeless van wrecker 摩托车
    婴儿车 拖车 机动 车轮 轮毂 内胎 缆车 厢式 推车 船舶 铁路车辆 飞机 驾驶 刮水器 卧铺 平衡 水上 螺旋桨 车身 送货 餐车 三轮 三轮车 倾卸 公共汽车 卡车 卧式 后视镜 座套 引擎盖 房车 手推 挡板 挡泥板
    挡风玻璃 探测 方向盘 火车 独木舟 用车 缓冲器 脚套 脚架 脚踏车 货车 车座 车把 车架 车轴 转向 轮圈 轮船 辐条 链条 雪地 风挡 餐饮 马车 冷藏车 助力车 叉车 垃圾车 大客车 小汽车 战列舰 拖拉机 挖泥船 救护车
    救生船 旋翼机 有轨电车 机车 桨架 气囊 气垫船 水上飞机 水陆两用车 汽艇 汽车底盘 汽车轮胎 洒水车 浮桥 渡船 游艇 热气球 直升机 矿车 翻斗车 航空器 航空母舰 舷窗 船体 船壳 船桅 装甲车 趸船 跑车 跨运车 轮椅
    防滑链 降落伞 飞艇 倾卸装置 充气轮胎 全地形车 卧铺车厢 厢式汽车 厢式餐车 吊椅缆车 备胎罩 宠物推车 弹药车 手推笼车 毂罩 汽车车身 汽车车轮 油槽车 浇铸用车 清障拖车 潜水钟 火车车轮 独木舟桨 电动滑板 系索耳
    自平衡车 船只吊杆 船尾橹 船用桅杆 船舶烟囱 船钩头篙 货车翻斗 车轴颈 轨道缆车 轮毂箍 野营车 铁路车厢 铁路餐车 飞机轮胎 餐饮车 高架缆车`,
  '12,20': `
    trolley cart 手推车 座椅`,
  '12,20,39': `
    seat`,
  '12,39,41': `
    drone 无人机`,
  '12,18': `
    luggage saddle horse`,
  '12,13,28': `
    toy`,
  '12,20,24': `
    sleeping bumper`,
  '12,21': `
    funnel`,
  '12,28': `
    golf 雪橇 滑板 滑板车`,
  '12,37': `
    retreading underwater`,
  '12,16,18': `
    shopping`,
  '12,25,28': `
    ski`,
  '12,25': `
    stud`,
  '12,22': `
    tow`,
  '13': `
    rifle explosive sighting weapon ammunition ballistic trigger harpoon rocket artillery carbine missile pyrotechnic
    sporting 步枪 炸药 武器 火器 弹药 火药 火箭 烟火 瞄准镜 地雷 子弹 导火线 扳机 捕鲸 撞针 枪管 爆炸 瞄准器 起爆 信号枪 加农炮 卡宾枪 发令枪 坦克车 大炮 左轮手枪 弹壳 弹道导弹 手榴弹 机枪 枪托
    枪盒 气枪 炮弹 炮架 炮衣 烟花 焰火 爆竹 猎枪 迫击炮 雷管 鞭炮 鱼雷 信号火箭 信号烟火 催泪武器 发令纸 发射平台 子弹袋 射钉弹 弹药带 弹道武器 打猎铅弹 捕鲸炮 机动武器 枪撞针 枪瞄准镜 步枪撞针 步枪枪管
    步枪盒 武器肩带 火器后膛 火器弹药 火药棉 烟火产品 爆炸火药 甘油炸药 装弹装置 起爆栓 起爆药 随身武器`,
  '13,28': `
    pistol detonating hunting 手枪`,
  '13,40': `
    firing`,
  '13,36': `
    保险`,
  '14': `
    precious watch clock retractable gold pearl wristwatch amber amulet beaten brooch cloisonn embroidered finding jet
    locket necklace olivine peridot yellow 贵金属 首饰 宝石 钟表 钥匙圈 发条 钥匙链 饰针 伸缩式 受难 墨玉 手镯 景泰蓝 玉雕 珍珠 礼品盒 耶稣 金刚石 项链 原子钟 奖章 念珠 手表带
    护身符 日晷 玛瑙 珠宝首饰 秒表 簧片 翡翠 耳环 表壳 表带 表蒙 表袋 表针 赞珠 金红石 金线 钟针 银线 闹钟 领带夹 首饰盒 首饰配件 主时钟 人造珠宝 半宝石 发条匣 墨玉饰品 帽用饰针 弧面宝石 海绵钯 激光宝石
    玉雕首饰 电子钟表 瞬时计 细银丝 表发条 表玻璃 衬衫袖扣 计时仪器 贵橄榄石 贵金属锭 钟外壳 钟表机芯 钟表盘 铜制代币 鞋用首饰 领带饰针 首饰包`,
  '14,20,26,36': `
    jewellery jewelry`,
  '14,26': `
    charm bead clasp 饰物 别针 胸针`,
  '14,25,26': `
    hat`,
  '14,41': `
    presentation`,
  '14,30': `
    crystal`,
  '14,15,30': `
    roll`,
  '14,19,20,21': `
    制小`,
  '14,20': `
    工艺品 琥珀`,
  '15': `
    drum piano stringed harp organ bass drumhead flute kettledrum violin 钢琴 乐谱 弦乐器 手风琴 低音提琴 六角 口琴 定音鼓 小提琴 琴弓 竖琴 纸卷 风琴
    七弦琴 三角铁 中提琴 乐谱架 单簧管 双簧管 号角 吉他 响板 唢呐 小铃帽 弹拨乐器 手摇风琴 打击乐器 指挥棒 曼陀林 木琴 木鱼 校音器 班卓琴 琴码 琵琶 电子乐器 电子琴 短号 竹笛 笛膜 管风琴 簧风琴 胡琴 萨克斯管
    钟琴 铃鼓 铙钹 长号 音乐盒 音叉 风笛 鼓机 鼓槌 鼓皮 鼓面 齐特拉琴 乐器弦 乐器弦轴 乐器架 乐器栓塞 乐器琴弓 乐器盒 乐器背带 乐器键盘 乐器音键 乐器风管 乐谱纸卷 单簧口琴 印度手鼓 口风琴 大号 定音鼓架
    弓用马毛 手摇铃 拨弦片 机器人鼓 校音扳头 竖琴弦 钢琴弦 钢琴键 钢琴键盘 颂钵`,
  '15,26': `
    bow`,
  '15,37': `
    tuning`,
  '16,35,36': `
    office`,
  '16,19,22': `
    cardboard`,
  '16': `
    pen bookbinding modelling chalk inking papier stencil chart tracing gummed index postage type address addressing
    album arithmetical binder bubble calculating composing copying duplicator eraser erasing etching folder greeting
    lithographic mezuzah moistener money nib painter parchment pattern photograph plan saucer scrapbook shield staple 办公
    书写 装订 用纸 粉笔 印章 姓名 打字机 模板 画家 绘图 铅字 信封 印台 原纸 地址 夹子 彩色 描图 文件夹 油画 石印 纸袋 蜡纸 钢笔 包装纸 印写机 印刷品 印油 印版 图样 图章 图纸 图表 圆珠笔 圣卷 塑料袋
    填色 套用 小册子 带有 托架 报纸 擦涂 文具盒 木纹 混凝 版画 牛皮纸 盖印 笔尖 羊皮纸 色带 蚀刻 裁缝 订书机 贺卡 速印机 邮资 铅笔 镂花 镶框 门柱 食品包装 书夹 书挡 书签 优惠券 传单 传真纸 便笺本 保鲜膜
    切纸机 削铅笔机 剪纸 卫生纸 印刷纸 印模 印泥 卷笔刀 压纸器 号码机 名片 回形针 图钉 地图纸 地球仪 墨水 墨水台 墨水池 墨汁 墨锭 复写纸 复印纸 大头针 宣传画 封印 封条 封蜡 封面 平面图 年画 年鉴 影集 手册
    排笔 描图纸 教学材料 日历 明信片 曲别针 曲线板 有光纸 期刊 杂志 植绒纸 模型材料 橡皮擦 歌曲集 比例尺 毛笔 水彩画 水泥袋 油画布 活页夹 海报 涂改液 润湿器 混凝纸 滤纸 漫画书 炭笔 热敏纸 画笔 画箱 白板笔
    石版画 石笔 砂管纸 砚台 稿纸 笔套 笔杆 笔架 笔盒 笔筒 笔袋 笔记本 箱纸板 纱纸 纸巾 纸带 纸箱 纸餐巾 练习本 绘画板 肖像 胶版 自动铅笔 自来水笔 蜡光纸 蜡笔 表格 裱纸 订书针 记号笔 证书 说明书 请帖 贴纸
    起钉器 邮票 钢字 铅笔刀 铅笔芯 铜版纸 颜料盒 黑板 黑板擦 不干胶纸 不透光纸 书写工具 书写本 书写材料 仿羊皮纸 修改墨 修正带 公文套 写字纸 凸印版 函件格 分类账本 制图尺 制图纸 制版纸 削铅笔器 剪贴集 办公文具
    办公用夹 卡纸板 印刷铅字 印台水 印章架 发光纸 口取纸 吸墨用具 和纸 唱片芯纸 喷雾粉笔 图章托架 图章盒 地图册 地址印章 填色书 填色图 复写本 复制图 姓名牌 学校用品 封口印章 建筑模型 开信封机 彩色粉笔 心电图纸
    手印器具 打字机带 打字机辊 打字机键 打字蜡纸 扬声器纸 折纸用纸 拆信刀 排字架 排字盘 描图图样 描图布 提花纸板 擦涂挡板 擦涂用品 支票簿夹 教学挂图 教学教鞭 数学教具 文件套 文件托架 文具胶布 新闻刊物 曲线笔
    木浆板 木浆纸 木纹纸 朱印油 模绘板盒 油毡原纸 油画棒 活动铅笔 活字盘架 海图纸 滤芯纸板 烘焙纸 照相板 照相角 牛皮纸板 瓦楞原纸 电传用纸 电铸版 画家用刷 白纸板 目录册 石印油画 石印石 石蜡纸 硬纸管 笔夹 算术表
    粉笔盒 精布轮纸 索引卡片 纸制声管 纸制抹布 纸制旗 纸制旗帜 纸制杯垫 纸制桌旗 纸制横幅 纸围涎 纸夹子 纸手帕 纸桌布 纸粕辊纸 纸蝴蝶结 纹章牌 绘画仪器 绘画支架 绘画材料 绘画用纸 绘画笔 绘画膜 绣花图样 编号机
    胶滚卡盘 胸卡套 膏药纸 色带卷轴 蘸水钢笔 蚀刻版画 蚀刻针 蜡纸模板 装订带 装订线 计算表 订书钉 记事贴 转盘笔挂 过滤纸板 通知卡片 金制笔尖 钢纸原纸 锥形纸袋 镂花模板 镜头纸 门柱圣卷 防水纸板 防腐纸 防锈纸
    雕刻版 雕版版画 雷达纸板 音乐贺卡 颜料盘`,
  '16,35,41,42': `
    writing`,
  '16,26': `
    ribbon badge haberdashery`,
  '16,39,42': `
    document`,
  '16,45': `
    name`,
  '16,20': `
    typewriter picture`,
  '16,22': `
    envelope wrapper`,
  '16,25': `
    bib`,
  '16,17,25': `
    jacket`,
  '16,21': `
    pack 纸制 托盘 抹布 非电`,
  '16,17,18,22': `
    packing`,
  '16,17,22': `
    padding stuffing`,
  '16,18,41': `
    school`,
  '16,17,19': `
    slate`,
  '16,19,20,22': `
    纸板`,
  '16,41': `
    书籍`,
  '16,28': `
    模型 卡片`,
  '16,36': `
    办公室`,
  '16,39': `
    文件`,
  '16,19': `
    黏土`,
  '16,35': `
    索引`,
  '16,17': `
    包装材料 塑料膜`,
  '16,24': `
    图画`,
  '16,42': `
    地图`,
  '16,40': `
    平版印刷 纸张`,
  '16,26,35': `
    用品`,
  '16,21,24': `
    用布`,
  '16,18': `
    护照夹`,
  '17,21': `
    insulating insulation fiberglass fibreglass 隔热 玻璃纤维 软管`,
  '17': `
    semi-processed insulator gasket regenerated ebonite felt weatherstripping acrylic draught excluder expansion
    flexible foam india-rubber partly protecting radiation recapping seal sealant water-tight 垫圈 密封 再生 化学合成 半成品 硫化 绝缘体
    液态 物体 玻璃棉 生橡胶 矿棉 绝缘油 裂缝 风雨 乳胶 合成橡胶 塑料板 密封环 封泥 橡皮圈 油封 电介质 石棉布 石棉带 石棉板 绝缘漆 绝缘纸 绝缘胶带 胶壳 胶套 胶衬 隔音材料 储气囊 再生橡胶 农用地膜 古塔胶
    塑料杆 塑料条 塑料焊丝 填充垫圈 填缝材料 密封垫片 封拉线 挡风条 挡风雨条 橡皮塞子 橡皮挡块 橡胶榔头 橡胶水 橡胶绳 汽缸接头 浇水软管 液态橡胶 电容器纸 石棉毡 石棉石板 石棉粉 石棉纤维 石棉纸 石棉线 石棉织物
    石棉绳 硫化纤维 硬橡胶 离合器垫 管道垫圈 绝缘油墨 绝缘涂料 绝缘清漆 绝缘电瓷 绝缘膜 防水圈 高压锅圈`,
  '17,24,40': `
    fabric 织物`,
  '17,18': `
    vulcanized`,
  '17,22,31': `
    raw`,
  '17,20': `
    semi-worked`,
  '17,24,25,27': `
    covering`,
  '17,20,24': `
    curtain`,
  '17,25': `
    muff`,
  '17,29,30': `
    processed`,
  '17,23': `
    yarn 弹性`,
  '17,19,20,22': `
    非金属`,
  '17,22': `
    衬垫`,
  '17,37': `
    部分`,
  '18': `
    umbrella suitcase leash leatherboard parasol purse shoulder stirrup trace alpenstock backpack conference fur-skin
    halter head-stall imitation mountaineering pelt rein sling thong travelling 马鞍 手提箱 行李箱 手提袋 手杖 毛皮 购物袋 钱包 阳伞 马镫 书包 人造革
    带轮 收纳袋 用皮 登山 背包 雨伞 马具 伞套 伞杆 伞柄 伞环 公文包 公文箱 卡片盒 名片夹 帆布背包 手提包 挽绳 旅行包 皮板 皮绳 眼罩 笼头 缰绳 背皮 行李牌 辔头 运动包 钥匙包 鞍具 鞍架 鞍褥 鞭子 马掌 马毯
    马笼头 马缰绳 乐谱盒 九尾鞭 人造革箱 仿皮革 信用卡包 冰鞋系带 动物嚼子 动物外套 动物皮 动物项圈 包骨架 女用阳伞 婴儿背袋 宠物服装 家畜皮 小勒缰 小山羊皮 工具袋 帆布箱 带凳手杖 徒步杖 手杖柄 护脊书包 支票夹
    旅行用具 猎物袋 生毛皮 登山杖 皮制带子 皮制帽盒 皮制标签 皮活门 皮肚带 皮肩带 秣囊 系狗皮带 纯素皮革 购物网袋 软毛皮 马具用带 马具配件 马用护膝 马轭 马镫皮带 马鞍包 马鞍套 马鞍扣栓 马鞍用垫`,
  '18,20,21': `
    organizer`,
  '18,20': `
    infant`,
  '18,21': `
    chamois`,
  '18,25,40': `
    fur`,
  '18,39': `
    旅行`,
  '18,40': `
    裘皮`,
  '19': `
    marble veneer brick grave mortar agglomerated alabaster asphalt bitumen bituminous calcareous clinker enclosure
    fireclay flooring granule gravel gravestone grog grout hut lumber paperboard parquet refractory sandstone stave tar
    大理石 沥青 木板 涂层 路标 轨枕 制墙 制砖 块料 天花板 拼花 木地板 木料 构件 棚屋 水泥板 灰泥 石料 石板 矽砂 砂石 耐火纤维 耐火黏土 人造石 土工布 块石 墓石 安全玻璃 屋脊 屋面瓦 斑岩 木屑板 柏油 栖木
    橡胶地板 水晶石 水泥柱 水泥管 水磨石 沙砾 油膏 炉渣 片岩 瓷砖 石灰 石灰华 石灰石 石膏板 石英 砂浆 硅石 碎石 纤维板 细沙 耐火砖 胶合板 花岗石 赤土 制砖用土 可塑木料 塑料地板 塑钢门窗 小块木料 岩棉制品
    建筑灰浆 建筑用毡 建筑用纸 建筑石料 成品木材 拼花地板 木地板条 木板条 木衬条 板岩粉 水族池 水泥架 水泥电杆 狭木板 玩耍用沙 石棉水泥 石棉灰泥 石砌体 矽砂火泥 矿渣石 砂石管道 砖石信箱 砖石容器 耐火瓦 耐火砂
    胶合木板 贴面板 路面敷料 铺地木材 铺路沥青 镀膜玻璃 镁氧水泥 镁泥 镁铝曲板 防水卷材 集市棚屋 雪花石膏 非金属墓 非金属柱 非金属桩 非金属梁 非金属楣 非金属槛 非金属窗 非金属门`,
  '19,31': `
    sand`,
  '19,31,36': `
    timber`,
  '19,20,42': `
    work`,
  '19,28': `
    block`,
  '19,37': `
    铺路`,
  '19,40': `
    耐火`,
  '19,30': `
    制成`,
  '19,20': `
    围栏 砖石`,
  '19,21': `
    窗玻璃`,
  '20,21': `
    indoor horn 室内`,
  '20': `
    desk shelve unworked bench nor shade bamboo beehive hanger partition stool ambroid bassinet bathroom cat chaise
    coathook coffin cork cot cradle crib inflatable kennel mannequin nesting playpen removable shell stuffed top
    tortoiseshell typing wagon wall-mounted woven 遮帘 画框 书桌 制门 家养 抽屉 提篮 棺材 蜂箱 钥匙 隔板 人体模型 分格 制窗 可拆卸 头部 婴儿床 床垫 床架 手持 搁板 搁架
    文件柜 木制 木桶 枕头 标本 玳瑁 瓶塞 用床 编织物 衣柜 躺椅 软垫 软木 边条 镜子 陈列架 风铃 餐具柜 书柜 储物架 写字台 凳子 头靠 屏风 巢箱 工作台 帽架 扁担 搁物架 摇椅 摇篮 杂志架 板条箱 枕席 枪架
    柜台 柳条制品 树皮画 桌子 桌面 梳妆台 椅子 毛巾架 沙发 浴室柜 海泡石 狗窝 玉枕 玩具箱 珊瑚 珍珠母 琴凳 瓶架 盥洗台 碗柜 窗帘杆 竹帘 竹篮 芦苇 花架 茶几 草垫 药柜 衣帽架 衣架 贝壳 软木塞 软梯 金属家具
    锯木架 镜砖 长凳 长靠椅 阅书架 陈列柜 骨灰盒 鱼篮 鸟巢 个人用扇 仿制玳瑁 伞搁架 充气家具 制图桌 刷子托座 办公家具 动物标本 动物爪 动物角 动物蹄 垫枕 塑料标签 塑料线卡 塑料钥匙 塑料阀门 壁炉隔屏 婴儿提篮
    婴儿摇床 宠物靠垫 家具脚 家具腿 家具门 展示板 带锁小柜 手持镜子 打字台 打字机架 按摩用床 搁脚凳 服装架 木桶板 棕编制品 沐浴用椅 浴室凳 牡蛎壳 牡鹿角 猫爬架 玳瑁壳 理发座椅 电视机架 画框托架 画框挂杆 画框边条
    相框边条 砧板桌 磁疗枕 窗帘扣 窗帘滚轴 窗帘环 窗帘轨 窗帘钩 立式书桌 竹工艺品 竹编制品 纸板棺材 绘图桌 绣花绷子 美容柜 羽绒枕头 膝上桌 花盆台座 草工艺品 草编制品 草编织物 藤编制品 衣服罩 衣物架 装饰珠帘
    计算机架 象牙棕榈 软木瓶塞 送餐车 野营床垫 金属座椅 金属桌 钳工台 镀银玻璃 长沙发 非金属杆 非金属桶 非金属筐 非金属箱 非金属钉 非金属锁 非金属闩 音响支架 食品橱 餐具架 饲料架 鸟类标本 黄琥珀`,
  '20,25': `
    drawer`,
  '20,26': `
    edging 装饰品`,
  '20,24': `
    hanging 窗帘`,
  '20,23,24,26,37': `
    linen`,
  '20,39': `
    locker`,
  '20,37': `
    制品`,
  '20,21,25,26,37': `
    衣服`,
  '20,42': `
    用于`,
  '20,31': `
    稻草`,
  '20,41,43': `
    野营`,
  '21': `
    mitt can earthenware porcelain terra-cotta bucket siphon comb flask pail mold mug serving utensil wine-tasting
    brush-making cage cube diffuser mop nozzle scoop scrubbing sprinkler toothbrush aquaria basting beater bobech
    bristle broom candelabra candlestick carboy children collecting confectioner cookery cookie cosy cruet decanter
    demijohn drip dustbin dusting garlic heat-insulated infuser ironing jug lid pipette piping pitcher potty refuse rest
    rose saucepan shaker sifter sprayer strainer terrarium toothpick trough vanity vaporizer vessel vial wax-polishing
    wringer 赤陶 陶土 制刷 海绵 烘焙 瓷器 陶器 饮水 器皿 垃圾桶 拖把 水壶 水晶 洒水 烧烤 牙刷 玻璃瓶 酒器 保温 修面 刮板 发梳 吸管 品酒 啤酒杯 喂食 喷壶 培养箱 套瓶 打蜡 扫帚 排泄 摩擦 擦鞋
    收纳盒 晾衣架 暖水瓶 替换 模具 模子 水桶 浇花 涂油 滴管 炊具 烛台 熨衣板 牙线 玻璃杯 玻璃球 玻璃管 用袋 电动牙刷 碟罩 细颈 花盆 芳香油 茶壶 药片 虹吸 裱花 酒具 酒瓶 重复使 餐巾 饮用 香炉 鸡蛋 黏尘
    便壶 保温瓶 修眉线 冰桶 分菜匙 刮水板 剥蒜筒 压裤器 厨房用具 咖啡具 唐三彩 大锅 存钱罐 开瓶器 捕蝇器 捕鼠器 提桶 搓衣板 擀面杖 杯套 梳妆盒 水果盘 水瓶 水缸 汤碗 漏斗 炒勺 炖锅 熄烛器 牙签 牙签盒 玻璃板
    玻璃碗 瓦器 电梳 痰盂 盐瓶 眉刷 睫毛刷 笨篱 笼屉 筷子 箩底 箩斗 篦子 簸箕 粉扑 糖果盒 糖碗 纱罩 纸盘 肥皂盒 花瓶 茶具 茶叶罐 茶托 蒸屉 蛋杯 蝇拍 衣夹 裱花袋 调味瓶 钢化玻璃 铁壶 铁桶 铁锅 锅盖
    面条机 鞋刷 鞋拔 饭盒 马刷 马桶刷 马梳 鸟环 鸟笼 上菜勺 不碎玻璃 乳白玻璃 仿瓷器 仿陶器 保温袋 修面刷 修面刷架 冰块夹 冰块模 冰棍棒 冷却容器 冷藏瓶 分菜叉 切糕点器 切面包板 制刷原料 制刷用毛 动物用梳
    化妆刷 化妆用具 午餐盒 卫生纸架 卸妆器具 厨房容器 厨房用杵 喂料槽 喷香水器 园艺手套 坚果钳 壶盖塞 大齿发梳 奶酪盘罩 婴儿浴盆 家具掸 家务手套 家用器皿 家用托盘 家用海绵 家用滴管 家用篮 家用细筛 家禽环 小口大瓶
    小玻璃瓶 废纸篓 开塞钻 扁酒壶 手套撑具 扫地毯器 扫帚柄 抗热管 抛光材料 抛光用布 指甲刷 捕虫器 捕鼠机 排笔刷 接油盘 搅拌匙 擦洗刷 擦洗垫 擦鞋器 方糖钳 日用瓷器 日用陶器 暖水瓶壳 有柄大杯 桌用刀托 梳子盒
    水族池罩 水晶画 水牙线 沐浴海绵 洒水器 洒水设备 洗地板布 洗涤桶 洗碗布 洗餐具刷 涂油刷 涂油匙 涂油管 清扫器 清洁用布 滤茶器 滤茶球 烘焙垫 烘焙盘 烛台托盘 烤架支架 烧烤叉 烧烤夹 烹饪用袋 烹饪网袋 煤气火锅
    煤渣用筛 熨衣板套 牙刷盒 玻璃塞 玻璃球瓶 玻璃盒 盛汤盖碗 眼影刷 磁疗杯 祭祀容器 窗台花箱 纸巾盒套 纽扣钩 细颈大瓶 羽毛掸 肥皂架 肥皂碟 胡椒瓶 脱靴器 色拉夹 色拉碗 茶包托 蒜压榨器 蔬菜盘 蛋糕模子 蜡烛架
    蜡烛滴环 蜡烛罐 衣服撑架 酒瓶吊牌 钢丝轮 铁丝筛子 铁镬 锡釉陶器 长颈瓶 除蚊器 隔热垫 隔热容器 隔热瓶 零钱罐 非电火锅 非电煎锅 非电蒸锅 面包屑盘 面包箱 靴撑具 鞋撑具 颊刷 餐巾架 餐巾环 饮水槽 饮用吸管
    饮用器皿 饼干模具 饼干筒 馅饼用铲 香水喷瓶 黄油碟 黄油碟罩`,
  '21,30': `
    baking pastry pepper pie 冰块 蛋糕 面包 冰淇淋 糕点 胡椒 饼干 馅饼`,
  '21,22': `
    silica vitreous`,
  '21,40': `
    wine`,
  '21,32': `
    aerated carbonated cocktail`,
  '21,44': `
    bank`,
  '21,31': `
    bird`,
  '21,25': `
    boot`,
  '21,27': `
    carpet`,
  '21,29': `
    salad soup 黄油`,
  '21,24': `
    日用`,
  '21,28': `
    儿童`,
  '21,29,30': `
    色拉`,
  '21,32,33': `
    鸡尾酒`,
  '22': `
    sail jalousy flock ladder awning camouflage grass ramie sack schappe twine webbing 羊毛 装潢 非纸 包装物 固定式 带子 打包带 编织袋 丝绳 丝绵
    伪装网 剑麻 吊床 废丝 木丝 木棉 棉屑 涂塑布 漆布 猪鬃 生丝 短麻屑 纸绳 细绳 绳梯 网线 羽绒 苫布 茅草 蒙古包 蜡绳 邮袋 锯末 集装袋 面袋 鞭绳 韧皮 马毛 驼毛 鸭绒毛 麻带 麻纤维 伪装罩 兽毛 塑料线
    填充用草 打包绳 拉窗绳 捆扎纱 机梳羊毛 棉籽绒 棉纤维束 椰子纤维 汽车拖缆 涂胶布 生亚麻 精梳羊毛 纺织纤维 绽子绳 羊毛絮 苎麻纤维 裹尸袋 防尘罩布 防水帆布 阻燃布 非金属缆 风障布`,
  '22,23,24': `
    silk hemp`,
  '22,37': `
    upholstery`,
  '22,29,31': `
    coconut`,
  '22,26': `
    feather 羽毛`,
  '22,39': `
    storage`,
  '22,24': `
    帆布`,
  '22,23': `
    绢丝 黄麻`,
  '23': `
    spun coir jute rayon worsted 毛线 丝线 棉纱 棉线 毛纱 用线 粗纺 精纺 细纱 细线 绣花 缝纫线 麻线 人造丝 厂丝 尼龙线 开司米 弹力丝 棕丝 落丝 蜡线 长丝 丝线和纱 人造毛线 宝塔线
    精纺棉 精纺羊毛 绳绒线 膨体线 麻线和纱`,
  '23,24,26': `
    embroidery`,
  '23,26': `
    darning 绒线`,
  '23,24': `
    woollen`,
  '24': `
    traced tapestry bedsheet bedspread bunting calico coverlet loose quilt tablecloth tick yoga 床单 睡袋 家庭 枕套 用毯 织品 绒布 遮盖
    丝织 丝织品 丝绒 亚麻布 印花 台毯 床沿 床罩 挂毯 棉布 毛巾 毛毯 瑜伽 绢画 蚊帐 衬里 丝毯 丝绸 呢绒 哈达 地巾 塔夫绸 寿衣 布棚 帐帘 帘子布 无纺布 枕巾 桌布 棉毯 棉织品 毛巾布 毛巾被 毛织品 油布
    法兰绒 浴巾 浴罩 牛津布 白布 皮褥子 硬布 筛布 纱布 纱绢 绉布 缎子 茶巾 薄纱 衬布 衬料 被子 被絮 被罩 被面 褥子 过滤布 锦缎 门帘 鸭绒被 麻布 麻绒 丝绒绢画 剪绢画 单丝筛绢 印花棉布 卸妆用布 台球布
    垫子用罩 塑料床单 塑料材料 夏布罗纹 家具罩 帐沿 干酪布 平纹细布 平针织物 床上用毯 床帏 床沿挂布 搓澡巾 擦玻璃布 旅行用毯 树脂布 毛料布 洗碗巾 浴用织品 滤气呢 瑜伽毛巾 瑜伽毯 皮凉席 皮床单 睡袋衬里 粗斜纹布
    粗毛台毯 纸制床罩 纺织织物 织锦人像 编织织物 缝纫机罩 网状窗帘 舍味呢 苎麻织品 蓖麻绢纺 蚊帐织布 装饰织品 褥垫套 起绒粗呢 轻薄织物 造纸毛毯 野餐垫 金属棉 鞋用织物 餐桌用布 麻皮布 麻织物 黄麻织品`,
  '24,40': `
    刺绣`,
  '25': `
    bathing football face shirt sweat-absorbent gaiter headwear jumper legging sock underclothing beach brassiere cuff
    heel heelpiece jersey leg neck overall overcoat pajama pullover pyjama ready-made sandal scarve slipper smock
    sweater topcoat trunk underwear uniform upper waistcoat waterproof wear wristband 内衣 披肩 紧身 衬衫 吸汗 大衣 头巾 女式 长袜 鞋罩 体操
    凉鞋 制服 吊袜带 围巾 外衣 夹克 帽子 成品 护腿 拖鞋 海滨浴场 游泳裤 爬山 用衣 紧腿裤 衣领 衬裙 袖口 足球鞋 连身 鞋跟 领带 T恤衫 乳罩 乳贴 僧帽 华达呢 围裙 外套 头带 套头衫 套服 婚纱 工作服 工装裤
    帽檐 戏装 手笼 披巾 斗笠 斗篷 旗袍 木鞋 柔道服 毛衣 毡靴 浴帽 浴衣 游泳帽 游泳衣 皮衣 睡衣 睡衣裤 睡袍 短袜 短靴 童装 紧身胸衣 紧身衣裤 纱笼 羽绒服装 耳套 胸衣 胸贴 脖套 舞衣 莎丽服 袜套 袜带 袜裤
    裘皮服装 裙子 裙裤 裤子 贝雷帽 跑鞋 跳鞋 运动衫 运动鞋 连衣裙 钱带 雨披 雨衣 雨鞋 面纱 鞋内底 鞋后跟 鞋垫 鞋尖 鞋面 领巾 领结 领花 风帽 风衣 马甲 马裤 中筒靴 乳胶服装 仿皮服装 体操服 体操鞋 修女头巾
    冲浪服 包头巾 十字裕 吸汗内衣 吸汗袜 吸汗长袜 呢绒夹克 和服 大礼帽 女式内裤 女式披肩 女用背心 妇女腹带 婴儿裤 宗教服装 宽外袍 帽衬架 平脚短裤 成品衣 成品衬里 护腿鞋罩 护衣汗垫 护踝鞋罩 摄影背心 摔跤服
    无檐便帽 无袖罩裙 暖腿套 服装口袋 服装绶带 橡胶套鞋 浴室凉鞋 浴室拖鞋 滑雪手套 滑雪靴 爬山鞋 短袖衬衫 磁疗衣 秧歌服 空手道服 空顶帽 紧身围腰 紧身套衫 红外线衣 纸帽子 纸衣服 绣花服装 胸罩肩带 胸罩衬垫 药物用衣
    衣服吊带 衣服背带 衬衫前胸 衬衫抵肩 裘皮披肩 西服袋巾 足球靴 足球鞋钉 轻便大衣 运动靴 连指手套 连裤内衣 连身衬裙 针织服装 钓鱼背心 长袜后跟 防水服 露指手套 靴帮 鞋用滚边 驾驶手套 骑行手套`,
  '25,26': `
    dress suspender bra brace 胸罩`,
  '25,27,28': `
    gymnastic`,
  '25,28': `
    背心 滑雪 腰带`,
  '26': `
    fastening lace buckle decorative garland wreath zipper arm blouse brassard crochet extender eyelet fancy frill kit
    passementerie plaited spangle tress 花环 缝纫 人造花 圣诞 拉链 饰带 假发 花边 蝴蝶结 褶边 亮片 以外 帽用 延长 徽章 搭扣 标记 灯饰 纽扣 织补 绣品 编织 补片 边带 针插 鞋扣
    饰边 麻织品 丝边 刺绣品 卷发夹 发卡 发夹 发束 发网 发辫 发针 头饰 帽带 帽边 扣子 挂钩 松紧带 流苏 流苏花边 皮带扣 纸拉花 绣花针 绶带 编带 背包带 臂章 补花 针匣 针盒 针线盒 钩针 鞋带 鞋眼 鞋钩 飘带
    云母亮片 人造水果 人造盆景 人造花环 假发套 假胡须 假褶边 假髭 内衣胶带 包用带扣 包用扣钩 包用拉链 卷发纸 双头针 发带 吊带钩扣 地毯钩 头发饰带 女衫纽扣 小饰物 尼龙搭扣 帽用别针 帽用饰物 拉链带 接发片 提胸贴片
    揿扣 搭扣带 昆虫针 服装垫肩 服装扣 服装扣眼 服装褶边 染发用帽 毛线花边 毛衣针 玫瑰花饰 箍袖带 线带 线轮带 织补架 织补针 编织针 缝纫针 罗纹针 背带钩扣 胸衣扣 臂带 花彩装饰 花线扎带 花边饰品 荷包袋 衣服饰边
    衣边带 衣领托 装订针 装饰徽章 遮秃假发 针线套装 长别针 鞋匠用针 鞋用饰物 饰边小环 饰边带 马具用针 鸟羽毛 鸵鸟羽毛`,
  '26,35,39': `
    good`,
  '26,44': `
    头发`,
  '27': `
    gymnasium linoleum rug 地垫 覆盖物 油毡 防滑垫 垫席 苇席 人工草皮 体操垫 健身用垫 地毯底衬 小地毯 榻榻米垫 橡胶地垫 油毡块 瑜伽垫 祈祷跪垫`,
  '28,31': `
    fishing 圣诞树`,
  '28': `
    swimming billiard skis exercise fencing party racket console model body-building cue doll lure pool sailboard skate
    strength surfboard tennis archery bat bite bowling decoy designed dice divot exerciser expander figure flipper float
    gaming gauntlet gut kite lottery marionette mark marker muscle novelty paintball percussion pigeon pitch plush
    puppet skittle sled stationary stimulation swing target trading 钓鱼 高尔夫球 游戏机 锻炼 冲浪板 击剑 台球 狩猎 玩具娃娃 聚会 台球桌 棋盘 球杆 球类 肌肉
    跳棋 面具 举重 九柱 保龄球 刺激 吸汗带 国际象棋 彩弹 悬挂 扩胸器 拍手 拳击 木偶 比例 毛绒玩具 沙箱 泥鸽 游乐场 滑水板 滑行 火帽 用护 用球 用网 积木 纸牌 肠线 脚蹼 负重 越野 足球 锻炼身体 集换式 雪车
    风帆 风筝 飞盘 骰子 万花筒 乒乓球台 乒乓球拍 云梯 五彩纸屑 体操台 体操器械 健胸器 健身球 冰鞋 单杠 双杠 双环 吊绳 哑铃 围棋 塑胶跑道 多米诺骨牌 帆板 平衡木 弹弓 扑克牌 护肘 护膝 拉力器 握力器 摇船 摇铃
    旱冰鞋 杠铃 橡皮泥 毽子 浪船 渔篓 游泳圈 滑梯 滑翔伞 滚环 爬杆 玩具车 球棒 球网 秋千 网球拍 羽毛球 羽毛球拍 肥皂泡 荡椅 藤圈 象棋 起跑器 趴板 跳板 跳箱 蹦床 转椅 转马 轮滑鞋 钓鱼用具 钓鱼竿 铅球 陀螺
    雪鞋 面泥 鞍马 飞镖 高低杠 麻将牌 上升器 举重器具 体操凳 保护垫 倒立台 健美器 健身床 克朗棋 减压玩具 击剑手套 动物棋 助跑器 十五子棋 压力器 可动人偶 台球杆 台球桌垫 吊环滑车 回力镖 国际跳棋 圣诞拉炮
    圣诞树架 填充玩具 大积木 弹球机 彩弹枪 手枪火帽 投球机 护胫 拍手器 拳击手套 拼图玩具 摇摆木马 撑高跳竿 智能玩具 曲棍球棒 有舵雪车 板球包 板羽球拍 桌游器具 棒球手套 海豹皮 游戏套环 游泳手蹼 游泳浮带 游泳脚蹼
    滑水橇 滑雪单板 滑雪杖 演戏面具 牵线木偶 玩具乐器 玩具小屋 玩具手枪 玩具手表 玩具模型 玩具气枪 玩具汽车 玩具熊 玩具风车 玩具风铃 球拍手胶 球拍线 球拍胶粒 瑜伽吊床 电子靶 登山套具 盖房玩具 礼花玩具 竞技手套
    箭弓 翼型浮袋 聚会彩炮 起爆帽 越野滑轮 足球棋 跳棋棋盘 跳跃器 跳高架 运动用网 运动绳 运动腰带 运动铁饼 钓鱼线 钓鱼钩 钢架雪车 门球器材 雪景球 风筝线轴 骰子杯 魔术器械`,
  '28,41': `
    playing 玩具 健身 活动`,
  '28,41,42': `
    游戏`,
  '29,31,41': `
    live`,
  '29': `
    preserved concentrate sausage vegetable-based broth canned tinned fat liver milk-based olive tofu tomato compote
    cottage crisp fish-based fritter frosted fruit-based jam koumiss kumy low-fat marrow onion patty powdered pur salted
    sunflower white 罐头 奶油 牛肉 香肠 奶酪 椰浆 法式 浆果 清汤 脂肪 豆腐 速冻 丸子 凝乳 制抹酱 土豆 奶酒 松子 果蔬 桂花 汤料 洋葱 浓缩 浓缩汁 海带 炸土豆片 猪肉 琼脂 百合 米浆 糖渍 肉汤
    脱水 芝麻酱 葵花籽 蜜饯 豆浆 豌豆 酸奶 鹌鹑蛋 丹贝 乳清 乳酒 乳酸饮料 五香豆 人造黄油 冬菇 冬菜 咸菜 咸蛋 土豆泥 土豆片 培根 大头菜 奶制品 奶昔 奶茶 山楂片 干枣 干贝 明虾 朝鲜泡菜 木耳 板鸭 果皮 果肉
    果酱 柑饼 柿饼 椰枣 椰蓉 榨菜 水果罐头 海米 海菜 海蜇皮 火腿 炼乳 熏肉 猎物 猪油 皮蛋 笋干 红丝 肉冻 肉干 肉松 肉汁 肉片 肉糜 肉脯 肝酱 腌豆 腐乳 腐皮 腐竹 花生酱 莲子 莲蓉 萝卜干 葡萄干 薯饼 虾松
    虾酱 蛋清 蛋粉 蛋黄 蛏干 蜂蛹 血肠 话梅 豆奶 豆奶粉 豆沙 酸牛奶 陈皮梅 青丝 风肠 食用油 马奶酒 鱼子酱 鱼慕斯 鱼松 鱼片 鱼翅 鱼肚 鱿鱼 黄花菜 黑菜 乡村奶酪 五味姜 五香萝卜 冷冻水果 冻干肉 冻干蔬菜
    冻田鸡腿 制汤剂 可可奶 土豆丸子 土豆煎饼 夸克奶酪 奶替代品 奶饮料 干桂圆 干荔枝 干菜笋 干蔬菜 干食用菌 开花豆 德式泡菜 怪味豆 杏仁浆 柑橘酱 桂花姜 植物奶油 椰子油脂 椰子脂 水产罐头 水晶冻 水果片 水果色拉
    水果蜜饯 浆果汤 海带粉 海胆黄 海螺干 炸洋葱圈 炸肉饼 烤薄牛肉 热狗肠 熟芝麻 熟蔬菜 熟酸乳 燕麦浆 牛奶酱 牛肉清汤 猪肉食品 琥珀花生 番茄泥 白芝麻酱 白菜干 白香肠 百合干 百合菜 盐腌肉 盐腌鱼 碎杏仁 类可可脂
    糖姜 糖松子 糖核桃 糖渍坚果 糖渍水果 糖炒栗子 糖煮水果 糖玫瑰 肉罐头 脱水椰子 脱水菜 腌制块菌 腌制姜 腌制水果 腌制洋蓟 腌制浆果 腌制肉 腌制蒜 腌制蔬菜 腌制蘑菇 腌制豌豆 腌制鱼 腌小黄瓜 腌扁豆 腌橄榄 腌紫菜
    腌辣椒 腌鳕鱼干 芝麻蓉 花生浆 苹果泥 茄子泥 蔬菜慕斯 蔬菜汤料 蔬菜罐头 蔬菜色拉 蚬子干 蛋白奶 蛤蜊干 西葫芦泥 豆浆精 豆腐制品 豆腐饼 豌豆粒 速冻玉米 速冻菜 酸姜 食用干花 食用板油 食用油脂 食用燕窝 食用肚
    食用花粉 食用菜油 食用豆油 食用面筋 食用骨油 食用鱼胶 鱼制食品 鱼皮花生 鱼罐头 鱼肉干 鳄梨酱 鹰嘴豆泥 黄油乳脂 黄豆泥饼`,
  '29,30': `
    culinary prepared potato snack soya spread crystallized mouss pudding 小吃 零食 坚果 可可 替代品 泡菜 热狗 紫菜 芝麻 黄豆 姜酱 番茄酱 酱菜`,
  '29,31': `
    peanut berry lobster palm 花生 椰子 龙虾 家禽 小龙虾 沙丁鱼 海参 牡蛎 甲壳动物 贻贝 软体动物 金枪鱼 鲑鱼 鲱鱼 鲲鱼 多刺龙虾`,
  '29,30,31': `
    consumption nut bean rice 食用 玉米`,
  '29,30,32': `
    ginger 为主`,
  '29,40': `
    cheese`,
  '29,31,32': `
    dried`,
  '29,32': `
    蔬菜汁`,
  '30': `
    confectionery chocolate ingredient main pancake sauce pasta biscuit cocoa dough barley cracker flake mix noodle oat
    roasted aniseed batter buckwheat candy cereal-based chewing chocolate-based cooky cro crushed frozen hominy husked
    milled molass noodle-based rice-based sandwich savory savoury seasoning sweet tapioca treacle vanilla 巧克力 糖果 面条 调味酱
    面团 代用品 加奶 天然 布丁 意式 果冻 梨膏 米粉 粗粉 茶饮料 荞麦 薄饼 辣酱 酱油 面食 三明治 主要 以米 冰糖 刨冰 包饭 口香糖 咖啡豆 墨西哥 意大利 方便 春卷 曲种 木薯 汉堡包 混合粉 煎饼 燕窝 玉米片
    甜食 用作 粉丝 糖蜜 红豆 脆米 芥末 薄荷糖 装饰物 香草 鸡精 丁香 乌冬面 乌龙茶 乳蛋饼 五香粉 佐料 元宵 八宝饭 冰棍 冰砖 冰糕 冰茶 包子 南糖 卷饼 古斯古斯饭 叨沙 味精 咖喱粉 土豆粉 大酱 大饼 夹心饼干
    奶片 姜粉 姜饼 寿司 小米 年糕 拉面 挂面 料酒 方便面 方糖 月饼 枇杷膏 栗粉 桂皮 比萨饼 水果糖 泡打粉 海水 火烧 炒饭 燕麦片 燕麦粥 牛轧糖 玉米粉 玉米花 玉米面 白糖 白茶 皮糖 盒饭 米果 米糕 粽子 糟油
    红糖 红茶 绿茶 绿豆 羊羹 肉桂 肉豆蔻 腌泡汁 芝麻糊 花卷 花椒粉 花生糖 苏打粉 苹果酱 茉莉花茶 蒜末 蒜汁 蕨粉 薄片 藕粉 虾味条 虾味汁 虾油 蚝油 蛋黄酱 蜂糕 蜂蜜 西米 调味料 谷粉 豆包 豆豉 豉油 豌豆黄
    软糖 辣椒油 通心粉 酥糖 酸角 醋精 醪糟 锅巴 面包屑 面包干 食盐 饭团 饺子 馒头 香兰素 香糟 香蒜酱 香辛料 马卡龙 鱼味粉 鱼露 麦丽素 麦乳精 麦芽糖 麻花 黄茶 黑茶 黑麻片 龟苓膏 丹麦酥 乐口福 乳鸽精 人参糖
    俄式肉饺 冰淇淋粉 冰糖燕窝 冻酸奶 华夫饼干 南瓜粉 去壳大麦 去壳燕麦 可可粒 可可饮料 可食用纸 叶儿粑 味噌 咖啡饮料 咸薄饼 哈发糕 啤酒醋 地瓜粉 坚果粉 多香果 大米花 大豆粉 大麦粗粉 小吃用冰 小圆面包 小蛋糕
    小豆蔻 巧克力酱 意式面食 慕斯甜点 方便米饭 方便粉丝 方形饺 昆布茶 春卷皮 木薯淀粉 木薯粉 杏仁糊 杏仁糖 果仁糖 果子油 果汁刨冰 果馅饼 柠檬汁晶 桂圆膏 棕榈糖 水果酱汁 汤圆粉 油茶粉 油酥面团 法式肉派 泡粑 泡芙
    泡菜煎饼 海味粉 火腿糖汁 烹饪用碱 烹饪用酶 焦糖炖蛋 焦香糖果 燕窝梨膏 燕麦食品 牛奶布丁 玉米浆 玉米粗粉 甘草糖 甘草茎糖 生糯粉 生面团 百合粉 石锅拌饭 秋梨膏 米布丁 米粉糊 米花糖 粗燕麦粉 粗面粉 糖果锭剂 糖粘
    紫菜包饭 羊角面包 肉泡馍 肉馅饼 脆米饼 腌制香草 芥末粉 芹菜盐 苓贝梨膏 茴香子 茶汤面 草本茶 荔枝膏 荞麦粉 荞麦面条 菱角粉 蔓越莓酱 薄烤饼 薄脆饼干 虫草鸡精 蛋奶冻 蛋糕粉 调味肉汁 调味酱汁 谷物棒 谷类制品
    豆类粗粉 酱油曲种 酸辣泡菜 酸辣酱 铁观音茶 镜面糖衣 面包卷 食用冰 食用淀粉 食用蜂蜡 马铃薯粉 魔芋粉 鱼沙司 鲜虾露 麦芽饼干 黄色糖浆 龙虾片`,
  '30,31': `
    maize germ natural spelt 大麦 燕麦 佩尔 胚芽 菊苣 辣椒`,
  '30,32': `
    substitute syrup 糖浆`,
  '30,34': `
    调味品`,
  '30,35,40,41': `
    制作`,
  '31': `
    fresh fattening livestock poultry residue bait bran bush chicory cone hatching marc mash mushroom residual seedling
    silkworm spawn squash 新鲜 催肥 自然 备料 家畜 栖息 球茎 籽苗 芦荟 蘑菇 酿酒 鱼饵 大黄 宠物食品 扁桃 果渣 树干 树苗 桧树果 棕榈树 植物种子 椰子壳 水果渣 活鱼 渣滓 灌木 甘蔗 甘蔗渣
    花粉 荨麻 藤本植物 蚕种 蚕蛹 西瓜 锦鲤 鱼卵 鲜枣 鲜豆 鸟食 黑麦 亚麻粉 冻干鱼饵 动物食品 动物饲料 可乐果 孵化蛋 宠物饮料 干椰肉 新鲜南瓜 新鲜土豆 新鲜块菌 新鲜姜 新鲜杏 新鲜杨梅 新鲜枇杷 新鲜柑橘 新鲜柚子
    新鲜柠檬 新鲜栗子 新鲜桃 新鲜桔 新鲜梨 新鲜榛子 新鲜槟榔 新鲜樱桃 新鲜橄榄 新鲜水果 新鲜洋葱 新鲜洋蓟 新鲜浆果 新鲜甜瓜 新鲜甜菜 新鲜石榴 新鲜芒果 新鲜花生 新鲜苹果 新鲜荔枝 新鲜莴苣 新鲜菊苣 新鲜菠菜 新鲜菠萝
    新鲜葡萄 新鲜蒜 新鲜蔬菜 新鲜蘑菇 新鲜角豆 新鲜豌豆 新鲜青蒜 新鲜韭葱 新鲜香蕉 新鲜黄瓜 新鲜黄豆 松树球果 棕榈叶 油渣饼 活动物 活家禽 牲畜用盐 牲畜饲料 猫薄荷 米粉饲料 自然花 自然草皮 花卉球茎 菊苣根 蔷薇丛
    酿酒麦芽 食用鲜花 饲养备料 饲料饼 鲜食用菌`,
  '31,35': `
    product`,
  '31,32': `
    hop 啤酒花`,
  '32': `
    non-alcoholic drink brewing ale beer-based effervescing flavored flavoured lemonade must soft wort 果汁 姜汁 配料 果子 柠檬水
    用粉 碳酸水 葡萄汁 起泡 软饮料 可乐 果昔 番茄汁 纯净水 苏打水 豆汁 酸梅汤 乌梅浓汁 乳清饮料 加气水 大麦啤酒 姜汁啤酒 姜汁汽水 姜汁饮料 无醇啤酒 杏仁糖浆 果子晶 果子粉 果汁冰水 格瓦斯 植物饮料 气泡水
    等渗饮料 米制饮料 绿豆饮料 能量饮料 豆类饮料 锂盐矿水 香迪啤酒 麦芽啤酒 麦芽汁`,
  '32,40': `
    酿造`,
  '33': `
    alcoholic brewed distilled 米酒 蒸馏 伏特加酒 利口酒 威士忌 开胃酒 朗姆酒 杜松子酒 果酒 梨酒 樱桃酒 汽酒 清酒 烈酒 烧酒 白兰地 白酒 苹果酒 酸酒 青稞酒 食用酒精 黄酒 亚力酒 柑香酒
    苦味酒 茴芹酒 茴香酒 蒸馏饮料 薄荷酒 蜂蜜酒 酒精饮料 餐后酒`,
  '34': `
    cigar smoker match snuff tip 香烟 烟嘴 烟斗 烟草 雪茄 吸烟 打火机 丁烷 卷烟纸 吸烟者 火柴 雪茄烟 保润盒 打火石 水烟袋 火柴盒 烟丝 烟末 烟灰缸 烟袋 香烟盒 鼻烟 鼻烟壶 丁烷气 嚼烟
    小雪茄 火柴架 烟斗搁架 烟斗通条 烟草罐 电子烟 雪茄切刀 雪茄烟嘴 雪茄烟盒 香烟嘴 香烟烟嘴`,
  '35,36': `
    business management administration 管理 代理`,
  '35,41': `
    advertising organization event programme ranking rating text 广告 出版 展览 编写`,
  '35': `
    commercial marketing administrative promotion publicity sale search consumer database personnel relation strategy
    subscription through updating accounting appointment book-keeping compilation computerized concept influencer
    intermediary into market matching negotiation optimisation optimization order photocopying price professional
    project public regarding registry reimbursement retail sponsorship study supply tax teleshopping 商业 市场营销 零售 批发 商业信息
    客户 推销 中介 企业 媒体 寻找 市场 广告宣传 数据库 更新 消费者 潜在 行政 专业 人员 价格 优化 传播 公共关系 匹配 影响 情报服务 文本 概念 登记 税务 策略 经营 计划 计算机化 订单 谈判 赞助 销售 项目
    预约 会计 广告代理 广告设计 开发票 户外广告 打字 拍卖 文字处理 文秘 民意测验 电视广告 簿记 速记 人员招聘 商业审计 商业研究 商业评估 商业询价 商业调查 复印服务 外包服务 寻找赞助 市场分析 广告策划 张贴广告
    投标报价 报刊剪贴 样品散发 税务筹划 经济预测 职业介绍 谈话记录 财务审计 货物展出`,
  '35,36,39,40,42,45': `
    other 他人`,
  '35,36,37,39,41,42': `
    information`,
  '35,36,37,38,39,41,42,44': `
    providing`,
  '35,36,37,38,39,40,41,42,43,44,45': `
    rental 服务 出租`,
  '35,36,37,42,44,45': `
    consultancy 咨询`,
  '35,36,45': `
    agency responding`,
  '35,41,42': `
    user 用户`,
  '35,39,41': `
    arranging 安排`,
  '35,44': `
    assistance`,
  '35,42': `
    development website 开发 网站`,
  '35,38,41,42': `
    online 在线`,
  '35,36,37,42,45': `
    relating`,
  '35,45': `
    auditing 审计`,
  '35,37': `
    maintenance 维护`,
  '35,36,37,38,39,41,42,43,44,45': `
    提供`,
  '35,39,41,42,45': `
    进行`,
  '35,41,42,44': `
    目的`,
  '35,39': `
    商品`,
  '35,36,41,42': `
    通过`,
  '35,37,38,39,41,42': `
    信息`,
  '35,42,45': `
    研究 关于`,
  '35,39,43': `
    预订`,
  '36': `
    financial appraisal insurance fund issuance underwriting estate payment real banking credit valuation cost financing
    apartment bureau cheque debt deposit fiduciary gift investment loan prepaid standing trusteeship verification 金融 估价
    承保 不动产 支付 信用卡 基金 贷款 银行 估算 债务 公寓 典当 托收 投资 担保 股票 融资 资金 赊售 转账 金融信息 金融管理 预付费 众筹 保险经纪 信托 信用社 期货经纪 网上银行 保释担保 保险咨询 保险承保
    兑换货币 公寓出租 公寓管理 共有基金 典当经纪 农场出租 受托管理 古玩估价 商业经纪 基金投资 抵押贷款 支票核查 牧场出租 珠宝估价 电子转账 租金托收 税审服务 精算服务 组织收款 融资服务 融资租赁 财政估算 贸易清算
    资本投资 邮票估价 金融分析 金融咨询 金融建议 金融研究 金融评估 金融贷款 金融资助 金融赞助 钱币估价 首饰估价`,
  '36,39': `
    brokerage collection 经纪`,
  '36,42': `
    evaluation 评估 建议`,
  '36,42,44,45': `
    advice`,
  '36,41': `
    transfer 发行`,
  '36,37,41,42': `
    via`,
  '36,43': `
    住所代理`,
  '37': `
    charging exterior restoration greasing lubrication refilling assembly balancing been damp-proofing destroyed
    disinfecting have laying partially rebuilding sweeping that vulcanization well worn 修理 安装 保养 修复 建造 室内装潢 内部 外部 维修 铺设
    人工 损坏 水下 清扫 磨损 组装 翻新 干洗 砌砖 贴墙纸 钻井 铆接 除雪 乐器修复 乐器调音 人工造雪 修保险锁 修补衣服 安装门窗 家具保养 家具修复 工厂建造 建筑咨询 搭脚手架 服装翻新 木工服务 水下修理 水下建筑
    洗烫衣服 清扫烟囱 清扫街道 清洁窗户 清洗尿布 清洗衣服 港口建造 熨衣服 电缆铺设 盖房顶 砖石建筑 船只建造 轮胎翻新 采石服务 重新镀锡 钟表修理 铺沥青 阳伞修理 雨伞修理`,
  '37,42': `
    interior`,
  '37,39': `
    breakdown 故障`,
  '37,40': `
    custom`,
  '37,44': `
    agriculture aquaculture forestry horticulture 灭鼠 灭害虫`,
  '38': `
    network broadcasting global message chatroom facsimile forum sending telegram 传输 传送 电信 业务 全球 接入 电报 计算机网络 传真 播放 聊天室
    论坛 光纤通信 寻呼 无线电通信 传真发送 信息传送 卫星传送 无线广播 电传业务 电报业务 电报传送 电报通信 电视播放 电话业务 电话通信`,
  '38,42': `
    access`,
  '38,41': `
    广播`,
  '39': `
    transportation freight towing travel captured cargo coach diving frozen-food newspaper piloting replenishment
    salvage transporting traveller warehousing 储存 储藏 投递 牵引 递送 仓库 客车 寄存 捕获 收集 营救 货运 跟踪 卸货 拖曳 拖运 搬迁 河运 海上运输 煤气站 破冰 礼品包装 配水
    配电 铁路运输 仓库储存 仓库出租 信件投递 冰柜出租 冰箱出租 包裹投递 司机服务 和储藏 商品包装 商品打包 客车出租 快递服务 投递报纸 拼车服务 救护运输 旅行陪伴 旅行预订 水下营救 汽车出租 汽车运输 海上救助 液化气站
    渡船运输 游艇运输 灌装服务 物流运输 码头装卸 空中运输 管道运输 缆车运输 能源分配 航天运输 船只出租 船只存放 船只打捞 船只营救 船只运输 船舶经纪 船运货物 行李寄存 货物储存 货物发运 货物递送 货运经纪 赛车出租
    车库出租 轮椅出租 运输经纪 运输预订 运送乘客 运送家具 运送旅客 钥匙暂存 马车运输 驳船服务 驳船运输 鲜花递送`,
  '39,45': `
    locating tracking 定位`,
  '39,43': `
    reservation`,
  '39,41': `
    tour`,
  '39,42': `
    货物`,
  '40': `
    fireproofing plating waterproofing abrasion finish pottery staining tinting working 布料 废物 垃圾 定型 能源 分色 层压 废水处理 打磨 染鞋
    涂金 磁化 空气清新 胶印 配钥匙 锡焊 镀金 镀铬 镀银 镀锌 镀锡 镀镍 丝网印刷 书籍装订 剥制加工 动物屠宰 图样印刷 奶酪熟化 布匹漂洗 布料剪裁 布料染色 废气处理 废物再生 废物处理 服装修改 服装制作 服装定制
    木器制作 染色服务 榨水果 水处理 油料加工 激光划线 烧制陶器 焊接服务 照片冲印 照相排版 燃料加工 电池出租 皮革修整 皮革加工 皮革染色 研磨抛光 碳捕获 碾磨加工 空气除臭 纸张加工 纸张处理 织物漂白 缝被子 羊毛加工
    能源生产 茶叶加工 药材加工 裘皮上光 裘皮定型 裘皮染色 金属回火 金属处理 金属电镀 金属铸造 铁器加工 铣削加工 锅炉出租 锅炉制造 镀镉 面粉加工 食品辐照 食物冷冻 食物熏制 饲料加工 马具制作`,
  '40,42': `
    energy`,
  '41': `
    entertainment educational instruction show cultural education provided escape library publication competition guided
    movie studio video-on-demand amusement beauty camp contest directing editing environment exhibition fitness
    interpretation know-how language museum performance scenery theatre videotape vocational 娱乐 教育 电影 培训 文化 演出 节目 举办 图书馆
    学校 电视节目 翻译 传授 体育比赛 创作 剧本 博物馆 娱乐活动 导游 导演 布景 广告片 影片 文娱 模拟 比赛 电子竞技 电视 竞赛 考核 虚拟环境 表演 视频点播 角色扮演 讨论会 课程 逃脱 选美 配音 音乐 作曲 公园
    口译 就业指导 幼儿园 植物园 现场表演 管弦乐团 译制 辅导 音乐教育 马戏表演 书法服务 书籍出版 传授技术 体操训练 体育教育 函授课程 剧本编写 动物训练 唱片出租 娱乐服务 宗教教育 实际培训 家教服务 密室逃脱 导游服务
    导演节目 微缩摄影 戏剧制作 手语翻译 摄影报道 教育研究 教育考核 文字出版 文稿撰写 柔道训练 植物展览 歌曲创作 演出制作 玩具出租 电影发行 电影放映 画展服务 筹划聚会 组织舞会 组织表演 综艺表演 脸部彩绘 艺术展览
    茶道训练 逃脱游戏 音乐制作`,
  '41,45': `
    conducting`,
  '41,42,44': `
    facility`,
  '41,42,45': `
    field`,
  '41,42': `
    不可`,
  '41,44': `
    设施`,
  '42': `
    design technology forensic geological hosting programming technological authentication blockchain conversion detect
    engineering using architectural cloud computing creating designing digitization excavation exploration geographic
    mapping new oil-field pathological prospecting server survey technical unlocking 设计 技术 计算机系统 检测 质量 托管 编程 网络 认证 侦测 区块
    地质 数字化 测试 产品 创建 勘探 勘测 工程 工程学 平台 建筑学 服务器 油田 法医鉴定 电信技术 计算 计算机技术 访问 临床试验 化学分析 名片设计 地质勘探 城市规划 室内设计 建筑制图 服装设计 气象预报 测绘
    石油勘探 造型 云的催化 包装设计 化学服务 化学研究 医学研究 土地测量 地质勘测 地质研究 地质试井 工程绘图 手机解锁 技术研究 机械研究 材料测试 气象信息 水下勘探 水质分析 油井测试 油田勘测 物理研究 笔迹分析
    考古挖掘 能源审计 质量控制 质量检测 质量评估 量子计算`,
  '42,45': `
    internet investigation 领域 监控`,
  '42,44': `
    远程`,
  '43': `
    accommodation restaurant temporary boarding holiday hotel reception 住宿 餐厅 餐馆 住宿服务 住所 供应 寄宿 接待 养老院 咖啡馆 快餐馆 汽车旅馆 自助餐厅
    茶馆 动物寄养 地毯出租 备办宴席 家具出租 寄宿处 帐篷出租 旅馆预订 自助餐馆 蛋糕裱花 被子出租 酒吧服务 食物装饰 食物雕刻 餐具出租`,
  '43,45': `
    临时`,
  '44': `
    health therapy screening gardening disorder landscape nursing rehabilitation attention correction cultured deficit
    diagnosis grooming mental occupational spreading surface surgery viticulture vitro 护理 障碍 康复 栽培 移植 筛查 人体 人士 人工授精 体外
    体检 健康 养殖 园林景观 心理健康 授精 注意 细胞 缺陷 葡萄 配药 饮食 休养所 保健站 医疗保健 医院 园艺学 康复中心 整形外科 理发 理疗 疗养院 舞蹈疗法 蒸汽浴 血库 除草 音乐疗法 上门护理 人体穿孔 体外授精
    作业疗法 保健咨询 兽医辅助 动物养殖 动物清洁 医学筛检 医疗体检 医疗护理 医疗按摩 医疗辅助 头发移植 姑息治疗 宠物清洁 打蜡脱毛 护理院 拔罐疗法 染发服务 树木修剪 树木修补 树木移植 植物养护 植物栽培 治疗服务
    矿泉疗养 美容服务 艺术疗法 花卉摆放 花环制作 草坪修整 蜂箱出租 配药咨询 配镜服务 验光服务`,
  '45': `
    legal property ceremony individual intellectual licensing sitting adoption chaperoning compliance domain escorting
    lost missing religious selection social society surveillance 法律 知识产权 社交 许可 举行 互联网 域名 法律咨询 私人 调查 领养 仲裁 失物招领 殡仪 调解
    下葬服务 举行葬礼 交友服务 侦探服务 域名注册 婚姻介绍 宗谱研究 家务服务 寻人调查 开保险锁 服装出租 法律研究 火化服务 版权管理 社交护送 社交陪伴 私人保镖 行李安检 警卫服务 诉讼服务 遛狗服务 领养代理`,
} as const
