/** Common goods and services; the form is that of `read-shipped-nice.ts`. */
export const nice17To23 = `
# 1701 不属别类的橡胶，古塔胶，树胶 = rubber, gutta-percha and gum, not in other classes
未加工或半加工树胶 = gum, raw or semi-worked; 合成橡胶 = synthetic rubber; 乳胶（天然胶） = latex [rubber];
古塔胶 = gutta-percha; 橡胶（未加工的或半加工的） = rubber, raw or semi-worked
# 1702 非金属密封减震制品 = seals and shock absorbers, not of metal
橡胶制减震缓冲器 = shock-absorbing buffers of rubber; 密封环 = water-tight rings; 橡皮圈 = rings of rubber;
防水圈 = water-tight rings; 填缝材料 = caulking materials; 接头用密封物 = sealant compounds for joints;
合成橡胶制填充垫圈 = washers of rubber or vulcanized fibre
# 1703 橡胶，树脂，纤维制品 = articles of rubber, resin and fibre
管道用非金属接头 = junctions, not of metal, for pipes; 半加工塑料物质 = plastic substances, semi-processed;
非包装用塑料膜 = plastic film, other than for wrapping; 塑料板 = plastic sheets; 塑料条 = plastic strips;
农业用塑料膜 = plastic sheeting for agricultural purposes;
非纺织用塑料纤维 = plastic fibres, other than for textile use;
窗户用防强光薄膜（染色膜） = anti-dazzle films for windows [tinted films];
3D打印用塑料丝 = plastic filaments for 3D printing; 有机玻璃 = acrylic resins, semi-processed;
人造树脂（半成品） = artificial resins, semi-processed; 碳纤维（非纺织用） = carbon fibres, other than for textile use
# 1704 软管 = flexible pipes
非金属软管 = flexible hoses, not of metal; 浇水软管 = watering hose;
运载工具散热器用连接软管 = connecting hose for vehicle radiators
# 1705 保温、隔热、隔音材料 = heat and sound insulating materials
隔音材料 = soundproofing materials; 保温用非导热材料 = non-conducting materials for retaining heat; 石棉 = asbestos;
锅炉隔热材料 = boiler composition to prevent the radiation of heat;
防热辐射合成物 = compositions to prevent the radiation of heat; 绝缘材料 = insulating materials;
玻璃棉 = glass wool for insulation; 矿渣棉（绝缘物） = slag wool [insulator]
# 1706 绝缘用材料及其制品 = insulating materials and articles
绝缘胶带 = insulating tapes; 绝缘漆 = insulating paints; 绝缘纸 = insulating paper; 电缆绝缘体 = insulators for cables;
绝缘油 = insulating oils; 绝缘涂料 = insulating paints; 变压器用绝缘油 = insulating oil for transformers;
绝缘体 = insulators; 铁路轨道用绝缘物 = insulators for railway tracks
# 1707 包装、填充用材料（包括橡胶、塑料制品） = packing and stuffing materials
橡胶或塑料制填充材料 = padding materials of rubber or plastics;
包装用橡胶袋（信封、小袋） = bags [envelopes, pouches] of rubber, for packaging;
橡胶或塑料制（填充或衬垫用）包装材料 = packing [cushioning, stuffing] materials of rubber or plastics
# 1708 单一商品 = other goods of class 17
封拉线（卷烟） = tear tapes for cigarettes
# 1801 皮革和人造皮革，裘皮 = leather, imitation leather and fur skins
动物皮 = animal skins; 人造革 = leathercloth; 裘皮 = fur; 毛皮 = fur;
半加工或未加工皮革 = leather, unworked or semi-worked; 小山羊皮 = kid; 仿皮革 = imitation leather;
皮革纤维板 = leatherboard
# 1802 不属别类的皮革、人造皮革制品，箱子及旅行袋，日用革制品 = bags, cases and leather goods for daily use
名片夹 = business card cases; 家具用皮装饰 = leather trimmings for furniture; 包 = bags; 手提包 = handbags;
旅行包 = travelling bags; 背包 = rucksacks; 钱包（钱夹） = pocket wallets; 书包 = school bags; 公文包 = briefcases;
行李箱 = trunks [luggage]; 钥匙包 = key cases; 运动包 = bags for sports; 帆布背包 = haversacks;
皮制带子 = leather straps; 行李牌 = luggage tags; 链式网眼钱包 = chain mesh purses; 带轮购物袋 = wheeled shopping bags;
化妆包（空的） = vanity cases, not fitted; 信用卡夹 = credit card cases [wallets]; 登山包 = bags for climbers;
婴儿背带 = sling bags for carrying infants; 家具用皮革套 = furniture coverings of leather;
帽盒（皮革制） = hat boxes of leather; 沙滩包 = beach bags; 乐器盒（皮制） = music cases; 野营用包 = bags for campers
# 1804 雨伞及其部件 = umbrellas and their parts
伞套 = umbrella covers; 伞 = umbrellas; 伞柄 = umbrella handles; 伞环 = umbrella rings;
雨伞或阳伞骨架 = frames for umbrellas or parasols; 阳伞 = parasols; 伞骨 = umbrella or parasol ribs
# 1805 手杖 = walking sticks
手杖 = walking sticks; 登山杖 = mountaineering sticks; 手杖柄 = walking stick handles;
折叠式手杖座 = walking stick seats
# 1806 动物用具 = articles for animals
马掌 = horseshoes; 皮带（鞍具） = straps of leather [saddlery]; 动物项圈 = collars for animals;
宠物服装 = clothing for pets; 马鞍 = riding saddles; 马毯 = horse blankets; 动物用口套 = muzzles; 马笼头 = halters;
马镫 = stirrups; 马具 = harness fittings; 鞭 = whips
# 1901 木材 = timber
木材 = building timber; 建筑用木材 = building timber; 胶合板 = plywood; 贴面板 = veneers; 木地板 = wood flooring;
半成品木材 = wood, semi-worked; 木地板条 = wooden floor boards; 成品木材 = manufactured timber; 木屑板 = xylolith
# 1902 土，沙，石，石料，灰泥，炉渣等建筑用料 = earth, sand, stone, mortar, slag and similar building materials
大理石 = marble; 石料 = stone; 花岗石 = granite; 石英 = quartz for building; 石板 = slate;
砂（铸造砂除外） = sand, except foundry sand; 建筑石料 = building stone; 人造石 = artificial stone; 石灰石 = limestone;
混凝土 = concrete; 砾石 = gravel; 建筑用砂浆 = mortar for building
# 1903 石膏 = plaster
石膏板 = plasterboards
# 1904 水泥 = cement
水泥 = cement; 石棉水泥 = asbestos cement; 高炉用水泥 = cement for blast furnaces
# 1905 水泥预制构件 = precast cement elements
水泥板 = cement slabs; 混凝土建筑构件 = concrete building elements; 水泥管 = cement pipes; 水泥电杆 = cement poles;
水泥柱 = cement posts
# 1906 建筑砖瓦 = bricks and tiles
砖 = bricks; 瓷砖 = tiles, not of metal, for building; 非金属地板砖 = floor tiles, not of metal;
非金属墙砖 = wall tiles, not of metal; 非金属屋瓦 = roofing tiles, not of metal; 建筑用嵌砖 = mosaics for building
# 1907 非金属耐火材料及制品 = refractory materials
耐火纤维 = refractory fibres; 耐火材料（耐火黏土） = fireclay; 耐火材料（熟料） = grog [fired refractory material]
# 1908 柏油，沥青及制品 = asphalt, pitch and bitumen
沥青 = bitumen; 柏油 = asphalt; 建筑用沥青制成物 = bituminous products for building;
屋顶用沥青涂层 = bituminous coatings for roofing; 防水卷材 = waterproofing membranes for building;
建筑用油毛毡 = felt for building; 焦油 = tar
# 1909 非金属建筑材料及构件（不包括水泥预制构件） = building materials, not of metal
拼花地板 = parquet flooring; 非金属建筑材料 = building materials, not of metal; 非金属门 = doors, not of metal;
非金属窗 = windows, not of metal; 建筑用塑料管 = rigid pipes, not of metal, for building;
非金属天花板 = ceilings, not of metal; 非金属隔板 = partitions, not of metal; 非金属楼梯 = staircases, not of metal;
非金属栅栏 = fences, not of metal; 非金属百叶窗 = shutters, not of metal; 非金属排水管 = drain pipes, not of metal;
建筑用非金属框架 = framework, not of metal, for building; 非金属门框 = door frames, not of metal;
非金属地板 = floors, not of metal; 建筑用塑料板 = plastic panels for building;
非金属脚手架 = scaffolding, not of metal; 非金属水管 = water-pipes, not of metal;
非金属栏杆 = balustrades, not of metal; 非金属防昆虫纱窗 = insect screens, not of metal;
彩绘玻璃窗 = stained-glass windows; 建筑用非金属板 = building panels, not of metal
# 1910 非金属建筑物 = buildings, not of metal
可移动的非金属建筑物 = buildings, transportable, not of metal; 非金属电话间 = telephone booths, not of metal;
游泳池（非金属结构） = swimming pools [structures], not of metal;
温室（可移动的非金属） = greenhouses, transportable, not of metal
# 1911 建筑用玻璃及玻璃材料 = glass for building
建筑用玻璃 = building glass; 建筑用窗玻璃 = window glass for building; 中空玻璃 = insulating glass for building
# 1912 建筑用涂层 = coatings for building
涂层（建筑材料） = coatings [building materials]
# 1913 建筑用黏合料 = binding agents for building
制砖用黏合料 = binding agents for making briquettes; 修路用黏合材料 = binding material for road repair;
制石块用黏合料 = binding agents for making stones
# 1914 石、混凝土、大理石雕塑品 = sculptures of stone, concrete or marble
石、混凝土或大理石制塑像 = statues of stone, concrete or marble;
石、混凝土或大理石制艺术品 = works of art of stone, concrete or marble;
石、混凝土或大理石小雕像 = statuettes of stone, concrete or marble
# 1915 棺椁墓碑 = tombs and gravestones
墓石 = tombstones; 非金属纪念碑 = monuments, not of metal; 非金属墓穴 = burial vaults, not of metal;
非金属制墓 = tombs, not of metal
# 2001 家具 = furniture
枪架 = gun racks; 家具 = furniture; 办公家具 = office furniture; 沙发 = sofas; 床 = beds; 桌子 = tables;
椅子（座椅） = chairs [seats]; 衣柜 = wardrobes; 餐具柜 = sideboards; 床垫 = mattresses;
屏风（家具） = screens [furniture]; 学校用家具 = school furniture; 扶手椅 = armchairs; 凳子 = stools;
婴儿床 = cots for babies; 茶几 = tea tables; 书桌 = desks; 躺椅 = chaise longues; 金属家具 = furniture of metal;
梳妆台 = dressing tables; 搁物架（家具） = racks [furniture]; 陈列柜（家具） = showcases [furniture]; 长沙发 = divans;
长靠椅 = settees; 衣帽架 = coatstands; 杂志架 = magazine racks; 床架（木制） = bedsteads of wood; 衣架 = coat hangers;
柜子 = cupboards; 五斗橱 = chests of drawers; 儿童用高椅 = high chairs for babies; 理发用椅 = hairdressers' chairs
# 2002 非金属容器及附件 = containers, not of metal
塑料包装容器 = packaging containers of plastic; 非金属桶 = casks, not of metal; 软木塞 = corks;
非金属容器（存储和运输用） = containers, not of metal [storage, transport]; 木箱 = chests, not of metal;
瓶用非金属盖 = closures, not of metal, for containers; 浮动非金属容器 = floating containers, not of metal;
瓶子用软木塞 = corks for bottles; 邮箱（非金属、非砖石） = letter boxes, not of metal or masonry
# 2003 不属别类的工业、建筑配件 = fittings for industry and building
工作台 = work benches; 水管用非金属夹 = clips, not of metal, for cables and pipes
# 2004 镜子、画框及部件 = mirrors, picture frames and their parts
镜子（玻璃镜） = mirrors [looking glasses]; 画框 = picture frames;
手持镜子（化妆镜） = hand-held mirrors [toilet mirrors]; 画框边条 = mouldings for picture frames
# 2005 不属别类的竹、藤、棕、草制品 = articles of bamboo, rattan, palm and straw
竹木工艺品 = wickerwork; 藤编制品（不包括鞋、帽、席、垫） = rattan articles;
草编织物（草席除外） = plaited straw, except matting; 未加工或半加工竹子 = bamboo, unworked or semi-worked;
竹帘 = bamboo curtains; 芦苇（编织原料） = reeds [plaiting materials]
# 2006 未加工或半加工的骨、角、牙、介及不属别类的工艺品 = bone, horn, ivory, shell and other craft articles
玻璃钢工艺品 = fibreglass craft articles; 珊瑚 = coral; 贝壳 = shells; 漆器工艺品 = lacquerware craft articles;
未加工或半加工动物角 = horn, unworked or semi-worked;
木、蜡、石膏或塑料艺术品 = works of art of wood, wax, plaster or plastic; 风铃（装饰品） = wind chimes [decoration];
木、蜡、石膏或塑料小雕像 = statuettes of wood, wax, plaster or plastic
# 2007 非金属牌 = plates and badges, not of metal
展示板 = display boards; 非金属牌照 = registration plates, not of metal;
非金属制门牌 = house numbers, not of metal, non-luminous;
非金属钥匙卡（未编码、非磁性） = plastic key cards, not encoded and not magnetic
# 2008 食品用塑料装饰品 = plastic decorations for food
食品用塑料装饰品 = decorations of plastic for foodstuffs
# 2009 禽、畜等动物用制品 = articles for animals
狗窝 = dog kennels; 家养宠物栖息箱 = nesting boxes for household pets; 宠物用窝 = beds for household pets;
鸟巢箱 = nesting boxes; 猫抓板 = scratching posts for cats; 养蜂用蜂箱 = beehives; 宠物床 = pet cushions
# 2010 非金属制身份鉴别手环 = identification bracelets, not of metal
非金属制身份鉴别手环 = identification bracelets, not of metal
# 2011 非金属棺材及附件 = coffins, not of metal
棺材 = coffins; 骨灰盒 = funerary urns; 非金属棺材用器材 = coffin fittings, not of metal
# 2012 家具部件及非金属附件 = furniture parts and fittings, not of metal
家具用非金属附件 = furniture fittings, not of metal; 家具门 = doors for furniture;
家具用非金属脚轮 = furniture casters, not of metal; 家具腿 = legs for furniture;
非金属挂衣钩 = coathooks, not of metal
# 2013 垫，枕床用垫褥（床用织品除外） = cushions, pillows and mattresses, not bed linen
枕头 = pillows; 软垫 = cushions; 枕席 = pillow mats; 充气枕头 = air pillows, not for medical purposes;
非医用气垫 = air cushions, not for medical purposes; 婴儿游戏用垫 = mats for infant playpens; 露营睡垫 = sleeping pads;
长枕 = bolsters
# 2014 非金属紧固件及门窗附件 = fasteners and door and window fittings, not of metal
非金属钉 = nails, not of metal; 非金属螺母 = nuts, not of metal; 窗帘杆 = curtain rods; 窗帘环 = curtain rings;
窗帘轨 = curtain rails; 门用非金属附件 = door fittings, not of metal; 窗帘钩 = curtain hooks;
非金属门把手 = door handles, not of metal; 窗用非金属附件 = window fittings, not of metal;
非金属锁（非电） = locks, not of metal, other than electric;
室内百叶窗帘（遮阳）（家具） = indoor window shades [furniture]
# 2101 厨房炊事用具及容器（包括不属别类的餐具） = kitchen utensils and containers
餐具（刀、叉、匙除外） = tableware, other than knives, forks and spoons; 家用器皿 = utensils for household purposes;
厨房容器 = kitchen containers; 家用或厨房用容器 = containers for household or kitchen use; 碗 = bowls [basins];
盘 = table plates; 饭盒 = lunch boxes; 筷子 = chopsticks; 锅盖 = pot lids; 调味瓶 = cruets;
厨房用擦菜板 = graters for kitchen use; 一次性盘子 = disposable table plates; 纸盘 = paper plates; 炖锅 = stew-pans;
水果盘 = fruit bowls; 餐巾环 = napkin rings; 搅拌匙（厨房用具） = mixing spoons [kitchen utensils]; 杯 = cups;
水壶 = jugs; 烹调用铲 = spatulas for kitchen use; 盐罐 = salt cellars; 糖罐 = sugar bowls;
擀面杖 = rolling pins, domestic; 过滤器（家用） = strainers for household purposes; 蛋糕模 = cake moulds;
高压锅（非电） = pressure cookers, non-electric; 开瓶器（电或非电） = bottle openers, electric and non-electric;
厨房用研磨器（非电） = kitchen grinders, non-electric
# 2102 不属别类的玻璃器皿 = glassware for household use
日用玻璃器皿（包括杯、盘、壶、缸） = glassware for household use; 玻璃瓶（容器） = glass flasks [containers];
玻璃碗 = glass bowls; 玻璃盒 = boxes of glass; 玻璃杯（容器） = glasses [receptacles]
# 2103 瓷器，陶器（茶具，酒具除外） = porcelain and earthenware
日用瓷器（包括盆、碗、盘、壶、餐具、缸、坛、罐） = porcelain for daily use; 陶器 = pottery; 瓷器 = porcelain ware;
陶瓷制家用器皿 = ceramics for household purposes
# 2104 玻璃、瓷、陶的工艺品 = works of art of porcelain, earthenware or glass
瓷器装饰品 = china ornaments; 唐三彩 = tri-coloured glazed pottery;
瓷、陶瓷、陶土或玻璃艺术品 = works of art of porcelain, ceramic, earthenware, terra-cotta or glass;
瓷、陶瓷、陶土或玻璃塑像 = statues of porcelain, ceramic, earthenware, terra-cotta or glass
# 2105 茶具，酒具，咖啡具及饮水用具 = tea, wine, coffee and drinking sets
茶具（餐具） = tea services [tableware]; 酒具 = liqueur sets; 咖啡具（餐具） = coffee services [tableware];
饮用器皿 = drinking vessels; 茶壶 = teapots; 啤酒杯 = beer mugs; 茶叶罐 = tea caddies; 茶托 = saucers;
运动用饮水瓶 = drinking bottles for sports; 马克杯 = mugs; 咖啡壶（非电） = coffeepots, non-electric;
酒壶 = hip flasks; 醒酒器 = decanters; 泡茶器 = tea infusers
# 2106 家庭日用及卫生器具 = household and sanitary utensils
水桶 = buckets; 肥皂盒 = soap boxes; 婴儿浴盆（便携式） = baby baths, portable; 熨衣板 = ironing boards;
花盆 = flower pots; 花瓶 = vases; 毛巾架和毛巾挂环 = towel rails and rings; 卫生纸架 = toilet paper holders;
洒水设备 = sprinkling devices; 存钱罐 = piggy banks; 鞋拔 = shoe horns;
家用除烟器 = smoke absorbers for household purposes; 喷壶 = watering cans; 香炉 = incense burners;
拖把绞干器 = mop wringers; 晾衣架 = drying racks for laundry; 夜壶 = chamber pots; 晾衣夹 = clothes-pegs;
洗衣板 = washing boards; 花和植物用支架 = holders for flowers and plants [flower arranging]
# 2107 梳子，刷子（不包括牙刷），制刷原料 = combs, brushes other than toothbrushes, brush-making materials
马桶刷 = toilet brushes; 刷子 = brushes; 制刷原料 = material for brush-making; 鞋刷 = shoe brushes;
指甲刷 = nail brushes; 梳子 = combs; 清洁用刷 = scrubbing brushes; 洗碗刷 = dishwashing brushes;
宠物用梳 = combs for animals
# 2108 刷牙用具 = tooth-cleaning utensils
牙刷 = toothbrushes; 电动牙刷 = toothbrushes, electric; 牙刷盒 = toothbrush cases;
冲牙器 = water apparatus for cleaning teeth and gums; 牙刷头 = heads for electric toothbrushes
# 2109 牙签 = toothpicks
牙线 = floss for dental purposes; 牙签 = toothpicks
# 2110 化妆用具 = cosmetic utensils
眉刷 = eyebrow brushes; 化妆用具 = cosmetic utensils; 粉扑 = powder puffs; 香水喷瓶 = perfume sprayers;
化妆刷 = make-up brushes; 修面刷 = shaving brushes; 修面刷架 = stands for shaving brushes;
卸妆器具 = make-up removing appliances
# 2111 隔热用具 = heat-insulating utensils
食物保温容器 = thermally insulated containers for food; 冷却容器（冰桶） = ice pails; 保温瓶 = vacuum bottles;
隔热容器 = heat-insulated containers; 饮料隔热容器 = heat-insulated containers for beverages; 茶壶保暖套 = tea cosies
# 2112 家务用具 = household utensils
清洁用布 = cloths for cleaning; 抹布 = dusting cloths [rags]; 拖把 = mops; 家务手套 = gloves for household purposes;
扫帚 = brooms; 簸箕 = dustpans; 清洁用钢丝绒 = steel wool for cleaning
# 2113 未加工或半加工玻璃（不包括建筑用玻璃） = glass, unworked or semi-worked, not for building
钢化玻璃 = toughened glass for building; 水晶（玻璃制品） = crystal [glassware];
运载工具用窗玻璃（半成品） = glass for vehicle windows [semi-finished product];
玻璃板（原材料） = plate glass [raw material]
# 2114 不属别类的动植物器具 = utensils for animals and plants
鸟笼 = bird cages; 家养宠物用笼子 = cages for household pets; 宠物排泄用盒 = litter boxes for pets;
室内水族池 = indoor aquaria
# 2115 家用灭虫、灭鼠用具 = household devices against insects and rodents
捕虫器 = insect traps; 捕鼠器 = mouse traps; 捕蝇器 = fly traps
# 2201 缆，绳，线，带 = cables, ropes, string and straps
绳索 = ropes; 绳梯 = rope ladders; 非金属捆扎物 = bindings, not of metal;
装卸用非金属吊带 = braces, not of metal, for handling loads; 包装或捆扎用细绳 = packing string;
缆 = cables, not of metal; 捆扎带 = wrapping or binding bands, not of metal; 拖车绳 = car towing ropes;
农业用捆扎线（非金属） = binding thread, not of metal, for agricultural purposes
# 2202 网，遮篷，帐篷，防水帆布，帆 = nets, awnings, tents, tarpaulins and sails
网 = nets; 吊床 = hammocks; 伪装网 = nets for camouflage; 帐篷 = tents; 防水帆布 = tarpaulins;
运载工具非专用盖罩 = vehicle covers, not fitted; 合成材料制遮篷 = awnings of synthetic materials;
苫布 = covers for camouflage; 船帆 = sails; 防尘罩 = dust sheets
# 2203 袋子，装卸、包装用物品 = sacks and bags for packaging
包装用纺织品袋（信封、小袋） = bags [envelopes, pouches] of textile, for packaging; 邮袋 = mail bags;
编织袋 = woven bags for packaging; 大宗货物运输和贮存用袋 = sacks for the transport and storage of materials in bulk;
尸体袋 = body bags
# 2204 衬垫填充材料（纸或纸板、橡胶、塑料制除外） = padding and stuffing materials, not of paper, rubber or plastics
羽绒 = down [feathers]; 锯末 = sawdust;
填充材料（非橡胶、塑料、纸或纸板制） = padding materials, not of rubber, plastics, paper or cardboard;
填料 = stuffing, not of rubber, plastics, paper or cardboard;
棉屑（填充物） = cotton waste [flock] for padding and stuffing
# 2205 纤维原料 = raw fibres
猪鬃 = pig bristles; 木棉 = kapok; 纺织纤维 = textile fibres; 生丝 = raw silk; 麻纤维 = hemp fibres;
纺织品用塑料纤维 = plastic fibres for textile use; 马毛 = horsehair; 黄麻 = jute; 椰子纤维 = coconut fibre;
苎麻纤维 = ramie fibre; 原棉 = raw cotton; 蚕茧 = cocoons; 亚麻（未加工的） = raw linen [flax]; 骆驼毛 = camel hair;
玻璃纤维（纺织用） = glass fibres for textile use
# 2301 纺织用纱、丝 = yarns and silk for textile use
纱 = yarn; 人造丝 = rayon thread and yarn; 绢丝 = spun silk; 精纺棉 = spun cotton; 长丝 = filaments [thread];
棉纱 = cotton thread and yarn; 麻纱 = linen thread and yarn
# 2302 线 = threads
线 = thread; 缝纫线和纱 = sewing thread and yarn; 纺织线和纱 = darning thread and yarn; 尼龙线 = nylon thread;
纺织用塑料线 = threads of plastic materials for textile use; 人造线和纱 = rayon thread and yarn;
刺绣用线和纱 = embroidery thread and yarn
# 2303 毛线 = knitting wool
毛线 = spun wool; 绒线 = woollen yarn; 膨体线 = bulked yarn; 羊毛线 = woollen thread and yarn
`
