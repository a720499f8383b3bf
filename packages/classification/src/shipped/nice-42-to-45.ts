/** Common goods and services; the form is that of `read-shipped-nice.ts`. */
export const nice42To45 = `
# 4209 提供科学技术研究服务 = scientific and technological research
技术研究 = technological research; 科学研究 = scientific research; 工程学 = engineering; 质量检测 = quality control;
质量体系认证 = quality system certification; 技术项目研究 = conducting technical project studies;
城市规划 = urban planning; 能源审计 = energy auditing; 节能领域的咨询 = consultancy in the field of energy-saving;
质量评估 = quality evaluation; 工程绘图 = technical drawing; 水质分析 = water analysis;
人工智能技术咨询 = artificial intelligence consultancy;
研究和开发新产品（替他人） = research and development of new products for others
# 4210 提供地质调查、研究、开发服务 = geological survey and research
地质勘测 = geological surveys; 石油勘探 = oil prospecting; 地质研究 = geological research;
水下勘探 = underwater exploration; 土地测量 = land surveying; 油井测试 = oil-well testing;
地质勘探 = geological prospecting; 油田开采分析 = analysis for oil-field exploitation; 石油勘测 = oil-field surveys
# 4211 提供化学研究服务 = chemical research
化学研究 = chemical research; 化学分析 = chemical analysis; 化学服务 = chemistry services;
化妆品研究 = cosmetic research
# 4212 提供生物学、医学研究服务 = biological and medical research
生物学研究 = biological research; 细菌学研究 = bacteriological research; 医学研究 = medical research;
临床试验 = clinical trials
# 4213 提供气象情报服务 = meteorological information
气象信息 = meteorological information; 气象预报 = weather forecasting
# 4214 提供测试服务 = testing services
材料测试 = material testing; 纺织品测试 = textile testing; 机动车性能检测 = vehicle roadworthiness testing
# 4216 外观设计服务 = design of external appearance
工业品外观设计 = industrial design; 包装设计 = packaging design; 造型（工业品外观设计） = styling [industrial design]
# 4217 建筑物的设计、咨询服务 = architectural design and consultancy
室内装饰设计 = design of interior decor; 建筑制图 = construction drafting; 建筑学服务 = architectural services;
室内设计 = interior design
# 4218 服装设计服务 = clothing design
服装设计 = dress designing
# 4220 计算机编程及相关服务 = computer programming and related services
计算机编程 = computer programming; 计算机软件设计 = computer software design;
软件即服务（SaaS） = software as a service [SaaS]; 计算机系统设计 = computer system design;
计算机软件更新 = updating of computer software; 计算机软件维护 = maintenance of computer software;
网站设计咨询 = web site design consultancy; 计算机软件出租 = rental of computer software;
计算机病毒的防护服务 = computer virus protection services; 计算机技术咨询 = computer technology consultancy;
计算机硬件设计和开发咨询 = consultancy in the design and development of computer hardware;
平台即服务（PaaS） = platform as a service [PaaS];
为他人创建和维护网站 = creating and maintaining web sites for others; 服务器托管 = server hosting;
计算机程序复制 = duplication of computer programs;
把有形的数据或文件转换成电子媒体 = conversion of data or documents from physical to electronic media;
恢复计算机数据 = recovery of computer data; 计算机系统分析 = computer system analysis; 计算机出租 = computer rental;
网络服务器出租 = rental of web servers; 提供互联网搜索引擎 = providing search engines for the internet;
电子数据存储 = electronic data storage; 计算机安全咨询 = computer security consultancy;
计算机软件安装 = installation of computer software; 数据加密服务 = data encryption services;
计算机平台的开发 = development of computer platforms; 区块链即服务（BaaS） = blockchain as a service [BaaS];
通过网站提供计算机技术和编程信息 = providing information relating to computer technology and programming via a web site;
数据安全咨询 = data security consultancy; 计算机软件咨询 = computer software consultancy;
远程数据备份 = off-site data backup;
计算机程序和数据的数据转换（非有形转换） = conversion of computer programs and data, other than physical conversion;
托管计算机站（网站） = hosting computer websites; 网络安全咨询 = internet security consultancy;
用户身份验证服务（用于电子商务交易） = user authentication services using technology for e-commerce transactions
# 4224 提供艺术品鉴定服务 = authentication of works of art
艺术品鉴定 = authenticating works of art
# 4227 单一服务 = other services of class 42
平面美术设计 = graphic arts design; 名片设计 = business card design;
笔迹分析（笔迹学） = handwriting analysis [graphology]; 地图绘制服务 = cartography services; 人工降雨 = cloud seeding
# 4301 提供餐饮，住宿服务 = food, drink and temporary accommodation
餐馆 = restaurant services; 餐厅 = canteen services; 咖啡馆 = café services;
住所代理（旅馆、供膳寄宿处） = accommodation bureau services [hotels, boarding houses]; 快餐馆 = snack-bar services;
自助餐厅 = cafeteria services; 酒吧服务 = bar services; 汽车旅馆 = motel services; 茶馆 = tea rooms;
备办宴席 = food and drink catering; 流动饮食供应 = mobile catering services;
临时住宿处出租 = rental of temporary accommodation; 预订临时住所 = temporary accommodation reservations;
旅馆预订 = hotel reservations; 假日野营住宿服务 = holiday camp services [lodging];
自助餐馆 = self-service restaurant services; 食物雕刻 = food sculpting; 寄宿处 = boarding house services;
私人厨师服务 = personal chef services; 酒店住宿服务 = hotel accommodation services;
日式料理餐馆 = washoku restaurant services; 乌冬面和荞麦面餐馆 = udon and soba restaurant services;
家庭旅馆 = tourist home services; 外卖餐馆服务 = takeaway restaurant services; 蛋糕装饰 = cake decorating
# 4302 提供房屋设施的服务 = rental of buildings and rooms
提供野营场地设施 = providing campground facilities; 会议室出租 = rental of meeting rooms;
活动房屋出租 = rental of transportable buildings; 帐篷出租 = rental of tents
# 4303 养老院 = retirement homes
养老院 = retirement home services
# 4304 托儿服务 = day nurseries
日间托儿所（看孩子） = day-nursery [crèche] services
# 4305 为动物提供食宿 = boarding for animals
动物寄养 = boarding for animals
# 4306 单一服务 = other services of class 43
出租椅子、桌子、桌布和玻璃器皿 = rental of chairs, tables, table linen, glassware;
烹饪设备出租 = rental of cooking apparatus; 饮水机出租 = rental of drinking water dispensers;
照明设备出租 = rental of lighting apparatus; 家具出租 = rental of furniture;
机器人酒保出租 = rental of robots for preparing beverages
# 4401 医疗服务 = medical services
医院 = hospital services; 医疗诊所服务 = medical clinic services; 医疗护理 = nursing, medical;
整形外科 = plastic surgery; 理疗 = physical therapy; 远程医学服务 = telemedicine services;
心理专家服务 = services of a psychologist; 人工授精 = artificial insemination services;
医疗设备出租 = medical equipment rental; 血库 = blood bank services; 疗养院 = rest home services;
药剂师配药服务 = preparation of prescriptions by pharmacists; 医疗辅助 = medical assistance;
康复中心 = convalescent home services; 护理院 = nursing home services; 饮食营养指导 = advice on nutrition;
艺术疗法 = art therapy; 休养所 = sanatorium services; 头发移植 = hair implantation; 牙科服务 = dentistry services;
医药咨询 = pharmacy advice; 健康咨询 = health counselling; 试管受精 = in vitro fertilization services;
芳香疗法 = aromatherapy services; 替代疗法 = alternative medicine services;
戒毒康复服务 = rehabilitation for substance abuse patients; 保健 = health care
# 4402 卫生、美容服务 = hygiene and beauty services
按摩 = massage; 美容服务 = beauty salon services; 理发 = hairdressing; 桑拿浴服务 = sauna services;
修指甲 = manicuring; 文身 = tattooing; 公共卫生浴 = public bath services for hygiene purposes;
矿泉疗养 = health spa services; 蒸汽浴 = Turkish bath services; 化妆师服务 = beautician services;
人体穿孔 = body piercing; 日光浴服务 = solarium services; 脱毛蜡祛毛 = depilatory waxing
# 4403 为动物提供服务 = services for animals
兽医辅助 = veterinary assistance; 动物清洁 = animal grooming; 水产养殖服务 = aquaculture services;
宠物清洁 = pet grooming; 动物饲养 = animal breeding
# 4404 农业、园艺服务 = agriculture and horticulture
园艺 = gardening; 庭院风景布置 = landscape gardening; 植物养护 = plant nursery services; 草坪修整 = lawn care;
花卉摆放 = flower arranging; 园艺学 = horticulture; 农场设备出租 = farming equipment rental;
空中和地面化肥及其他农用化学品的喷洒 = aerial and surface spreading of fertilizers and other agricultural chemicals;
除草 = weed killing; 树木修剪 = pruning of trees; 制作花环 = wreath making;
植树（碳补偿） = tree planting for carbon offsetting purposes;
灭害虫（为农业、水产养殖业、园艺和林业目的） = vermin exterminating for agriculture, aquaculture, horticulture and forestry;
景观设计 = landscape design
# 4405 单一服务 = other services of class 44
卫生设备出租 = rental of sanitary installations; 眼镜行 = opticians' services
# 4501 安全服务 = security services
私人保镖 = personal body guarding; 工厂安全检查 = inspection of factories for safety purposes;
安全及防盗警报系统的监控 = monitoring of burglar and security alarms; 寻人调查 = missing person investigations;
救生员服务 = lifeguard services; 夜间护卫 = night guard services; 侦探公司 = detective agency services;
护卫服务 = guard services; 行李安全检查 = security screening of baggage
# 4502 提供人员服务 = personal services
社交陪伴 = chaperoning; 家务服务 = housekeeping services; 临时照看婴孩 = babysitting; 临时看管房子 = house sitting;
遛狗服务 = dog walking services; 在家照看宠物 = pet sitting
# 4503 提供服饰服务 = rental of clothing
服装出租 = clothing rental; 晚礼服出租 = evening dress rental;
个人服装搭配咨询 = personal wardrobe styling consultancy
# 4504 殡仪服务 = funeral services
殡仪 = funerary undertaking; 举行葬礼 = conducting funeral ceremonies; 火葬 = crematorium services;
丧葬服务 = burial services; 防腐处理（殡仪） = embalming services
# 4505 单一服务 = other personal and social services
开保险锁 = opening of security locks; 消防 = fire-fighting; 婚姻介绍 = marriage agency services;
交友服务 = dating services; 失物招领 = lost property return; 组织宗教集会 = organization of religious meetings;
计划和安排婚礼服务 = planning and arranging of wedding ceremonies; 保险箱出租 = rental of safes;
在线社交网络服务 = online social networking services; 收养代理 = adoption agency services;
消防设备出租 = rental of fire extinguishers
# 4506 法律服务 = legal services
知识产权咨询 = intellectual property consultancy; 诉讼服务 = litigation services; 版权管理 = copyright management;
知识产权许可 = licensing of intellectual property;
计算机软件许可（法律服务） = licensing of computer software [legal services];
域名注册（法律服务） = registration of domain names [legal services]; 仲裁 = arbitration services;
法律研究 = legal research; 调解 = mediation; 法律文件准备服务 = legal document preparation services;
为法律咨询目的监控知识产权 = monitoring intellectual property rights for legal advisory purposes;
替代性纠纷解决服务 = alternative dispute resolution services; 审计合规性 = regulatory compliance auditing;
法律合规审计 = legal compliance auditing
`
