/** Common goods and services; the form is that of `read-shipped-nice.ts`. */
export const nice37To41 = `
# 3701 建设、维修信息服务 = construction and repair information
建筑施工监督 = building construction supervision; 建筑咨询 = construction consultancy
# 3702 建筑工程服务 = construction
建筑 = construction; 建筑物隔热隔音 = building insulating; 工厂建造 = factory construction; 砌砖 = bricklaying;
建筑设备出租 = rental of construction equipment; 管道铺设和维护 = pipeline construction and maintenance;
码头防浪堤建筑 = pier breakwater building; 水下建筑 = underwater construction; 挖掘机出租 = rental of excavators;
商品房建造 = construction of residential buildings; 商业摊位及商店的建筑 = building of fair stalls and shops;
推土机出租 = rental of bulldozers; 铺沥青 = asphalting; 仓库建筑和修理 = warehouse construction and repair;
道路铺设 = road paving; 房屋拆除 = demolition of buildings;
起重机出租（建筑设备） = rental of cranes [construction equipment]; 防水工程 = building sealing
# 3703 开采服务 = mining and drilling
采矿 = mining extraction; 钻井 = drilling of wells; 采石服务 = quarrying services;
水力压裂服务 = hydraulic fracturing services; 钻深层油井或气井 = drilling of deep oil or gas wells
# 3704 建筑物装饰修理服务 = decoration and repair of buildings
室内装潢 = upholstering; 室内外油漆 = painting, interior and exterior; 贴墙纸 = paper hanging;
室内装潢修理 = upholstery repair
# 3705 供暖设备的安装与修理 = installation and repair of heating equipment
燃烧器保养与修理 = burner maintenance and repair; 供暖设备的安装和修理 = heating equipment installation and repair;
锅炉的清洁和修理 = boiler cleaning and repair
# 3706 机械、电器设备的安装与修理 = installation and repair of machines and electrical equipment
电器的安装和修理 = electric appliance installation and repair;
卫生设备的安装和修理 = installation and repair of sanitary equipment;
照明设备的安装和修理 = lighting apparatus installation and repair;
灌溉设备的安装和修理 = irrigation devices installation and repair;
机械安装、保养和修理 = machinery installation, maintenance and repair;
计算机硬件安装、维护和修理 = installation, maintenance and repair of computer hardware;
办公机器和设备的安装、保养和修理 = office machines and equipment installation, maintenance and repair;
医疗器械的安装和修理 = medical instruments installation and repair;
修复磨损或部分损坏的发动机 = rebuilding engines that have been worn or partially destroyed;
冷冻设备的安装与修理 = freezing equipment installation and repair;
厨房设备的安装和修理 = kitchen equipment installation
# 3707 陆地机械车辆维修 = maintenance of land vehicles
汽车保养和修理 = motor vehicle maintenance and repair;
车辆服务站（加油和保养） = vehicle service stations [refuelling and maintenance]
# 3708 飞机维修 = aircraft maintenance
电动运载工具充电服务 = charging of electric vehicles; 运载工具电池充电服务 = vehicle battery charging;
飞机保养与修理 = airplane maintenance and repair; 车辆清洗 = vehicle washing; 车辆清洁 = vehicle cleaning;
车辆抛光 = vehicle polishing; 车辆防锈处理 = anti-rust treatment for vehicles;
车辆故障修理服务 = vehicle breakdown repair services
# 3709 船只建造和维修服务 = shipbuilding and ship maintenance
船只建造 = shipbuilding
# 3710 影视器材维修 = repair of cinematographic equipment
照相器材修理 = photographic apparatus repair; 电影放映机的修理和维护 = film projector repair and maintenance
# 3711 钟表修理 = clock and watch repair
钟表修理 = clock and watch repair
# 3712 保险装置的维修 = maintenance of safes and strong-rooms
保险库的保养和修理 = strong-room maintenance and repair; 修保险锁 = repair of security locks
# 3713 特殊处理服务 = special treatment services
防锈 = rustproofing; 重新镀锡 = re-tinning
# 3714 轮胎维修服务 = tyre services
橡胶轮胎修补 = repair of rubber tyres; 轮胎翻新 = retreading of tyres; 轮胎动平衡服务 = tyre balancing;
轮胎硫化处理（修理） = vulcanization of tyres [repair]
# 3715 家具的修复、保养 = furniture restoration and maintenance
木工服务 = carpentry services; 家具保养 = furniture maintenance; 家具修复 = furniture restoration
# 3716 衣服、皮革的修补、保护、洗涤服务 = repair and care of clothing and leather
干洗 = dry cleaning; 皮革保养、清洁和修补 = leather care, cleaning and repair; 熨衣服 = pressing of clothing;
洗衣 = laundering; 衣服修补 = clothing repair; 清洁衣服 = cleaning of clothing;
裘皮保养、清洁和修补 = fur care, cleaning and repair; 织物清洗 = washing of linen; 尿布清洗 = diaper cleaning
# 3717 灭虫，消毒服务 = pest control and disinfecting
消毒 = disinfecting;
非农业、非水产养殖业、非园艺、非林业目的的害虫防治服务 = pest control services, other than for agriculture, aquaculture, horticulture and forestry
# 3718 单一服务 = other services of class 37
手机电池充电服务 = mobile telephone battery charging services; 雨伞修理 = umbrella repair;
防盗报警系统的安装与修理 = burglar alarm installation and repair; 艺术品修复 = restoration of works of art;
乐器修复 = restoration of musical instruments; 火警器的安装与修理 = fire alarm installation and repair;
磨刀 = knife sharpening; 人工造雪 = artificial snow-making services; 游泳池维护 = swimming-pool maintenance;
娱乐体育设备的安装和修理 = installation and repair of sports equipment;
电话的安装和修理 = telephone installation and repair; 泵的修理 = pump repair
# 3801 进行播放无线电或电视节目的服务 = radio and television broadcasting
电视播放 = television broadcasting; 无线电广播 = radio broadcasting; 有线电视播放 = cable television broadcasting;
新闻社服务 = news agency services
# 3802 通信服务 = telecommunications
视频点播传输 = video-on-demand transmission; 信息传送 = message sending;
移动电话通信 = mobile telephone communication services; 计算机终端通信 = communications by computer terminals;
电子邮件传输 = transmission of electronic mail; 提供互联网聊天室 = providing internet chatrooms;
提供与全球计算机网络的电信连接服务 = providing telecommunications connections to a global computer network;
卫星传送 = satellite transmission; 电话通信 = communications by telephone; 视频会议服务 = videoconferencing services;
计算机辅助信息和图像传送 = computer aided transmission of messages and images; 提供在线论坛 = providing online forums;
光纤通信 = communications by fibre optic networks; 数字文件传送 = transmission of digital files;
语音邮件服务 = voice mail services; 电信设备出租 = rental of telecommunication equipment;
调制解调器出租 = rental of modems; 提供全球计算机网络用户接入服务 = providing user access to global computer networks;
电子公告牌服务（通信服务） = electronic bulletin board services [telecommunications services];
传真发送 = facsimile transmission; 无线电通信 = radio communications;
提供数据库接入服务 = providing access to databases; 智能手机出租 = rental of smartphones;
远程会议服务 = teleconferencing services;
寻呼（无线电、电话或其他通信工具） = paging services [radio, telephone or other means of electronic communication]
# 3901 运输及运输前的包装服务 = transport and packaging before transport
运输 = transport; 物流运输 = transportation logistics; 货运 = freighting; 商品包装 = packaging of goods;
搬运 = porterage; 卸货 = unloading cargo; 货运经纪 = freight brokerage; 运输经纪 = transport brokerage;
礼品包装 = gift wrapping; 救护运输 = rescue operations [transport]; 运输预订 = transport reservation;
导航系统出租 = rental of navigational systems; 观光旅游运输服务 = transport services for sightseeing tours;
家具搬运 = removal services; 货运代理 = freight forwarding
# 3902 水上运输及相关服务 = transport by water
拖运 = hauling; 海上运输 = marine transport; 船舶经纪 = ship brokerage; 船只出租 = boat rental; 海上救助 = salvaging;
游艇运输 = pleasure boat transport; 渡船运输 = ferry-boat transport; 驳船服务 = lighterage services;
运载工具故障牵引服务 = vehicle breakdown towing services; 船只存放 = boat storage
# 3903 陆地运输 = transport by land
铁路运输 = railway transport; 公共汽车运输 = bus transport; 出租车运输 = taxi transport; 汽车运输 = car transport;
装甲车运输 = armoured-car transport; 有轨电车运输 = tram transport
# 3904 空中运输 = air transport
空中运输 = air transport
# 3905 其他运输及相关服务 = other transport services
司机服务 = chauffeur services; 拼车服务 = carpooling services; 汽车出租 = car rental; 停车场服务 = car park services;
自行车出租 = bicycle rental; 客车出租 = motor coach rental; 停车位出租 = parking place rental;
车辆行李架出租 = rental of vehicle roof racks; 车库出租 = garage rental; 马车运输 = carting;
运载工具出租 = vehicle rental; 汽车共享服务 = car sharing services; 火车车厢出租 = railway coach rental
# 3906 货物的储藏 = storage of goods
仓库出租 = rental of warehouses; 集装箱出租 = rental of storage containers; 行李寄存 = luggage storage;
货物贮存 = storage of goods; 仓库贮存 = warehousing; 贮藏 = storage; 冷藏柜出租 = refrigerator rental
# 3907 潜水工具出租 = rental of diving equipment
潜水钟出租 = rental of diving bells
# 3908 供水电气服务 = distribution of water, electricity and gas
配电 = electricity distribution; 配水 = water distribution; 给水 = water supplying; 液化气站 = liquefied gas stations;
能源分配 = distribution of energy
# 3909 水闸管理服务 = operating of lock gates
操作运河水闸 = operating canal locks
# 3910 投递服务 = courier services
货物递送 = delivery of goods; 快递服务（信件或商品） = courier services [messages or merchandise];
信件投递 = message delivery; 包裹投递 = parcel delivery; 鲜花递送 = flower delivery;
邮购货物的递送 = delivery of goods by mail order; 报纸投递 = newspaper delivery; 邮件邮资盖印服务 = franking of mail
# 3911 旅行安排 = travel arrangement
旅行陪伴 = escorting of travellers; 旅行预订 = travel reservation;
旅游交通安排 = arranging of transportation for travel tours; 旅行座位预订 = booking of seats for travel;
为旅行提供行车路线指引 = providing driving directions for travel purposes; 安排旅行 = arranging of cruises
# 3912 单一服务 = other services of class 39
轮椅出租 = rental of wheelchairs; 管道运输 = transport by pipeline; 灌装服务 = bottling services;
替他人发射卫星 = launching of satellites for others
# 4001 综合加工及提供信息服务 = general processing and information
研磨抛光 = burnishing by abrasion; 打磨 = abrasion; 碾磨加工 = milling;
材料硫化处理 = vulcanization [material treatment]; 喷砂处理服务 = sandblasting services;
定做材料装配（替他人） = custom assembling of materials for others
# 4002 金属材料处理或加工服务 = treatment and processing of metal
焊接服务 = welding services; 激光划线 = laser scribing; 金属处理 = metal treating; 电镀 = electroplating;
金属铸造 = metal casting; 镀金 = gold-plating; 镀锌 = galvanization; 镀铬 = chromium plating; 金属电镀 = metal plating;
铁器加工 = blacksmithing; 精炼 = refining services; 镀镍 = nickel plating; 锅炉制造 = boilermaking;
镀银 = silver plating; 金属回火 = metal tempering; 镀锡 = tin-plating; 配钥匙 = key cutting
# 4003 纺织品化学处理或加工服务 = treatment and processing of textiles
布料染色 = cloth dyeing; 布料化学处理 = cloth treating; 布料防水处理 = cloth waterproofing;
织物漂白 = fabric bleaching; 羊毛加工 = wool treating; 纺织品防蛀处理 = textile mothproofing;
布料预缩处理 = cloth pre-shrinking; 布料边饰处理 = cloth edging; 纺织品精细加工 = textile treating;
织物防皱处理 = crease-resistant treatment for clothing; 染色 = dyeing services; 纺织品防火处理 = cloth fireproofing
# 4004 木材加工服务 = woodworking
木器制作 = woodworking; 木材砍伐和加工 = timber felling and processing
# 4005 纸张加工服务 = paper treatment
纸张加工 = paper finishing; 纸张处理 = paper treating; 书籍装订 = bookbinding
# 4006 玻璃加工服务 = glass treatment
吹制玻璃器皿 = glass-blowing; 光学玻璃研磨 = optical glass grinding;
玻璃窗着色处理（表面涂层） = window tinting treatment, being surface coating
# 4007 陶器加工服务 = ceramics processing
烧制陶器 = pottery firing
# 4008 食物、饮料加工服务 = processing of food and beverages
食物熏制 = food smoking; 食物和饮料的防腐处理 = food and drink preservation; 面粉加工 = flour milling;
榨水果 = fruit crushing; 食物冷冻 = freezing of foods; 茶叶加工 = processing of tea; 饲料加工 = fodder processing;
油料加工 = processing of oil
# 4009 剥制加工服务 = taxidermy and skin processing
剥制加工 = stripping finishes
# 4010 皮革、服装加工服务 = leather and clothing processing
布料剪裁 = cloth cutting; 皮革加工 = leather working; 皮革染色 = leather staining; 皮革修整 = skin dressing;
服装制作 = dressmaking; 服装定制 = custom tailoring; 裘皮时装加工 = custom fashioning of fur; 绗缝 = quilting
# 4011 影像加工处理服务 = image processing
照片冲印 = photographic printing; 照相排版 = photocomposing services; 分色 = colour separation services;
印刷 = printing; 平版印刷 = lithographic printing; 胶印 = offset printing; 丝网印刷 = silkscreen printing;
图样印刷 = pattern printing; 胶卷冲洗 = photographic film development; 照相凹版 = photogravure
# 4012 废物处理服务 = waste treatment
废物处理（变形） = waste treatment [transformation]; 废物和垃圾的回收利用 = recycling of waste and trash;
废物和可回收材料的分类（变形） = sorting of waste and recyclable material [transformation];
废物再生 = upcycling [waste recycling]; 废物和垃圾的焚化 = incineration of waste and trash;
净化有害材料 = decontamination of hazardous materials; 垃圾和废料的销毁 = destruction of waste and trash
# 4013 空气调节服务 = air treatment
空气净化 = air purification; 空气除臭 = air deodorising; 空气清新 = air freshening
# 4014 水处理服务 = water treatment
水处理 = water treating; 水净化 = water purification
# 4015 单一服务 = other services of class 40
雕刻 = engraving; 能源生产 = production of energy; 发电机出租 = rental of electricity generators;
艺术品装框 = framing of works of art; 牙科技师服务 = custom manufacturing of orthodontic appliances;
锅炉出租 = rental of boilers
# 4016 船只定制生产服务 = custom manufacturing of boats
定制生产小船 = custom manufacturing of boats
# 4017 航空器定制生产服务 = custom manufacturing of aircraft
定制生产航空器 = custom manufacturing of aircraft
# 4101 教育 = education
教育 = teaching; 培训 = teaching; 教学 = teaching; 学校（教育） = academies [education]; 幼儿园 = nursery schools;
函授课程 = correspondence courses; 实际培训（示范） = practical training [demonstration];
职业再培训 = vocational retraining; 辅导（培训） = coaching [training]; 体育教育 = physical education;
就业指导（教育或培训顾问） = vocational guidance [education or training advice]; 家教服务 = tutoring;
教育考核 = educational examination; 宗教教育 = religious education; 寄宿学校教育 = boarding school education
# 4102 组织和安排教育、文化、娱乐等活动 = organization of cultural, educational and entertainment events
安排和组织会议 = arranging and conducting of conferences;
组织教育或娱乐竞赛 = organization of competitions [education or entertainment];
组织文化或教育展览 = organization of exhibitions for cultural or educational purposes;
安排和组织培训班 = arranging and conducting of workshops [training];
安排和组织学术讨论会 = arranging and conducting of colloquiums; 组织体育比赛 = organization of sports competitions;
安排和组织音乐会 = arranging and conducting of concerts; 组织舞会 = organization of balls;
组织表演（演出） = organization of shows [impresario services];
安排和组织大会 = arranging and conducting of congresses;
组织电子竞技比赛 = organization of electronic sports competitions; 组织选美竞赛 = arranging of beauty contests;
为娱乐目的组织时装展览 = organization of fashion shows for entertainment purposes
# 4103 图书馆服务 = library services
流动图书馆 = bookmobile services; 出借书籍的图书馆 = lending library services
# 4104 出版服务 = publishing services
书籍出版 = publication of books; 在线电子书籍和杂志的出版 = online publication of electronic books and journals;
文本出版（广告宣传文本除外） = publication of texts, other than publicity texts;
桌面出版 = electronic desktop publishing;
提供在线电子出版物（非下载） = providing online electronic publications, not downloadable;
版面设计（非广告目的） = layout services, other than for advertising purposes
# 4105 文娱、体育活动的服务 = entertainment and sports services
导游服务 = conducting guided tours; 新闻记者服务 = news reporters services; 摄影报道 = photographic reporting;
翻译 = translation; 手语翻译 = sign language interpretation; 书法服务 = calligraphy services;
剧本编写 = screenplay writing; 歌曲创作 = songwriting; 娱乐服务 = entertainment services; 演出 = entertainer services;
健身俱乐部（健身和体能训练） = health club services [health and fitness training];
电视文娱节目 = television entertainment; 游乐园服务 = amusement park services; 提供卡拉OK服务 = karaoke services;
音乐制作 = production of music; 筹划聚会（娱乐） = party planning [entertainment];
夜总会娱乐服务 = nightclub services [entertainment]; 提供娱乐设施 = providing recreation facilities;
提供体育设施 = providing sports facilities; 体育野营服务 = sport camp services; 摄影 = photography;
录音棚服务 = recording studio services; 马戏表演 = presentation of circus performances; 微缩摄影 = microfilming;
现场表演 = presentation of live performances; 无线电文娱节目 = radio entertainment; 电影放映 = cinema presentations;
体育场设施出租 = rental of stadium facilities; 私人健身教练服务 = personal trainer services [fitness training];
作曲 = music composition services; 游戏厅服务 = providing amusement arcade services;
假日野营娱乐服务 = holiday camp services [entertainment];
票务代理服务（娱乐） = ticket agency services [entertainment]; 玩具出租 = toy rental;
体育设备出租（车辆除外） = rental of sports equipment, except vehicles;
除广告片外的影片制作 = film production, other than advertising films; 电子竞技服务 = e-sports services; 配音 = dubbing;
提供博物馆设施 = providing museum facilities; 登山向导服务 = conducting guided climbing tours;
提供高尔夫球设施 = providing golf facilities; 迪斯科舞厅服务 = discotheque services;
节目制作 = production of radio and television programmes; 剧院演出 = theatre productions;
提供在线视频（非下载） = providing online videos, not downloadable;
提供在线音乐（非下载） = providing online music, not downloadable; 唱片骑师服务 = disc jockey services;
录像带编辑 = videotape editing; 乐队演出 = orchestra services
# 4106 驯兽 = animal training
动物训练 = animal training; 动物园服务 = zoological garden services
# 4107 单一服务 = other services of class 41
组织彩票发行 = organization of lotteries; 为艺术家提供模特服务 = modelling for artists
`
