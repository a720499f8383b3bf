/** Common goods and services; the form is that of `read-shipped-nice.ts`. */
export const nice11To16 = `
# 1101 照明用设备、器具（不包括汽灯、油灯） = lighting apparatus, not gas or oil lamps
灯 = lamps; 电灯 = electric lamps; 灯泡 = light bulbs; 电灯泡 = light bulbs, electric; 枝形吊灯 = chandeliers;
落地灯 = standard lamps; 路灯 = street lamps; 汽车前灯 = headlights for automobiles; 手电筒 = electric torches;
运载工具用灯 = lights for vehicles; 灯罩 = lampshades; 舞台灯具 = stage lighting; 探照灯 = searchlights;
圣诞树用电灯 = electric lights for Christmas trees; 非医用紫外线灯 = ultraviolet ray lamps, not for medical purposes;
矿灯 = miners' lamps; 水族池照明灯 = aquarium lights; 灯笼 = Chinese lanterns;
照明器械及装置 = lighting apparatus and installations; 吊灯 = ceiling lights;
车辆照明设备 = lighting apparatus for vehicles;
车辆转向信号装置用灯泡 = light bulbs for directional signals for vehicles; 头灯 = head torches;
自行车灯 = bicycle lights; 水下照明灯 = diving lights; 照明灯（曳光管） = luminous tubes for lighting;
装饰灯串 = fairy lights for festive decoration
# 1103 汽灯，油灯 = gas and oil lamps
乙炔灯 = acetylene flares
# 1104 烹调及民用电气加热设备（不包括厨房用手工用具，食品加工机器） = cooking and household electric heating apparatus
电热水壶 = kettles, electric; 微波炉（厨房用具） = microwave ovens [cooking apparatus]; 燃气炉 = gas burners;
烤面包机 = bread baking machines; 电炊具 = cooking utensils, electric; 空气炸锅 = air fryers;
烘烤器具 = roasting apparatus; 厨房炉灶（烘箱） = kitchen ranges [ovens];
奶瓶用电加热器 = heaters, electric, for feeding bottles; 咖啡机（电） = coffee machines, electric;
烹调用炉 = cooking stoves; 烤肉架（烹饪设备） = barbecues; 电炸锅 = deep fryers, electric;
电煮咖啡壶 = coffee percolators, electric; 面包机 = bread-making machines;
食物蒸煮装置（电） = food steamers, electric; 烤饼用铁模 = waffle irons, electric;
真空低温烹调器（电） = sous-vide cookers, electric; 多功能锅 = multicookers
# 1105 制冷、冷藏设备（不包括冷藏车） = refrigerating and freezing apparatus
冰箱 = refrigerators; 冷藏柜 = refrigerating cabinets; 冷冻设备和机器 = refrigerating apparatus and machines;
冷藏室 = refrigerating chambers; 冰柜 = freezers; 冷却设备和装置 = cooling appliances and installations;
冷藏展示柜 = refrigerating display cabinets; 饮料冷却装置 = beverage cooling apparatus;
制冰机 = ice machines and apparatus; 酒窖（电） = wine cellars, electric; 牛奶冷却装置 = milk cooling installations;
冰淇淋机 = ice-cream making machines; 制冷容器 = refrigerating containers
# 1106 干燥、通风、空调设备（包括冷暖房设备），气体净化设备 = drying, ventilating, air-conditioning and gas-purifying apparatus
空气净化装置和机器 = air purifying apparatus and machines; 排气风扇 = ventilating exhaust fans;
厨房用抽油烟机 = extractor hoods for kitchens; 干燥设备 = desiccating apparatus; 空气干燥器 = air dryers;
风扇（空调部件） = fans [parts of air-conditioning installations]; 空气过滤设备 = air filtering installations;
空气冷却装置 = air cooling apparatus; 电干衣机 = laundry dryers, electric; 空气再热器 = air reheaters;
通风罩 = ventilation hoods; 运载工具用供暖装置 = heaters for vehicles; 空气消毒器 = air sterilizers;
气体净化装置 = gas scrubbing apparatus; 空调设备 = air-conditioning installations;
电风扇 = electric fans for personal use;
通风设备和装置（空调） = ventilation [air-conditioning] installations and apparatus; 吹风机 = hair dryers;
空气加湿器 = humidifiers; 车辆用空调器 = air conditioners for vehicles; 抽湿机 = dehumidifiers
# 1107 加温、蒸汽设备（包括工业用炉、锅炉，不包括机车锅炉、锅驼机锅炉、蒸汽机锅炉） = heating and steam generating apparatus
加热板 = heating plates; 锅炉（非机器部件） = boilers, other than parts of machines;
蒸汽发生设备 = steam generating installations; 加热装置 = heating apparatus;
热交换器（非机器部件） = heat exchangers, other than parts of machines;
蒸汽锅炉（非机器部件） = steam boilers, other than parts of machines; 加热元件 = heating elements; 窑 = kilns;
蓄热器 = heat accumulators; 供水设备 = water supply installations; 壁炉（家用） = fireplaces, domestic;
舞台烟雾机 = fog machines for stage use; 工业炉 = furnaces, other than for laboratory use; 供暖锅炉 = heating boilers;
热气烘箱 = hot air ovens; 烧焦炉 = incinerators
# 1108 供暖装置及水暖管件 = heating installations and plumbing parts
消防栓 = hydrants; 散热器（供暖） = radiators [heating]; 进水装置 = water-intake apparatus; 地漏 = floor drains;
自动浇水装置 = watering installations, automatic; 水龙头 = taps; 水管龙头 = faucets;
混合水龙头 = mixer taps for water pipes; 中心供暖散热器 = central heating radiators;
水龙头用垫圈 = washers for water taps
# 1109 卫生设备（不包括盥洗室用具） = sanitary apparatus
抽水马桶 = toilets [water-closets]; 坐便器 = toilet bowls; 浴室装置 = bath installations; 沐浴用设备 = bath fittings;
太阳能热水器 = solar water heaters; 冲水装置 = flushing apparatus; 淋浴隔间 = shower cubicles;
小便池（卫生设施） = urinals being sanitary fixtures; 马桶座圈 = toilet seats; 桑拿浴设备 = sauna bath installations;
盥洗盆（卫生设备部件） = wash-hand basins [parts of sanitary installations]; 淋浴用设备 = showers; 浴缸 = bath tubs;
坐浴盆 = bidets; 蒸汽浴设备 = Turkish bath cabinets, portable; 卫生设备和装置 = sanitary apparatus and installations;
抽水马桶用水箱 = flushing tanks; 按摩浴缸 = spa baths [vessels]; 水槽 = sinks
# 1110 消毒和净化设备 = disinfecting and purifying apparatus
消毒碗柜 = disinfecting cabinets for dishes; 水净化装置 = water purification installations;
饮水机 = drinking water dispensers; 水过滤器 = water filtering apparatus; 消毒设备 = disinfectant apparatus;
水净化设备和机器 = water purifying apparatus and machines; 饮用水过滤器 = filters for drinking water;
污水处理设备 = sewage purification installations; 水软化设备和装置 = water softening apparatus and installations;
游泳池用氯化装置 = swimming pool chlorinating apparatus; 油净化器 = oil-scrubbing apparatus; 消毒器 = sterilizers;
海水淡化装置 = desalination plants; 水族池过滤设备 = aquarium filtration apparatus
# 1111 小型取暖器 = small heaters
电暖器 = radiators, electric; 热水袋 = hot water bottles; 暖床器 = bed warmers; 电热地毯 = electrically heated carpets;
电热毯（非医用） = blankets, electric, not for medical purposes; 袖珍取暖器 = pocket warmers;
暖脚器（电或非电） = footwarmers, electric or non-electric;
电热垫（非医用） = heating pads, electric, not for medical purposes
# 1112 不属别类的打火器具 = lighters not in other classes
点煤气用摩擦点火器 = friction lighters for igniting gas; 气体点火器 = gas lighters
# 1113 核能反应设备 = nuclear reactors
核反应堆 = nuclear reactors; 聚合反应设备 = polymerisation installations;
核燃料和核减速剂处理装置 = installations for processing nuclear fuel and nuclear moderating material
# 1114 单一商品 = other apparatus of class 11
非医用个人降温冰袋 = personal cooling packs, not for medical purposes
# 1201 火车及其零部件 = trains and their parts
机车 = locomotives; 铁路车辆 = rolling stock for railways; 火车车轮 = wheels for railway carriages;
铁路车辆缓冲器 = buffers for railway rolling stock; 卧铺车厢 = sleeping cars; 火车车轮毂 = hubs for railway wheels;
铁路车辆转向架 = bogies for railway cars; 火车车厢 = railway carriages
# 1202 汽车、电车、摩托车及其零部件（不包括轮胎） = cars, trams, motorcycles and their parts, not tyres
有轨电车 = tramcars; 汽车 = cars; 小汽车 = motor cars; 电动运载工具 = electric vehicles; 摩托车 = motorcycles;
卡车 = lorries; 公共汽车 = motor buses; 大客车 = motor coaches; 跑车 = sports cars; 汽车底盘 = automobile chassis;
汽车车身 = automobile bodies; 汽车车轮 = wheels for automobiles;
陆地车辆传动轴 = transmission shafts for land vehicles; 后视镜 = rearview mirrors;
陆地车辆用离合器 = clutches for land vehicles; 房车 = motor homes; 拖拉机 = tractors; 救护车 = ambulances;
叉车 = fork lift trucks; 混凝土搅拌车 = concrete mixing vehicles; 高尔夫球车（车辆） = golf carts [vehicles];
拖车（车辆） = trailers [vehicles]; 冷藏车 = refrigerated vehicles;
陆地车辆用电动机 = motors, electric, for land vehicles; 陆地车辆推进装置 = propulsion mechanisms for land vehicles;
雪地机动车 = snowmobiles; 摩托车车架 = motorcycle frames; 洒水车 = sprinkling trucks; 踏板摩托车 = motor scooters;
陆地车辆用连杆（非马达和引擎部件） = connecting rods for land vehicles, other than parts of motors and engines;
车辆防盗设备 = anti-theft devices for vehicles; 汽车用点烟器 = cigar lighters for automobiles;
备胎罩 = spare tyre covers; 陆地车辆发动机 = engines for land vehicles; 汽车用制动片 = brake pads for automobiles;
车辆减震器 = shock absorbers for automobiles; 运载工具用变速箱 = gear boxes for land vehicles;
车辆保险杠 = bumpers for automobiles; 运货车 = vans [vehicles]; 陆地车辆用联动机件 = couplings for land vehicles
# 1204 自行车、三轮车及其零部件（不包括轮胎） = bicycles, tricycles and their parts, not tyres
机动三轮车 = motor tricycles; 自行车 = bicycles; 电动自行车 = electric bicycles; 三轮脚踏车 = tricycles;
自行车车架 = bicycle frames; 自行车车把 = bicycle handlebars; 自行车车座 = bicycle saddles;
自行车踏板 = bicycle pedals; 自行车链条 = bicycle chains; 自行车车铃 = bicycle bells; 自行车车轮 = bicycle wheels;
自行车挡泥板 = bicycle mudguards; 自行车辐条 = spokes for bicycle wheels; 挡泥板 = mudguards;
自行车刹车 = bicycle brakes; 自行车支架 = bicycle kickstands; 自行车车篮 = baskets adapted for bicycles
# 1205 缆车，架空运输设备 = cable cars and overhead conveyors
缆车 = cable cars; 架空运输设备 = aerial conveyors; 吊椅缆车 = chairlifts; 滑雪吊车 = ski lifts
# 1206 轮椅，手推车，儿童推车 = wheelchairs, handcarts and pushchairs
婴儿车 = pushchairs; 手推车 = trolleys; 轮椅 = wheelchairs; 两轮手推车 = two-wheeled trolleys;
购物用手推车 = shopping trolleys; 婴儿车车篷 = pushchair hoods; 婴儿车专用脚套 = fitted footmuffs for pushchairs;
婴儿推车 = strollers; 行李搬运车 = luggage trucks; 洗涤用手推车 = handling carts
# 1207 畜力车辆，雪橇 = animal-drawn vehicles and sleighs
马车 = horse-drawn carriages; 雪橇（运载工具） = sleighs [vehicles]
# 1208 轮胎及轮胎修理工具 = tyres and tyre repair outfits
汽车轮胎 = automobile tyres; 自行车内胎 = inner tubes for bicycle tyres; 充气轮胎 = pneumatic tyres;
补内胎用全套工具 = repair outfits for inner tubes;
补内胎用粘胶补片 = adhesive rubber patches for repairing inner tubes; 车辆轮胎 = tyres for vehicle wheels;
自行车轮胎 = bicycle tyres; 轮胎用内胎 = inner tubes for pneumatic tyres; 轮胎翻新用胎面 = treads for retreading tyres;
实心轮胎 = solid tyres for vehicle wheels; 运载工具轮胎用防滑钉 = spikes for tyres
# 1209 空用运载工具（不包括飞机轮胎） = air vehicles
空中运载工具 = air vehicles; 飞机 = aeroplanes; 直升机 = helicopters; 民用无人机 = civilian drones;
热气球 = hot air balloons; 飞艇 = airships; 降落伞 = parachutes; 水上飞机 = seaplanes; 航天器 = space vehicles;
飞行器 = aircraft; 送货无人机 = delivery drones; 照相无人机 = camera drones
# 1210 水用运载工具 = water vehicles
船 = boats; 游艇 = yachts; 渡船 = ferry boats; 轮船 = ships; 汽艇 = launches; 独木舟 = canoes;
船用螺旋桨 = screw-propellers for boats; 船体 = ship hulls; 桨 = oars; 驳船 = barges; 气垫船 = air cushion vehicles;
浮桥船 = pontoons; 船用操舵装置 = steering gears for ships
# 1211 运载工具零部件 = parts of vehicles
运载工具用刹车 = brakes for vehicles; 运载工具用方向盘 = steering wheels for vehicles;
运载工具用轮毂 = hubs for vehicle wheels; 挡风玻璃 = windscreens; 运载工具用悬挂弹簧 = vehicle suspension springs;
运载工具用座椅 = vehicle seats; 儿童安全座（运载工具用） = safety seats for children, for vehicles;
运载工具内装饰品 = upholstery for vehicles; 运载工具座椅套 = seat covers for vehicles;
运载工具用行李架 = luggage carriers for vehicles; 运载工具防眩光装置 = anti-dazzle devices for vehicles;
运载工具用盖罩（成形） = vehicle covers [shaped]; 运载工具用喇叭 = horns for vehicles;
运载工具用安全带 = safety belts for vehicle seats; 车辆防盗报警器 = anti-theft alarms for vehicles;
汽车座椅头靠 = head-rests for vehicle seats; 方向盘罩 = covers for vehicle steering wheels
# 1301 火器，军火及子弹 = firearms, ammunition and bullets
枪（武器） = guns [weapons]; 步枪 = rifles; 猎枪 = hunting firearms; 子弹 = cartridges; 炮弹 = shells [projectiles];
气枪（武器） = air pistols [weapons]; 弹药 = ammunition; 火器清洁刷 = cleaning brushes for firearms; 枪托 = gun stocks;
机枪 = machine guns; 催泪武器 = tear-gas weapons; 火箭发射装置 = rocket launchers; 手枪 = pistols [arms];
枪套 = gun cases; 火炮 = cannons
# 1302 爆炸物 = explosives
炸药 = explosives; 雷管 = detonators; 甘油炸药 = dynamite; 火药 = gunpowder; 导火索 = detonating fuses for explosives;
硝铵炸药 = ammonium nitrate explosives; 引爆弹药筒 = explosive cartridges
# 1303 烟火，爆竹 = fireworks and firecrackers
烟花 = fireworks; 爆竹 = firecrackers; 鞭炮 = firecrackers; 焰火 = fireworks; 烟火产品 = pyrotechnic products;
信号烟火 = Bengal lights; 爆炸性烟雾信号 = fog signals, explosive
# 1304 个人防护用喷雾 = sprays for personal defence
个人防护用喷雾 = sprays for personal defence purposes
# 1401 贵金属及其合金 = precious metals and their alloys
贵金属合金 = alloys of precious metal; 未加工或半加工贵金属 = precious metals, unwrought or semi-wrought;
未加工的金或金箔 = gold, unwrought or beaten; 未加工、未打造的银 = silver, unwrought or beaten;
铂（金属） = platinum [metal]; 贵金属锭 = ingots of precious metals; 铱 = iridium; 钯 = palladium; 铑 = rhodium;
锇 = osmium
# 1402 贵金属盒和首饰盒 = boxes of precious metal and jewellery boxes
首饰盒 = jewellery boxes; 首饰用礼品盒 = presentation boxes for jewellery; 首饰卷包 = jewellery rolls;
贵金属盒 = boxes of precious metal
# 1403 珠宝，首饰，宝石及贵金属制纪念品 = jewellery, precious stones and souvenirs of precious metal
珠宝首饰 = jewellery; 戒指（首饰） = rings [jewellery]; 项链（首饰） = necklaces [jewellery];
手镯（首饰） = bracelets [jewellery]; 耳环 = earrings; 胸针（首饰） = brooches [jewellery];
链（首饰） = chains [jewellery]; 宝石 = precious stones; 珍珠（珠宝） = pearls [jewellery];
玉雕首饰 = jade carving jewellery; 翡翠 = jadeite; 玛瑙 = agates; 领带夹 = tie clips; 奖章 = medals;
钥匙链用小饰物 = charms for key rings; 半宝石 = semi-precious stones; 首饰配件 = jewellery findings;
人造珠宝 = paste jewellery; 念珠 = rosaries; 景泰蓝首饰 = cloisonné jewellery; 玉雕艺术品 = jade works of art;
钥匙圈（带小饰物或短链饰物的扣环） = key rings [split rings with trinket or decorative fob]; 钻石 = diamonds;
琥珀首饰 = jewellery of yellow amber; 贵金属徽章 = badges of precious metal; 小饰物（首饰） = charms for jewellery;
袖扣 = cuff links; 领带别针 = tie pins; 贵金属艺术品 = works of art of precious metal;
贵金属小雕像 = statuettes of precious metal; 贵金属半身雕像 = busts of precious metal;
帽子装饰品（贵金属） = hat jewellery; 鞋饰品（贵金属） = shoe jewellery
# 1404 钟，表，计时器及其零部件 = clocks, watches, timers and their parts
手表 = wristwatches; 表 = watches; 钟 = clocks; 闹钟 = alarm clocks; 表带 = watch straps; 秒表 = stopwatches;
电子钟表 = clocks and watches, electric; 计时器（手表） = chronographs [watches];
表壳 = watch cases [parts of watches]; 钟表机芯 = movements for clocks and watches; 表针 = watch hands;
日晷 = sundials; 钟外壳 = clock cases; 表盒（礼品） = presentation boxes for watches; 天文钟 = chronometers;
钟表发条 = watch springs; 主钟 = master clocks; 钟摆（钟表制造） = pendulums [clock- and watchmaking]
# 1405 宠物用首饰 = jewellery for pets
宠物用首饰 = jewellery for pets
# 1501 乐器 = musical instruments
乐器 = musical instruments; 钢琴 = pianos; 吉他 = guitars; 小提琴 = violins; 笛 = flutes; 长号 = trombones;
萨克斯管 = saxophones; 单簧管 = clarionets; 双簧管 = oboes; 鼓（乐器） = drums [musical instruments];
电子琴 = keyboard instruments, electronic; 电子乐器 = electronic musical instruments; 口琴 = harmonicas;
手风琴 = accordions; 竖琴 = harps; 风琴 = organs; 琵琶 = pipa [Chinese guitars]; 锣 = gongs; 铙钹 = cymbals;
木琴 = xylophones; 曼陀林 = mandolins; 音乐合成器 = music synthesizers;
三角铁（乐器） = triangles [musical instruments]; 响板 = castanets; 唢呐 = suona [Chinese trumpets];
竹笛 = bamboo flutes; 钟琴（乐器） = carillons [musical instruments]; 弦乐器 = stringed musical instruments;
大提琴 = double basses; 小号 = trumpets; 二胡 = huqin [Chinese violins]; 古筝 = zithers; 手鼓 = tambourines
# 1502 乐器辅助用品及配件 = accessories of musical instruments
音乐盒 = musical boxes; 乐器弦 = strings for musical instruments; 乐器盒 = cases for musical instruments;
乐器架 = stands for musical instruments; 乐谱架 = music stands; 鼓槌 = drumsticks; 拨弦片 = plectrums;
指挥棒 = conductors' batons; 音叉 = tuning forks; 钢琴键 = piano keys; 乐器键盘 = keyboards for musical instruments;
鼓面 = drumheads; 乐器用弓 = bows for musical instruments; 乐器踏板 = pedals for musical instruments;
弱音器 = mutes for musical instruments; 乐器用弦轴 = pegs for musical instruments; 调音锤 = tuning hammers;
簧片 = reeds
# 1601 工业用纸 = paper for industry
纸 = paper; 木浆纸 = wood pulp paper; 印刷纸（包括胶版纸、新闻纸、书刊用纸、证券纸、凹版纸、凸版纸） = printing paper;
铜版纸 = coated paper; 羊皮纸 = parchment paper; 制版纸 = plate-making paper
# 1602 技术用纸（不包括绝缘纸） = technical paper
滤纸 = filter paper; 蜡纸 = waxed paper; 发光纸 = luminous paper; 描图纸 = tracing paper; 复写纸 = carbon paper
# 1603 生活用纸 = paper for household use
卸妆用薄纸 = tissues of paper for removing make-up; 卫生纸 = toilet paper; 纸巾 = towels of paper;
纸手帕 = handkerchiefs of paper; 纸餐巾 = table napkins of paper; 纸桌布 = tablecloths of paper;
纸制洗脸巾 = face towels of paper; 纸围涎 = bibs of paper; 纸制杯盘垫 = tablemats of paper;
纸或卡纸制杯垫 = coasters of paper
# 1604 纸板 = cardboard
卡纸板 = cardboard
# 1605 办公、日用纸制品 = paper articles for office and daily use
硬纸管 = cardboard tubes; 笔记本 = notebooks; 信封（文具） = envelopes [stationery]; 贺卡 = greeting cards;
明信片 = postcards; 请帖 = invitations [stationery]; 日历 = calendars; 练习本 = exercise books; 卡片 = cards;
分类账本 = ledgers [books]; 票 = tickets; 索引卡片（文具） = index cards [stationery]; 绘画便笺簿 = drawing pads;
名片 = business cards; 印刷品 = printed matter; 小册子 = pamphlets; 手册 = manuals [handbooks]; 目录册 = catalogues;
传单 = flyers; 贴纸（文具） = stickers [stationery]; 图表 = charts; 剪贴集 = scrapbooks; 书签 = bookmarkers;
纸制横幅 = banners of paper; 标签纸 = labels of paper or cardboard; 信笺 = writing paper
# 1606 印刷出版物 = printed publications
书籍 = books; 期刊 = periodicals; 报纸 = newspapers; 杂志（期刊） = magazines [periodicals]; 海报 = posters;
印刷出版物 = printed publications; 新闻刊物 = newsletters; 歌曲集 = song books; 印刷时刻表 = printed timetables;
地图册 = atlases; 年鉴 = almanacs; 连环漫画书 = comic books; 涂色书 = colouring books
# 1607 照片，图片，图画 = photographs, pictures and drawings
照片（印制的） = photographs [printed]; 图画 = pictures; 平版印刷工艺品 = lithographic works of art;
水彩画 = watercolours [paintings]; 肖像 = portraits; 剪纸 = paper-cuts; 年画 = New Year pictures;
邮票 = postage stamps; 镶框或未镶框的绘画（图画） = paintings [pictures], framed or unframed; 版画 = engravings;
移画印花法用图画 = transfers [decalcomanias]
# 1609 纸及不属别类的塑料包装物品 = paper and plastic articles for packaging
牛皮纸 = kraft paper; 包装纸 = wrapping paper; 纸制或塑料制购物袋 = shopping bags of paper or plastic;
包装用塑料膜 = plastic film for wrapping;
包装用纸袋或塑料袋（信封、小袋） = bags [envelopes, pouches] of paper or plastics, for packaging;
纸箱 = boxes of paper; 包装用塑料气泡膜 = plastic bubble film for wrapping;
保鲜膜 = plastic cling film for food packaging; 瓶用纸制或纸板制包装物 = bottle wrappers of paper or cardboard;
淀粉制包装材料 = packaging material made of starches
# 1610 办公装订、切削用具 = binding and cutting articles for offices
订书机 = stapling presses [office requisites]; 订书钉 = staples for offices;
打孔器（办公用品） = punches [office requisites]; 削铅笔器（电或非电） = pencil sharpeners, electric or non-electric
# 1611 办公文具（不包括笔，墨，印，胶水） = stationery, other than pens, ink, seals and glue
图钉 = drawing pins; 文件夹 = folders for papers; 文件夹（文具） = document files [stationery]; 文具 = stationery;
办公用夹 = clips for offices; 回形针 = paper-clips; 文具盒（文具） = writing cases [stationery]; 橡皮擦 = erasers;
涂改液（办公用品） = correcting fluids [office requisites]; 书挡 = bookends; 护照夹 = passport holders;
笔筒 = pencil holders; 办公用指套 = fingerstalls for office use; 活页夹 = loose-leaf binders; 封蜡 = sealing wax;
书写用石板 = writing slates; 文件架 = document holders [stationery]; 文件盘 = letter trays;
橡皮筋（办公用品） = elastic bands for offices; 写字垫板 = desk mats; 钱夹（文具） = money clips
# 1612 墨，砚 = inks and inkstones
墨水 = ink; 墨汁 = Indian inks; 墨锭 = ink sticks; 墨水台 = inkstands; 墨水瓶 = inkwells
# 1613 印章，印油 = seals and stamp ink
印章（印） = stamps [seals]; 印台 = stamp pads; 印泥 = ink paste for seals; 地址印章 = address stamps;
印章架 = stamp stands; 封印章 = sealing stamps
# 1614 笔 = pens
书写材料 = writing materials; 钢笔 = steel pens; 铅笔 = pencils; 毛笔 = writing brushes;
书写工具 = writing instruments; 蜡笔 = crayons; 自动铅笔 = pencil lead holders;
记号笔（文具） = marking pens [stationery]; 笔尖 = nibs; 笔套 = pen cases; 铅笔芯 = pencil leads;
绘画笔 = drawing pens; 笔夹 = pen clips; 炭笔 = charcoal pencils; 画笔 = paintbrushes; 笔 = pens [office requisites]
# 1615 办公或家庭用胶带或黏合剂 = adhesive tapes and adhesives for stationery or household use
胶带分配器（办公用品） = adhesive tape dispensers [office requisites]; 文具用胶带 = gummed tape [stationery];
文具或家用胶水 = glue for stationery or household purposes; 文具用胶布 = gummed cloth for stationery purposes;
文具用淀粉浆糊（胶黏剂） = starch paste [adhesive] for stationery or household purposes
# 1616 办公室用绘图仪器，绘画仪器 = drawing instruments for offices, painting instruments
绘图用圆规 = compasses for drawing; 绘图用丁字尺 = T-squares for drawing; 曲线板 = French curves;
绘图仪器 = drawing instruments; 绘图用尺 = drawing rulers; 放大尺 = pantographs [drawing instruments]
# 1617 绘画用具（不包括绘图仪器，笔） = artists' materials
颜料盒（学校用品） = paint boxes for use in schools; 画架 = painters' easels; 画布 = canvas for painting;
调色板（画家用） = palettes for painters; 家庭油漆用滚筒 = house painters' rollers
# 1618 打字机、誊写机、油印机及其附件（包括印刷铅字、印版） = typewriters, duplicators and accessories
印刷铅字 = printing type; 胶版 = hectographs; 速印机 = duplicators; 打字机键 = typewriter keys;
油印器械及机器 = mimeograph apparatus and machines; 打字机（电动或非电动） = typewriters, electric or non-electric;
打字机色带 = typewriter ribbons; 凸版印刷版 = printing blocks; 地址印写机 = addressing machines
# 1619 教学用具（不包括教学实验用仪器） = teaching materials, not apparatus
粉笔 = writing chalk; 教学材料（仪器除外） = teaching materials, except apparatus; 黑板 = blackboards;
地球仪 = terrestrial globes; 教学用模型标本 = models and specimens for teaching;
显微镜用生物样本（教学材料） = biological samples for use in microscopy [teaching materials];
算术表 = arithmetical tables
# 1620 室内模型物（不包括教学用模型标本） = indoor models
建筑模型 = architects' models; 模型材料 = modelling materials; 模型黏土 = modelling clay;
塑像用蜡（非牙科用） = modelling wax, not for dental purposes
# 1621 单一商品 = other goods of class 16
门柱圣卷 = mezuzah parchments
`
