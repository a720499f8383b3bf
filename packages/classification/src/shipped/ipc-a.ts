/** Titles of the International Patent Classification 2026.01, section A: symbol, Chinese, English. Source: WIPO, CC BY 4.0; notes left out. */
export const sectionA = `
A	人类生活必需	Human necessities
A01	农业；林业；畜牧业；狩猎；诱捕；捕鱼	Agriculture; forestry; animal husbandry; hunting; trapping; fishing
A01B	农业或林业的整地；一般农业机械或农具的部件、零件或附件	Soil working in agriculture or forestry; parts, details, or accessories of agricultural machines or implements, in general
A01C	种植；播种；施肥	Planting; sowing; fertilising
A01D	收获；割草	Harvesting; mowing
A01F	脱粒；禾秆、干草或类似物的打捆；将禾秆、干草或类似物形成捆或打捆的固定装置或手动工具；禾秆、干草或类似物的切碎；农业或园艺产品的储藏	Threshing; baling of straw, hay or the like; stationary apparatus or hand tools for forming or binding straw, hay or the like into bundles; cutting of straw, hay or the like; storing agricultural or horticultural produce
A01G	园艺；蔬菜、花卉、稻、果树、葡萄、啤酒花或海菜的栽培；林业；浇水	Horticulture; cultivation of vegetables, flowers, rice, fruit, vines, hops or seaweed; forestry; watering
A01H	新植物或获得新植物的方法；通过组织培养技术的植物再生	New plants or processes for obtaining them; plant reproduction by tissue culture techniques
A01J	乳制品的加工	Manufacture of dairy products
A01K	畜牧业；养鸟业；养蜂业；养鱼业；捕鱼业；饲养或养殖其他类不包含的动物；动物的新品种	Animal husbandry; aviculture; apiculture; pisciculture; fishing; rearing or breeding animals, not otherwise provided for; new breeds of animals
A01L	动物钉蹄铁	Shoeing of animals
A01M	动物的捕捉、诱捕或惊吓；消灭有害动物或有害植物用的装置	Catching, trapping or scaring of animals; apparatus for the destruction of noxious animals or noxious plants
A01N	人体、动植物体或其局部的保存；杀生剂，例如作为消毒剂，作为农药或作为除草剂；害虫驱避剂或引诱剂；植物生长调节剂	PRESERVATION OF BODIES OF HUMANS OR ANIMALS OR PLANTS OR PARTS THEREOF; BIOCIDES, e.g. AS DISINFECTANTS, AS PESTICIDES OR AS HERBICIDES; PEST REPELLANTS OR ATTRACTANTS; PLANT GROWTH REGULATORS
A01P	化学化合物或制剂的杀生、害虫驱避、害虫引诱或植物生长调节活性	Biocidal, pest repellant, pest attractant or plant growth regulatory activity of chemical compounds or preparations
A21	焙烤；制作或处理面团的设备；焙烤用面团	BAKING; EQUIPMENT FOR MAKING OR PROCESSING DOUGHS; DOUGHS FOR BAKING 2006.01" href="#" oncontextmenu="return false;" onclick="return false;">
A21B	食品烤炉；焙烤用机械或设备	Bakers' ovens; machines or equipment for baking
A21C	制作或加工面团的机械或设备；处理由面团制作的焙烤食品	Machines or equipment for making or processing doughs; handling baked articles made from dough
A21D	焙烤用面粉或面团的处理，例如通过添加材料；焙烤；焙烤产品	TREATMENT, e.g. PRESERVATION, OF FLOUR OR DOUGH FOR BAKING, e.g. BY ADDITION OF MATERIALS; BAKING; BAKERY PRODUCTS; PRESERVATION THEREOF 2006.01" href="#" oncontextmenu="return false;" onclick="return false;">
A22	屠宰；肉品处理；家禽或鱼的加工	Butchering; meat treatment; processing poultry or fish
A22B	屠宰	Slaughtering
A22C	肉类、家禽或鱼的加工	Processing meat, poultry, or fish
A23	食品、食料或非酒精饮料；其制备、处理或保存	Foods or foodstuffs; treatment thereof, not covered by other classes
A23B	食品、食料或非酒精饮料的保存;水果或蔬菜的化学催熟	PRESERVING, e.g. BY CANNING, MEAT, FISH, EGGS, FRUIT, VEGETABLES, EDIBLE SEEDS; CHEMICAL RIPENING OF FRUIT OR VEGETABLES; THE PRESERVED, RIPENED, OR CANNED PRODUCTS
A23C	乳制品,如奶、黄油、干酪；奶或干酪的代用品；其制备	DAIRY PRODUCTS, e.g. MILK, BUTTER OR CHEESE; MILK OR CHEESE SUBSTITUTES; MAKING THEREOF
A23D	食用油或脂肪，例如人造奶油、松酥油脂、烹饪用油含有水相的食用油或脂肪组分，例如人造奶油	EDIBLE OILS OR FATS, e.g. MARGARINES, SHORTENINGS, COOKING OILS
A23F	咖啡；茶；其代用品；它们的制造、配制或泡制茶；茶代用品；其配制品	Coffee; tea; their substitutes; manufacture, preparation, or infusion thereof
A23G	可可；可可制品，例如巧克力；可可或可可制品的代用品；糖食；口香糖；冰淇淋；其制备	COCOA; COCOA PRODUCTS, e.g. CHOCOLATE; SUBSTITUTES FOR COCOA OR COCOA PRODUCTS; CONFECTIONERY; CHEWING GUM; ICE-CREAM; PREPARATION THEREOF 2006.01" href="#" oncontextmenu="return false;" onclick="return false;">
A23J	食用蛋白质组合物；食用蛋白质的加工；食用磷脂组合物	Protein compositions for foodstuffs; working-up proteins for foodstuffs; phosphatide compositions for foodstuffs
A23K	专门适用于动物的喂养饲料；其生产方法	Feeding-stuffs specially adapted for animals; methods specially adapted for production thereof
A23L	未另行规定的食品、食料或非酒精饮料；其制备或处理非酒精饮料；其干组合物或浓缩物；其制备或处理	FOODS, FOODSTUFFS, OR NON-ALCOHOLIC BEVERAGES, NOT COVERED BY SUBCLASSES A21D OR A23B-A23J; THEIR PREPARATION OR TREATMENT, e.g. COOKING, MODIFICATION OF NUTRITIVE QUALITIES, PHYSICAL TREATMENT; PRESERVATION OF FOODS OR FOODSTUFFS, IN GENERAL 2006.01" href="#" oncontextmenu="return false;" onclick="return false;">
A23N	其他类不包含的处理大量收获的水果、蔬菜或花球茎的机械或装置；大量蔬菜或水果的去皮；制备牲畜饲料装置	Machines or apparatus for treating harvested fruit, vegetables, or flower bulbs in bulk, not otherwise provided for; peeling vegetables or fruit in bulk; apparatus for preparing animal feeding-stuffs
A23P	未被其他单一小类所完全包含的食料成型或加工	Shaping or working of foodstuffs, not fully covered by a single other subclass
A24	烟草；雪茄烟；纸烟；模拟吸烟装置；吸烟者用品注意：此类术语或表达式的含义如下： “模拟吸烟装置”是指不燃烧烟草而吸烟行为的装置，例如所谓的电子烟，“纸烟”是指：小管包装纸，装有人们直接点燃吸烟的烟草或烟草代用品，以及烟草燃烧的地方；在更广泛的意义上，它也指一个小包装管，装有烟草或烟草代用品，再制造时与热源相关联，或由用户插入含有热源的装置中，并且烟草在加热时没有被燃烧在这个更广泛的意义上，“杆棒”这个词语也经常被用来代替香烟。	Tobacco; cigars; cigarettes; simulated smoking devices; smokers' requisites
A24B	吸烟或嚼烟的制造或制备；烟草；鼻烟	Manufacture or preparation of tobacco for smoking or chewing; tobacco; snuff
A24C	制造雪茄烟或纸烟的机械制造雪茄烟	Machines for making cigars or cigarettes
A24D	雪茄烟；纸烟；烟草烟雾过滤器；雪茄烟或纸烟的烟嘴；烟油滤芯或烟嘴的制造	Cigars; cigarettes; tobacco smoke filters; mouthpieces for cigars or cigarettes; manufacture of tobacco smoke filters or mouthpieces
A41	服装	Wearing apparel
A41B	衬衣；内衣；婴儿内衣；手帕	Shirts; underwear; baby linen; handkerchiefs
A41C	妇女紧身衣；乳罩	Corsets; brassières
A41D	外衣；防护服；衣饰配件	Outerwear; protective garments; accessories
A41F	衣服扣件；吊带	Garment fastenings; suspenders
A41G	人造花；假发；面具；羽饰	Artificial flowers; wigs; masks; feathers
A41H	缝制衣服的工具或方法，如其他类目不包含的制作女服用的、裁制用的	APPLIANCES OR METHODS FOR MAKING CLOTHES, e.g. FOR DRESS-MAKING OR FOR TAILORING, NOT OTHERWISE PROVIDED FOR
A42	帽类制品	Headwear
A42B	帽子；头部覆盖物	Hats; head coverings
A42C	制造或装饰头部覆盖物,例如帽子	MANUFACTURING OR TRIMMING HEAD COVERINGS, e.g. HATS
A43	鞋类	Footwear
A43B	鞋类的特征；鞋类的部件	Characteristic features of footwear; parts of footwear
A43C	鞋类的紧固物或附件；一般的鞋带	Fastenings or attachments for footwear; laces in general
A43D	制鞋或修鞋的机械、工具、设备或方法	Machines, tools, equipment or methods for manufacturing or repairing footwear
A44	服饰缝纫用品；珠宝	Haberdashery; jewellery
A44B	纽扣，别针，带扣，拉链或类似物	Buttons, pins, buckles, slide fasteners, or the like
A44C	个人装饰品，例如首饰; 硬币	PERSONAL ADORNMENTS, e.g. JEWELLERY; COINS
A45	手携物品或旅行品	Hand or travelling articles
A45B	手杖	Walking sticks; umbrellas; ladies' or like fans
A45C	小包；行李箱；手提袋	Purses; luggage; hand carried bags
A45D	理发或修面设备；；化妆或者化妆处理的设备，如用于修指甲或修脚趾甲	HAIRDRESSING OR SHAVING EQUIPMENT; EQUIPMENT FOR COSMETICS OR COSMETIC TREATMENTS, e.g. FOR MANICURING OR PEDICURING
A45F	旅行或野营装备；随身携带的袋或包	TRAVELLING OR CAMP EQUIPMENT; SACKS OR PACKS CARRIED ON THE BODY 2006.01" href="#" oncontextmenu="return false;" onclick="return false;">
A46	刷类制品	Brushware
A46B	刷类	Brushes
A46D	各种刷子的制造刷毛；刷毛材料的选择	Manufacture of brushes
A47	家具；家庭用的物品或设备；咖啡磨；香料磨；一般吸尘器	Furniture; domestic articles or appliances; coffee mills; spice mills; suction cleaners in general
A47B	桌子；写字台；办公家具；柜橱；抽屉；家具的般零件	Tables; desks; office furniture; cabinets; drawers; general details of furniture
A47C	椅子；沙发；床座位家具一般结构 特殊材料的椅子 折叠椅或可折叠椅 特殊用途的 梯凳，可变换的椅子，其他座位式家具 零件或配件 沙发，长沙发，床一般结构 零件；配件 座位家具和床通用的零件或配件 在A47C17/00-A47C27/00组中，使用了以下术语或表达，其含义如下： “床架”仅用于床架；“床”包括与弹簧床垫、填充床垫或类似装置相结合的床架，使人能够躺在上面；“填充床垫”可能包括金属弹簧。椅子；凳；长凳	Chairs; sofas; beds
A47D	儿童专用的家具	Furniture specially adapted for children
A47F	商店、仓库、酒店、饭店等场所用的特种家具、配件或附件；付款柜台	Special furniture, fittings, or accessories for shops, storehouses, bars, restaurants, or the like; paying counters
A47G	家庭用具或餐桌用具	Household or table equipment
A47H	门和窗的装饰品	Furnishings for windows or doors
A47J	厨房用具；咖啡磨；香料磨；饮料制备装置	Kitchen equipment; coffee mills; spice mills; apparatus for making beverages
A47K	卫生设备；其配件，如卫生间配件	Sanitary equipment not otherwise provided for; toilet accessories
A47L	家庭的洗涤或清扫；一般吸尘器	Domestic washing or cleaning; suction cleaners in general
A61	医学或兽医学；卫生学	Medical or veterinary science; hygiene
A61B	诊断；外科；鉴定	Diagnosis; surgery; identification
A61C	牙科；口腔或牙齿卫生的装置或方法	Dentistry; apparatus or methods for oral or dental hygiene
A61D	兽医用仪器、器械、工具或方法	Veterinary instruments, implements, tools, or methods
A61F	可植入血管内的滤器；假体；为人体管状结构提供开口、或防止其塌陷的装置，例如支架；整形外科、护理或避孕装置；热敷；眼或耳的治疗或保护；绷带、敷料或吸收垫；急救箱	FILTERS IMPLANTABLE INTO BLOOD VESSELS; PROSTHESES; DEVICES PROVIDING PATENCY TO, OR PREVENTING COLLAPSING OF, TUBULAR STRUCTURES OF THE BODY, e.g. STENTS; ORTHOPAEDIC, NURSING OR CONTRACEPTIVE DEVICES; FOMENTATION; TREATMENT OR PROTECTION OF EYES OR EARS; BANDAGES, DRESSINGS OR ABSORBENT PADS; FIRST-AID KITS 2006.01" href="#" oncontextmenu="return false;" onclick="return false;">
A61G	专门适用于病人或残疾人的运输工具、专用运输工具或起居设施；手术台或手术椅子；牙科椅子；丧葬用具	Transport, personal conveyances, or accommodation specially adapted for patients or disabled persons; operating tables or chairs; chairs for dentistry; funeral devices
A61H	理疗装置，例如用于定位或刺激体内反射点的装置；人工呼吸；按摩；用于特殊治疗或保健目的或人体特殊部位的洗浴装置	PHYSICAL THERAPY APPARATUS, e.g. DEVICES FOR LOCATING OR STIMULATING REFLEX POINTS IN THE BODY; ARTIFICIAL RESPIRATION; MASSAGE; BATHING DEVICES FOR SPECIAL THERAPEUTIC OR HYGIENIC PURPOSES OR SPECIFIC PARTS OF THE BODY
A61J	专用于医学或医药目的的容器；专用于把药品制成特殊的物理或服用形式的装置或方法；喂饲食物或口服药物的器具；婴儿橡皮奶头；收集唾液的器具	Containers specially adapted for medical or pharmaceutical purposes; devices or methods specially adapted for bringing pharmaceutical products into particular physical or administering forms; devices for administering food or medicines orally; baby comforters; devices for receiving spittle
A61K	医用、牙科用或化妆用的配制品	Preparations for medical, dental or toiletry purposes
A61L	材料或消毒的一般方法或装置；空气的灭菌、消毒或除臭；绷带、敷料、吸收垫或外科用品的化学方面；绷带、敷料、吸收垫或外科用品的材料	Methods or apparatus for sterilising materials or objects in general; disinfection, sterilisation or deodorisation of air; chemical aspects of bandages, dressings, absorbent pads or surgical articles; materials for bandages, dressings, absorbent pads or surgical articles
A61M	将介质输入人体内或输到人体上的器械；为转移人体介质或为从人体内取出介质的器械；用于产生或结束睡眠或昏迷的器械	DEVICES FOR INTRODUCING MEDIA INTO, OR ONTO, THE BODY; DEVICES FOR TRANSDUCING BODY MEDIA OR FOR TAKING MEDIA FROM THE BODY; DEVICES FOR PRODUCING OR ENDING SLEEP OR STUPOR 5" href="#" oncontextmenu="return false;" onclick="return false;">
A61N	电疗；磁疗；放射疗；超声波疗	Electrotherapy; magnetotherapy; radiation therapy; ultrasound therapy
A61P	化合物或药物制剂的特定治疗活性	Specific therapeutic activity of chemical compounds or medicinal preparations
A61Q	化妆品或类似梳妆用配制品的特定用途 1．该小类用于IPC指南第107条之二意义上的二级分类。因此当对专利文献分类时，该小类的分类号不作为主分类号给出。如果合适，可以作为发明信息或附加信息作为次级分类号给出。 2．该小类涵盖了化妆品或类似化妆品制剂的用途，所述化妆品或类似化妆品制剂已经被分类为主分类A61K8/00、小类C11D或C12N或分类入 C01、C07或C08。 3．当在该小类中分类时，如果制剂被认为具有治疗活性，则也在小类 A61P中进行分类。。 4．注意本发明的主题仅涉及化妆品或化妆用品的具体用途的情况，并且本发明的该主题的化学结构、化合物、混合物或组合物是已知的。在该情况下，应作为发明信息主分入大组A61K8/00或小类C11D及小类 A61Q。此外，如果化学结构、化合物、混合物或组合物，或者混合物或组合物的任何个别成分被视为有利检索的信息，也可将其作为附加信息给出。	Specific use of cosmetics or similar toiletry preparations
A62	救生；消防	Life-saving; fire-fighting
A62B	救生设备、救生装置或救生方法	Devices, apparatus or methods for life-saving
A62C	消防	Fire-fighting
A62D	灭火用化学装置；通过产生化学变化使有害的化学物质无害或减少害处的方法；用于防护有害化学试剂的覆盖物或衣罩的材料组合物；用于防毒面具、呼吸器、呼吸袋或头盔的透明部件的材料组合物；用于呼吸装置中的化学材料组合物	Chemical means for extinguishing fires; processes for making harmful chemical substances harmless, or less harmful, by effecting a chemical change; composition of materials for coverings or clothing for protecting against harmful chemical agents; composition of materials for transparent parts of gas-masks, respirators, breathing bags or helmets; composition of chemical materials for use in breathing apparatus
A63	运动；游戏；娱乐活动	Sports; games; amusements
A63B	体育锻炼、体操、游泳、爬山或击剑用的器械；球类；训练器械	Apparatus for physical training, gymnastics, swimming, climbing, or fencing; ball games; training equipment
A63C	冰鞋；滑橇；滚轮溜冰鞋；球场、冰场或类似场地的设计或布局	Skates; skis; roller skates; design or layout of courts, rinks or the like
A63D	保龄球游戏，如九柱戏、意大利滚木球游戏或保龄球；其相关装置；弹子游戏或类似的游戏；台球	BOWLING GAMES, e.g. SKITTLES, BOCCE OR BOWLS; INSTALLATIONS THEREFOR; BAGATELLE OR SIMILAR GAMES; BILLIARDS
A63F	纸牌，棋盘或轮盘赌游戏；利用小型运动物体的室内游戏；视频游戏；其他类目不包含的游戏纸牌游	Card, board or roulette games; indoor games using small moving playing bodies; video games; games not otherwise provided for
A63G	旋转木马；秋千；摇木马；滑运道；娱乐用之字形小铁路；供公共娱乐用的类似装置	Merry-go-rounds; swings; rocking-horses; chutes; switchbacks; similar devices for public amusement
A63H	玩具，如陀螺、玩偶、滚铁环、积木	TOYS, e.g. TOPS, DOLLS, HOOPS OR BUILDING BLOCKS
A63J	供戏院、马戏场等使用的装置；变戏法用具或类似用具	Devices for theatres, circuses, or the like; conjuring appliances or the like
A63K	赛马；骑马运动；所用的设备或附件	Racing; riding sports; equipment or accessories therefor
A99	本部其他类目中不包括的技术主题	Subject matter not otherwise provided for in this section
A99Z	本部其他类目中不包括的技术主题〔８〕	Subject matter not otherwise provided for in this section
`
