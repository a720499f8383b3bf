import type { Language } from '../site/language.ts'

/**
 * A class of the Nice Classification: short names and one sentence on what it covers, in words of our own. The official
 * headings and lists of goods are published by WIPO and the offices.
 */
export type NiceClass = {
  no: number
  zh: string
  en: string
  descriptionZh: string
  descriptionEn: string
  kind: 'goods' | 'services'
}

// Short names and descriptions, Chinese and English; the place in the list is the number of the class.
const CLASSES: readonly (readonly [string, string, string, string])[] = [
  [
    '化学原料',
    'Chemicals',
    '供工业、科研、摄影和农林业使用的化学品，包括未加工的树脂和塑料、肥料、灭火剂以及工业用胶。',
    'Chemicals for industry, research, photography and farming, with raw resins and plastics, fertilisers, fire-fighting agents and industrial adhesives.',
  ],
  [
    '颜料油漆',
    'Paints',
    '涂料、清漆、染料和墨水，防锈防腐用品，以及绘画、装饰和印刷用的金属箔与金属粉。',
    'Paints, varnishes, dyes and inks, products against rust and rot, and metal leaf or powder for art and printing.',
  ],
  [
    '日化用品',
    'Cosmetics and cleaning',
    '不含药物的化妆品、香水、洗护和牙齿清洁用品，以及洗衣、擦亮、研磨等清洁用品。',
    'Cosmetics, perfumes, toiletries and tooth care without medicine, and products for washing, polishing and scouring.',
  ],
  [
    '燃料油脂',
    'Fuels and lubricants',
    '工业用油脂和蜡、润滑剂、吸尘抑尘用品、各种燃料，以及照明用的蜡烛和灯芯。',
    'Industrial oils, greases and wax, lubricants, dust-binding products, fuels of all kinds, candles and wicks.',
  ],
  [
    '医药',
    'Pharmaceuticals',
    '人用和兽用药品、医用营养食品和婴儿食品、敷料、消毒剂，以及杀虫、杀菌和除草用品。',
    'Medicines for people and animals, medical and infant nutrition, dressings, disinfectants, and agents against pests, fungi and weeds.',
  ],
  [
    '金属材料',
    'Metal goods',
    '普通金属及其合金和矿石，金属建材、管件、缆线、小五金、容器和保险箱。',
    'Common metals, their alloys and ores, and metal building parts, pipes, wire, small hardware, containers and safes.',
  ],
  [
    '机械设备',
    'Machinery',
    '机器、机床、动力工具、非陆地车辆用的发动机和马达，以及农机、孵化器和自动售货机。',
    'Machines, machine and power tools, engines and motors other than for road vehicles, farm machinery, incubators and vending machines.',
  ],
  [
    '手工器械',
    'Hand tools',
    '手动工具和农具、刀叉餐具、剃刀等个人护理器具，以及火器以外的随身武器。',
    'Tools worked by hand, cutlery, razors and other grooming implements, and side arms other than firearms.',
  ],
  [
    '科学仪器',
    'Electronics and software',
    '计算机和软件、手机、影音设备、测量和科研仪器、光学及电气器材、安全救生设备。',
    'Computers and software, phones, sound and image equipment, measuring and research instruments, optical and electrical gear, safety equipment.',
  ],
  [
    '医疗器械',
    'Medical devices',
    '供医生、牙医和兽医使用的器械，假肢和矫形用品，按摩、护理器具，以及避孕和成人用品。',
    'Devices for doctors, dentists and vets, artificial limbs and orthopaedic aids, massage and nursing appliances, contraceptives and sex aids.',
  ],
  [
    '家用电器',
    'Lighting and appliances',
    '照明、供暖、制冷、烹调、干燥、通风、供水和卫生用的设备与装置。',
    'Apparatus for light, heating, cooling, cooking, drying, ventilation, water supply and sanitation.',
  ],
  [
    '运输工具',
    'Vehicles',
    '陆、海、空运输工具及其零部件，包括汽车、电动车、自行车、船和无人机。',
    'Vehicles for land, water and air and parts for them: cars, electric scooters, bicycles, boats, drones.',
  ],
  [
    '军火烟火',
    'Firearms and fireworks',
    '火器、弹药、炸药和烟花爆竹。',
    'Firearms, ammunition, explosives and fireworks.',
  ],
  [
    '珠宝钟表',
    'Jewellery and watches',
    '贵金属及其合金、珠宝首饰、宝石，以及钟表和计时仪器。',
    'Precious metals, jewellery and gemstones, and clocks, watches and other timepieces.',
  ],
  [
    '乐器',
    'Musical instruments',
    '乐器及其配件、乐谱架和指挥棒。',
    'Musical instruments with their accessories, music stands and batons.',
  ],
  [
    '办公用品',
    'Paper and stationery',
    '纸和纸板、书刊印刷品、文具、办公和绘画用品、教具，以及包装用塑料袋膜。',
    'Paper and card, books and other print, stationery, office and art supplies, teaching aids, and plastic bags and film for packing.',
  ],
  [
    '橡胶制品',
    'Rubber and insulation',
    '未加工或半加工的橡胶、石棉、云母和塑料，密封、绝缘和隔热材料，非金属软管。',
    'Raw and half-finished rubber, asbestos, mica and plastics, sealing and insulating materials, flexible non-metal pipes.',
  ],
  [
    '皮革箱包',
    'Leather and bags',
    '皮革和人造革、箱包、钱夹、雨伞、手杖，以及动物用的皮具和服装。',
    'Leather and imitation leather, luggage, bags and wallets, umbrellas, walking sticks, and harness and clothing for animals.',
  ],
  [
    '建筑材料',
    'Non-metal building materials',
    '非金属建筑材料，如木材、石材、水泥、玻璃、地板和管道，以及活动房屋和非金属雕像。',
    'Building materials not of metal, such as timber, stone, cement, glass, flooring and rigid pipes, movable buildings and monuments.',
  ],
  [
    '家具',
    'Furniture',
    '家具、镜子、画框、床垫和枕头，以及木、竹、藤、塑料等材料制成的容器和工艺品。',
    'Furniture, mirrors, image frames, mattresses and pillows, and containers and craftwork of wood, bamboo, cane or plastics.',
  ],
  [
    '厨房洁具',
    'Kitchen and household utensils',
    '家用和厨房用的器具与容器、炊具、梳子、刷子、清洁用具，以及玻璃、瓷和陶制品。',
    'Utensils and containers for house and kitchen, cookware, combs, brushes, cleaning tools, and goods of glass, china and clay.',
  ],
  [
    '绳网袋篷',
    'Ropes, nets and tents',
    '绳、网、帐篷、遮篷、帆、散装用袋、填充材料和纺织用纤维原料。',
    'Ropes, nets, tents, awnings, sails, sacks for bulk goods, padding and raw textile fibres.',
  ],
  ['纱线丝', 'Yarns and threads', '供纺织使用的各种纱、线和丝。', 'Yarns and threads of every kind for textile use.'],
  [
    '布料床单',
    'Textiles and bedding',
    '纺织面料、家用纺织品、床上用品、毛巾以及织物或塑料窗帘。',
    'Fabrics, household linen, bedding, towels, and curtains of textile or plastics.',
  ],
  [
    '服装鞋帽',
    'Clothing and footwear',
    '人穿戴的服装、鞋、帽、袜和服饰配件。',
    'Garments, shoes, hats, hosiery and clothing accessories for people.',
  ],
  [
    '纽扣拉链',
    'Haberdashery',
    '花边、绣品、纽扣、拉链、缝纫用针、发饰、假发和人造花。',
    'Lace, embroidery, buttons, zips, sewing needles, hair ornaments, wigs and artificial flowers.',
  ],
  [
    '地毯席垫',
    'Floor and wall coverings',
    '地毯、席、垫、油毡等铺地用品，以及非纺织品制的墙纸。',
    'Carpets, mats, linoleum and other floor coverings, and wallpaper not of textile.',
  ],
  [
    '健身器材',
    'Toys and sports goods',
    '玩具、游戏器具、体育和健身用品、钓具以及节日装饰品。',
    'Toys, games, sports and fitness equipment, fishing tackle and festive decorations.',
  ],
  [
    '食品',
    'Meat, dairy and preserved food',
    '肉、水产、蛋、奶和食用油，以及腌制、干制、冷冻或煮熟的果蔬和豆制品。',
    'Meat, fish, eggs, dairy and edible oils, and fruit, vegetables and soya products that are preserved, dried, frozen or cooked.',
  ],
  [
    '方便食品',
    'Staple food and seasonings',
    '咖啡、茶、糖果、糕点、米面及谷物制品、调味品、冰淇淋和食用冰。',
    'Coffee, tea, sweets, pastry, rice, noodles and other cereal food, seasonings, ice cream and ice.',
  ],
  [
    '饲料种籽',
    'Farm produce and animal feed',
    '未加工的农林水产品、新鲜果蔬、种子和花木、活动物、饲料和酿酒麦芽。',
    'Unprocessed produce of farm, forest and sea, fresh fruit and vegetables, seeds and plants, live animals, feed and malt.',
  ],
  [
    '啤酒饮料',
    'Beer and soft drinks',
    '啤酒、矿泉水、果汁等不含酒精的饮料，以及配制饮料用的糖浆和制剂。',
    'Beer, mineral water, juices and other drinks without alcohol, and syrups and preparations for making drinks.',
  ],
  [
    '酒',
    'Alcoholic beverages',
    '啤酒以外的含酒精饮料及其配制用品。',
    'Alcoholic drinks other than beer, and preparations for making them.',
  ],
  [
    '烟草烟具',
    'Tobacco and smoking',
    '烟草及其代用品、电子烟、吸烟用具、打火机和火柴。',
    'Tobacco and substitutes for it, electronic cigarettes, smokers’ articles, lighters and matches.',
  ],
  [
    '广告销售',
    'Advertising and retail',
    '广告、市场营销、商业经营和行政办公服务，以及为他人集中展示和销售商品。',
    'Advertising, marketing, business management and office services, and bringing goods of others together for sale.',
  ],
  [
    '金融物管',
    'Finance and real estate',
    '银行、支付、投资和保险服务，以及不动产的租售、管理和估价。',
    'Banking, payment, investment and insurance, and letting, selling, managing and valuing real estate.',
  ],
  [
    '建筑修理',
    'Construction and repair',
    '施工、安装、清洁和维修服务，以及采矿和油气钻探。',
    'Building, installation, cleaning and repair, and mining and drilling for oil or gas.',
  ],
  [
    '通讯服务',
    'Telecommunications',
    '使人们能够通话、传输数据和播送节目的电信服务。',
    'Services that let people talk, send data and broadcast over networks.',
  ],
  [
    '运输贮藏',
    'Transport and storage',
    '客货运输、包装、仓储、快递，以及旅行的安排和预订。',
    'Carriage of people and goods, packing, warehousing, courier services, and arranging and booking travel.',
  ],
  [
    '材料加工',
    'Treatment of materials',
    '按他人要求加工或改造材料和物品，以及印刷、水和空气净化、废物再生。',
    'Working or changing materials and goods to order, printing, purifying air and water, and recycling.',
  ],
  [
    '教育娱乐',
    'Education and entertainment',
    '教育、培训、出版、文体活动和各种娱乐服务。',
    'Teaching, training, publishing, cultural and sporting events, and entertainment of every kind.',
  ],
  [
    '网站服务',
    'Technology and design',
    '科研、工程、工业设计和检测服务，以及软件和计算机系统的开发与托管。',
    'Research, engineering, industrial design and testing, and developing and hosting software and computer systems.',
  ],
  [
    '餐饮住宿',
    'Restaurants and lodging',
    '提供饮食和临时住宿的服务。',
    'Serving food and drink, and temporary accommodation.',
  ],
  [
    '医疗园艺',
    'Health, beauty and farming',
    '医疗、保健、美容和兽医服务，以及农业、园艺和林业服务。',
    'Medical, health, beauty and veterinary care, and services for agriculture, gardening and forestry.',
  ],
  [
    '社会服务',
    'Legal, security and personal services',
    '法律和知识产权服务、人身财产安全服务，以及婚介、殡葬等为个人需要提供的服务。',
    'Legal and intellectual-property services, security, and services for personal needs such as matchmaking and funerals.',
  ],
]

/** Nice classes 35 to 45 are services. */
const FIRST_SERVICE_CLASS = 35

/** The 45 classes, by number. */
export const niceClasses: readonly NiceClass[] = CLASSES.map(([zh, en, descriptionZh, descriptionEn], index) => ({
  no: index + 1,
  zh,
  en,
  descriptionZh,
  descriptionEn,
  kind: index + 1 < FIRST_SERVICE_CLASS ? 'goods' : 'services',
}))

export const findNiceClass = (no: number): NiceClass | null => niceClasses[no - 1] ?? null

/** Short name of a class; empty where there is no such class. */
export const niceClassName = (no: number, language: Language): string =>
  findNiceClass(no)?.[language === 'en' ? 'en' : 'zh'] ?? ''
