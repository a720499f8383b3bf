/** Common goods and services; the form is that of `read-shipped-nice.ts`. */
export const nice6To7 = `
# 0601 普通金属及其合金、板、各种型材（不包括焊接及铁路用金属材料） = common metals and their alloys, sheets and profiles
普通金属合金 = alloys of common metal; 未加工或半加工普通金属 = common metals, unwrought or semi-wrought;
铝 = aluminium; 镍 = nickel; 锌 = zinc; 锡 = tin; 钛 = titanium; 镁 = magnesium; 钨 = tungsten; 钼 = molybdenum;
钢合金 = steel alloys; 生铁或半锻造铁 = iron, unwrought or semi-wrought; 青铜 = bronze; 金属板条 = laths of metal;
钢板 = steel sheets; 铝箔 = aluminium foil; 铸钢 = cast steel; 金属片和金属板 = sheets and plates of metal;
锰 = manganese; 金属支架 = props of metal; 铜（未加工或半加工） = copper, unwrought or semi-wrought;
铅（未加工或半加工） = lead, unwrought or semi-wrought; 未加工或半加工钢 = steel, unwrought or semi-wrought;
黄铜（未加工或半加工） = brass, unwrought or semi-wrought; 包装用锡纸 = tinfoil
# 0602 普通金属管及其配件 = pipes and tubes of common metal and their fittings
金属管 = pipes of metal; 钢管 = steel pipes; 金属水管 = water-pipes of metal; 金属管道 = pipework of metal;
金属排水管 = drain pipes of metal; 管道用金属加固材料 = reinforcing materials of metal for pipes;
金属分岔管 = branching pipes of metal;
通风和空调设备用金属管 = ducts of metal for ventilating and air-conditioning installations;
金属喷头 = nozzles of metal; 金属管道接头 = junctions of metal for pipes; 金属管道弯头 = elbows of metal for pipes
# 0603 金属建筑材料，可移动金属建筑物（不包括建筑小五金） = metal building materials and transportable buildings
金属建筑材料 = building materials of metal; 金属门 = doors of metal; 金属窗 = windows of metal;
金属门框 = door frames of metal; 金属窗框 = window frames of metal; 金属天花板 = ceilings of metal;
金属地板 = floors of metal; 金属隔板 = partitions of metal; 金属脚手架 = scaffolding of metal;
金属栅栏 = fences of metal; 金属栏杆 = balustrades of metal; 金属楼梯 = staircases of metal; 金属大门 = gates of metal;
金属屋顶 = roofing of metal; 金属百叶窗 = shutters of metal; 建筑用金属框架 = framework of metal for building;
钢结构建筑 = steel buildings; 可移动金属建筑物 = buildings, transportable, of metal;
金属砖地板 = tile floorings of metal; 金属建筑物 = buildings of metal;
混凝土用金属模板 = shuttering of metal for concrete; 金属格栅 = grilles of metal; 金属铺路块 = paving blocks of metal;
金属纱窗 = insect screens of metal
# 0604 铁路用金属材料 = metal materials for railways
铁路金属材料 = railway material of metal; 铁路道岔 = railway points; 金属轨道 = rails of metal;
铁路金属枕木 = railroad ties of metal; 鱼尾板（铁轨） = fishplates [rails]
# 0605 非电气用缆索和金属线、网、带 = non-electric cables, wire, wire mesh and bands
钢带 = hoop steel; 钢丝 = steel wire; 铁丝 = iron wire; 铝丝 = aluminium wire; 普通金属线 = wire of common metal;
捆扎用金属线 = thread of metal for tying-up purposes; 金属捆扎物 = bindings of metal;
非电气金属缆绳 = cables of metal, non-electric; 钢丝绳 = wire rope; 带刺铁丝网 = barbed wire; 金属网 = wire cloth;
普通金属合金丝（除熔丝外） = wire of common metal alloys, except fuse wire;
搬运用金属带 = slings of metal for handling loads
# 0606 缆绳用非电气金属附件 = non-electric metal accessories for cables
缆绳用金属接线螺钉 = binding screws of metal for cables; 非电气缆绳用金属接头 = cable joints of metal, non-electric;
电缆及管道用金属夹 = clips of metal for cables and pipes
# 0607 钉及标准紧固件 = nails and standard fasteners
金属螺丝 = screws of metal; 金属螺栓 = bolts of metal; 金属螺母 = nuts of metal; 金属垫圈 = washers of metal;
金属铆钉 = rivets of metal; 金属环 = rings of metal; 金属膨胀螺丝 = wall plugs of metal
# 0608 家具及门窗的金属附件 = metal fittings for furniture, doors and windows
家具用金属附件 = fittings of metal for furniture; 门用金属附件 = door fittings of metal;
窗用金属附件 = fittings of metal for windows; 金属合页 = hinges of metal; 金属门把手 = door handles of metal;
金属门闩 = latch bars of metal; 门插销 = door bolts of metal; 金属窗户插销 = window fasteners of metal;
金属家具脚轮 = furniture casters of metal; 金属闭门器（非电动） = door closers of metal, non-electric;
金属门挡 = door stops of metal; 金属滑轨 = runners of metal for sliding doors
# 0609 日用五金器具 = hardware for daily use
五金器具 = hardware of metal, small
# 0610 非电子锁 = non-electronic locks
包用金属锁 = locks of metal for bags; 弹簧锁 = spring locks; 金属锁（非电） = locks of metal, other than electric;
钥匙 = keys of metal; 车辆用金属锁 = locks of metal for vehicles
# 0611 保险箱柜 = safes
保险箱（金属或非金属） = safes [metal or non-metal]; 电子保险柜 = safes, electronic
# 0612 金属器具，金属硬件（非机器零件） = metal hardware, not parts of machines
弹簧（金属制品） = springs [metal hardware]; 金属滑轮（非机器用） = pulleys of metal, other than for machines;
机器传动带用金属加固材料 = reinforcing materials of metal for machine belts;
搬运用金属货盘 = handling pallets of metal
# 0613 金属容器 = metal containers
金属箱 = chests of metal; 金属工具箱（空） = tool chests of metal, empty;
存储和运输用金属容器 = containers of metal [storage, transport]; 金属容器 = tanks of metal; 金属桶 = casks of metal;
液态燃料用金属容器 = containers of metal for liquid fuel; 集装箱 = floating containers of metal;
包装用金属容器 = packaging containers of metal; 金属储藏盒 = boxes of common metal; 食品包装用金属罐 = preserve tins;
金属封口瓶盖 = bottle caps of metal
# 0614 金属标牌 = metal signs
金属标志牌 = signboards of metal; 金属纪念标牌 = memorial plaques of metal; 金属牌照 = registration plates of metal;
金属门牌 = numberplates of metal
# 0615 动物用金属制品 = metal goods for animals
动物挂铃 = bells for animals; 拴牲畜的链子 = cattle chains
# 0616 焊接用金属材料（不包括塑料焊丝） = metal materials for soldering and welding
金属焊丝 = soldering wire of metal; 铜焊合金 = brazing alloys; 金属焊条 = rods of metal for welding;
银焊料 = silver solder; 金焊料 = gold solder
# 0617 锚，停船用金属浮动船坞，金属下锚桩 = anchors, floating docks and mooring bollards of metal
锚 = anchors; 金属下锚柱 = mooring bollards of metal; 停船用金属浮动船坞 = floating docks of metal, for mooring boats;
系船用金属浮标 = mooring buoys of metal
# 0618 手铐，金属制身份鉴别手环 = handcuffs and identification bracelets
手铐 = handcuffs; 金属制身份鉴别手环 = identification bracelets of metal
# 0619 （测气象或风力的）金属风标 = weather and wind vanes of metal
金属风向标 = weather vanes of metal; 金属制风标 = wind vanes of metal
# 0620 金属植物保护器 = tree protectors of metal
树木金属保护器 = tree protectors of metal
# 0621 捕野兽陷阱 = traps for wild animals
捕野兽陷阱 = traps for wild animals
# 0622 普通金属艺术品，青铜（艺术品） = works of art of common metal
普通金属艺术品 = works of art of common metal; 普通金属小雕像 = statuettes of common metal;
普通金属塑像 = statues of common metal; 青铜制品（艺术品） = bronzes [works of art];
普通金属半身雕像 = busts of common metal
# 0623 矿石，矿砂 = ores
铁矿石 = iron ores; 金属矿石 = ores of metal; 铬矿石 = chrome ores; 方铅矿（矿石） = galena [ore]; 褐铁矿 = limonite
# 0624 金属棺（埋葬用），金属棺材扣件，棺材用金属器材 = coffins of metal and their fittings
金属墓穴 = burial vaults of metal; 金属纪念碑 = monuments of metal; 墓碑用金属板 = tombstone plaques of metal;
金属制墓碑 = tombs of metal
# 0701 农业用机械及部件（不包括小农具） = agricultural machines
农业机械 = agricultural machines; 收割机 = reapers; 播种机（机器） = sowers [machines]; 犁 = ploughs;
农业起卸机 = agricultural elevators; 除草机 = weeding machines; 插秧机 = rice transplanters;
非手动的农业器具 = agricultural implements, other than hand-operated; 耕作机 = cultivators [machines];
脱粒机 = threshing machines; 收割用捆扎机 = reapers and binders
# 0702 渔牧业用机械及器具 = machines for fishery and animal husbandry
挤奶机 = milking machines; 动物剪毛机 = shearing machines for animals; 饲料粉碎机 = fodder grinding machines;
渔网起网机 = net hauling machines [fishing]
# 0703 伐木、锯木、木材加工及火柴生产用机械及器具 = machines for felling, sawing and working wood and making matches
木材加工机 = wood working machines; 锯台（机器部件） = saw benches [parts of machines]; 打榫机 = mortising machines
# 0704 造纸及加工纸制品工业用机械及器具 = machines for paper making and paper products
造纸机 = papermaking machines; 卫生巾生产设备 = sanitary towel making machines; 纸尿裤生产设备 = nappy making machines
# 0705 印刷工业用机械及器具 = machines for printing
印刷机 = printing presses; 印刷版 = printing plates; 胶印机 = offset printing machines;
排字机（印刷） = type-setting machines [printing]; 印刷滚筒 = printing cylinders;
装订机（印刷用） = bookbinding apparatus and machines for industrial purposes;
在金属薄板上使用的印刷机 = printing machines for use on sheet metal
# 0706 纤维加工及纺织、针织工业用机械及部件 = machines for fibre processing, textiles and knitting
纺织机 = spinning machines; 梳棉机 = carding machines; 纺车 = spinning wheels; 编织机 = knitting machines;
织机滑梭 = shuttles [parts of machines]; 花边机 = lace making machines
# 0707 印染工业用机械 = machines for dyeing and printing textiles
染色机 = dyeing machines; 上浆机 = machines for the application of sizing
# 0708 制茶工业用机械 = machines for the tea industry
制茶机械 = tea making machines
# 0709 食品业用机械及部件 = machines for the food industry
和面机 = kneading machines; 切面包机 = bread cutting machines;
制食品用电动机械 = food preparation machines, electromechanical; 碾米机 = rice hulling machines;
制香肠机 = sausage making machines; 搅拌机 = mixing machines; 离心碾磨机 = centrifugal mills;
碾碎机 = crushing machines; 面粉机 = flour mill machines; 磨粉机 = mills [machines]; 黄油机 = butter machines;
剥皮机（去皮机） = peeling machines
# 0710 酿酒、饮料工业用机械 = machines for brewing and beverages
电动制饮料机 = beverage preparation machines, electromechanical; 酿造机器 = brewing machines;
葡萄酒压榨机 = wine presses
# 0711 烟草工业用机械 = machines for the tobacco industry
工业用卷烟机 = cigarette machines for industrial purposes; 烟草加工机 = tobacco processing machines
# 0712 皮革工业用机械 = machines for the leather industry
制革机 = leather-working machines; 皮革修整机 = leather paring machines
# 0713 缝纫、制鞋工业用机械 = machines for sewing and shoemaking
缝纫机 = sewing machines; 缝合机 = stitching machines; 裁布机 = cloth cutting machines; 卷边机 = hemming machines;
包缝机 = overlock sewing machines; 熨衣机 = ironing machines; 缝纫机踏板驱动装置 = pedal drives for sewing machines;
鞋楦（机器部件） = shoe lasts [parts of machines]
# 0714 自行车工业用设备 = machines for making bicycles
自行车组装机械 = bicycle assembling machines; 自行车工业用机器设备 = machines for the bicycle industry
# 0715 陶瓷、砖、瓦制造机械 = machines for making ceramics, bricks and tiles
制砖机 = brick making machines; 制瓦机 = tile making machines; 陶匠用旋轮 = potters' wheels
# 0716 工业用雕刻、打标机械 = industrial engraving and marking machines
雕刻机 = engraving machines; 工业打标机 = industrial marking machines
# 0717 制电池机械 = machines for making batteries
电池机械 = machines for making batteries; 蓄电池工业专用机械 = machines for the accumulator industry
# 0718 日用杂品加工机械 = machines for making sundry daily goods
制绳机 = cord making machines; 制笔机械 = pen making machines
# 0719 制搪瓷机械 = enamelling machines
制搪瓷机械 = enamelling machines
# 0720 制灯泡机械 = machines for making light bulbs
制灯泡机械 = machines for making light bulbs
# 0721 包装机械（不包括成套设备专用包装机械） = packaging machines
包装机 = wrapping machines; 打包机 = packing machines; 装填机 = filling machines; 瓶子压盖机 = bottle capping machines;
捆扎机 = sheaf-binding machines; 封口机（工业用） = sealing machines for industrial purposes;
瓶子装填机 = bottle filling machines; 塞瓶机 = bottle stoppering machines
# 0722 民用煤加工机械 = machines for making household coal
煤球机 = coal briquette machines; 蜂窝煤机 = honeycomb briquette machines
# 0723 厨房家用器具（不包括烹调、电气加热设备及厨房手工具） = household kitchen appliances, not for cooking or heating
家用电动搅拌机 = blenders, electric, for household purposes; 厨房用电动机器 = kitchen machines, electric;
电动开罐器 = tin openers, electric; 洗碗机 = dishwashers; 家用切肉机 = meat choppers, electric;
家用电动榨果汁机 = fruit presses, electric, for household purposes;
咖啡研磨机（非手动） = coffee grinders, other than hand-operated
# 0724 洗衣机 = washing machines
洗衣机 = washing machines [laundry]; 干洗机 = dry-cleaning machines; 投币启动的洗衣机 = coin-operated washing machines;
洗衣甩干机 = spin driers [not heated]; 绞干机 = wringing machines for laundry
# 0725 制药工业用机械及部件 = machines for the pharmaceutical industry
压片机 = tablet presses; 糖衣机 = pill coating machines; 制丸机 = pill making machines
# 0726 橡胶、塑料工业机械 = machines for rubber and plastics
塑料加工机器 = machines for processing plastics; 注塑机 = injection moulding machines;
轮胎成型机 = tyre building machines; 硫化器 = vulcanization apparatus; 模压加工机器 = embossing machines
# 0727 玻璃工业用机械 = machines for working glass
玻璃加工机 = glass working machines; 玻璃切割机 = glass cutting machines
# 0728 化肥设备 = machines for making fertilizers
化肥制造设备 = machines for making fertilizers
# 0729 其他化学工业用机械 = other machines for the chemical industry
化学工业用电动机械 = electromechanical machines for chemical industry;
电解水制氢氧设备 = machines for producing hydrogen by water electrolysis
# 0730 地质勘探、采矿、选矿用机械 = machines for geology, mining and ore dressing
钻机 = drilling machines; 地质勘探、采矿选矿用机器设备 = machines for geological prospecting, mining and ore dressing;
选矿设备 = ore treating machines; 采煤机 = coal-cutting machines
# 0731 冶炼工业用设备 = machines for smelting
轧钢机 = rolling mills; 炼钢厂转炉 = converters for steelworks
# 0732 石油开采、精炼工业用设备 = machines for oil extraction and refining
石油开采、石油精炼工业用机器设备 = machines for extracting and refining petroleum; 石油钻机 = oil drilling rigs;
浮动或非浮动钻探平台 = drilling rigs, floating or non-floating; 油精炼机 = oil refining machines
# 0733 建筑、铁道、土木工程用机械 = machines for construction, railways and civil engineering
挖掘机 = excavators; 推土机 = bulldozers; 压路机 = road rollers; 混凝土搅拌机（机器） = concrete mixers [machines];
装载机 = loaders; 打桩机 = pile-drivers; 筑路机 = road making machines; 掘土机 = earth moving machines;
混凝土振动器 = concrete vibrators; 钢筋切断机 = reinforcing bar cutting machines; 铺轨机械 = rail-laying machines;
沥青洒布机 = tarring machines; 地面挖掘机 = diggers [machines]
# 0734 起重运输机械 = lifting and conveying machines
起重机 = hoists; 自动扶梯 = escalators; 升降设备 = elevating apparatus; 输送机 = conveyors [machines]; 绞盘 = capstans;
千斤顶（机器） = jacks [machines]; 自动人行道 = moving walkways; 卷扬机 = winches;
装卸设备 = handling apparatus for loading and unloading; 悬臂起重机 = derricks; 传送带 = belt conveyors
# 0735 锻压设备 = forging and pressing machines
液压机 = hydraulic presses; 气锤 = pneumatic hammers; 冲压机 = stamping machines; 电锤 = electric hammers;
压力机 = presses [machines for industrial purposes]; 冲床 = punching machines
# 0736 铸造机械 = foundry machines
铸造机械 = foundry machines; 铸模（机器部件） = moulds [parts of machines]
# 0737 蒸汽动力设备 = steam power equipment
蒸汽机 = steam engines; 蒸汽机锅炉 = steam engine boilers; 锅炉管道（机器部件） = boiler tubes [parts of machines];
汽轮机 = steam turbines
# 0738 内燃动力设备 = internal combustion power equipment
内燃机点火装置 = igniting devices for internal combustion engines; 化油器 = carburetters;
内燃机火花塞 = sparking plugs for internal combustion engines;
内燃机燃料转换装置 = fuel conversion apparatus for internal combustion engines
# 0739 风力、水力动力设备 = wind and water power equipment
风力涡轮机 = wind turbines; 风力发电设备 = wind power generating equipment; 水轮机 = hydraulic turbines;
水力发电设备 = hydroelectric generators
# 0740 制办公用针钉机械 = machines for making office needles and pins
制针机 = needle making machines
# 0741 制纽扣拉链机械 = machines for making buttons and zips
制纽扣机 = button making machines; 制拉链机 = zip making machines
# 0742 切削机床，切削工具和其他金属加工机械 = cutting machine tools and other metal-working machines
带锯 = band saws; 链锯 = chainsaws; 钻头（机器部件） = drilling heads [parts of machines];
制钉机 = nail making machines; 机床 = machine tools; 车床 = lathes [machine tools]; 铣床 = milling machines;
磨床 = grinding machines; 钻床 = drilling machines for metal working; 金属加工机械 = metalworking machines;
刨床 = planing machines; 刀具（机器部件） = tools [parts of machines]; 夹盘（机器部件） = chucks [parts of machines];
攻丝机 = threading machines; 镗床 = boring machines; 工业机器人 = industrial robots;
磨刀机 = blade sharpening [stropping] machines; 刀片（机器部件） = blades [parts of machines];
外壳（机器部件） = cowlings [parts of machines]; 铣床用夹具 = holding devices for machine tools
# 0743 非手动的手持工具 = hand-held tools, other than hand-operated
电动手操作钻孔器 = electric hand drills; 非手动的手持工具 = hand-held tools, other than hand-operated;
电动螺丝刀 = screwdrivers, electric; 电动剪刀 = scissors, electric; 气动打钉枪 = pneumatic nail guns;
电动刀 = knives, electric; 胶枪（电） = glue guns, electric
# 0744 静电、电子工业用设备 = machines for the electronics industry
电子工业设备 = machines for the electronics industry; 静电工业设备 = electrostatic machines;
印刷电路板处理机 = printed circuit board processing machines; 芯片制造机 = semiconductor manufacturing machines
# 0745 光学工业用设备 = machines for the optical industry
眼镜片加工设备 = lens processing machines; 光学冷加工设备 = optical cold working machines
# 0746 气体分离设备 = gas separation equipment
气体分离设备 = gas separating machines; 气体液化设备 = gas liquefying machines
# 0747 喷漆机具 = paint spraying machines and tools
喷漆枪 = spray guns for paint; 喷漆机 = painting machines; 油漆喷枪 = spray guns for paint
# 0748 发电机，非陆地车辆用马达和引擎，马达和引擎零部件 = generators, motors and engines not for land vehicles and their parts
引擎用排气歧管 = exhaust manifold for engines; 马达和引擎启动器 = starters for motors and engines;
马达和引擎用风扇 = fans for motors and engines; 发电机 = dynamos;
非陆地车辆用电动机 = motors, electric, other than for land vehicles; 交流发电机 = alternators;
紧急发电机 = emergency power generators; 马达和引擎用传动带 = belts for motors and engines;
定子（机器部件） = stators [parts of machines]; 船用引擎 = engines for boats; 飞机引擎 = aeroplane engines;
液压引擎和马达 = hydraulic engines and motors
# 0749 泵，阀，气体压缩机，鼓风机，液压元件，气动元件 = pumps, valves, compressors, fans, hydraulic and pneumatic components
离心机 = centrifugal machines; 泵（机器） = pumps [machines]; 真空泵（机器） = vacuum pumps [machines];
离心泵 = centrifugal pumps; 阀（机器部件） = valves [parts of machines]; 压缩机（机器） = compressors [machines];
空气压缩泵 = compressed air pumps; 冰箱压缩机 = compressors for refrigerators; 鼓风机 = blowing machines;
增压机 = superchargers;
压缩、排放和输送气体用鼓风机 = blowing machines for the compression, exhaustion and transport of gases;
气泵（车库设备） = air pumps [garage installations]; 润滑油泵 = lubricating pumps; 空气冷凝器 = aerocondensers;
工业用吸排机 = suction machines for industrial purposes; 加油站燃料分配泵 = fuel dispensing pumps for service stations
# 0750 机器传动用联轴节，传动带及其他机器零部件 = couplings, belts and other parts of machines
非陆地车辆用推进装置 = propulsion mechanisms, other than for land vehicles;
轴承（机器部件） = bearings [parts of machines]; 滚珠轴承 = ball-bearings; 机器传动带 = belts for machines;
非陆地车辆用离合器 = clutches, other than for land vehicles; 滑轮（机器部件） = pulleys [parts of machines];
机器轴 = axles for machines; 曲柄（机器部件） = cranks [parts of machines];
弹簧（机器部件） = springs [parts of machines]; 万向节 = universal joints [cardan joints];
过滤机滤筒 = cartridges for filtering machines; 电动开窗器 = window openers, electric;
电动关门器 = door closers, electric; 机器联轴器 = shaft couplings [machines];
齿轮装置 = gears, other than for land vehicles; 机器传动装置 = transmissions for machines;
非陆地车辆传动链 = transmission chains, other than for land vehicles; 飞轮 = machine fly-wheels
# 0751 焊接机械 = welding machines
电焊设备 = electric welding apparatus; 电弧焊接设备 = electric arc welding apparatus; 喷灯 = blowlamps;
焊接机 = welding machines, electric; 气焊设备 = soldering apparatus, gas-operated;
电焊接器 = soldering apparatus, electric; 焊接用喷灯 = soldering lamps
# 0752 清洁、废物处理机械 = cleaning and waste-treatment machines
真空吸尘器 = vacuum cleaners; 清洁用吸尘装置 = dust exhausting installations for cleaning purposes;
垃圾压实机 = waste compacting machines; 中心真空吸尘装置 = central vacuum cleaning installations;
蒸汽清洁器械 = cleaning appliances utilizing steam; 清洗设备 = washing apparatus;
电动清洁机械和设备 = machines and apparatus for cleaning, electric; 高压清洗机 = high pressure washers;
车辆清洗装置 = vehicle washing installations;
地毯清洗机（电动） = machines and apparatus for carpet shampooing, electric;
扫路机（自行式） = road sweeping machines, self-propelled; 打蜡机 = machines and apparatus for wax-polishing, electric
# 0753 单一商品 = other machines of class 7
贴标签机（机器） = labellers [machines]; 3D打印机 = 3D printers; 过滤机 = filtering machines;
筛选机 = sifting installations; 电动擦鞋机 = shoe polishers, electric; 自动售货机 = vending machines;
电控拉窗帘装置 = curtain drawing devices, electrically operated; 3D打印笔 = 3D printing pens;
自动售票机 = ticket vending machines
# 0754 电镀设备 = electroplating equipment
电镀机 = electroplating machines
`
