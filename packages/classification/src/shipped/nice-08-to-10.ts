/** Common goods and services; the form is that of `read-shipped-nice.ts`. */
export const nice8To10 = `
# 0801 手动研磨器具 = hand-operated sharpening and grinding tools
磨刀石 = sharpening stones; 磨刀器 = stropping instruments; 磨具（手工具） = abrading instruments [hand instruments];
金刚砂磨轮 = emery grinding wheels; 磨刀皮带 = leather strops; 磨石 = grindstones [hand tools];
钢锉 = sharpening steels
# 0802 小农具（不包括农业、园艺用刀剪） = small farming and gardening tools
农业器具（手动的） = agricultural implements, hand-operated; 锄头（手工具） = hoes [hand tools];
耙（手工具） = rakes [hand tools]; 镰刀 = sickles; 长柄大镰刀 = scythes; 铲（手工具） = shovels [hand tools];
镐 = pickaxes
# 0803 林业、园艺用手工具 = forestry and gardening hand tools
园艺工具（手动的） = garden tools, hand-operated; 嫁接工具（手工具） = grafting tools [hand tools];
采果用具（手工具） = fruit pickers [hand tools]
# 0804 畜牧业用手工具 = hand tools for animal husbandry
牲畜打记号用工具 = livestock marking tools; 动物剥皮用器具和工具 = instruments and tools for skinning animals
# 0805 渔业用手工具 = hand tools for fishing
鱼叉 = harpoons
# 0806 理发工具，修指甲刀，文身器具 = hairdressing, manicure and tattooing implements
剃须刀 = beard clippers; 指甲锉 = nail files; 剃须盒 = shaving cases; 剃须刀片 = razor blades;
理发推子 = hair clippers for personal use, electric and non-electric; 修指甲工具 = manicure sets;
修指甲刀 = nail clippers, electric or non-electric; 卷发钳 = curling tongs; 睫毛夹 = eyelash curlers;
修脚器具 = pedicure sets; 电动或非电动脱毛器 = depilation appliances, electric and non-electric;
剃须刀架 = razor cases; 耳孔穿刺器具 = ear-piercing apparatus
# 0807 非动力手工具（不包括刀、剪） = hand tools without power, other than knives and scissors
锉刀 = files [tools]; 斧 = axes; 扳手（手工具） = spanners [hand tools]; 钳子 = pliers;
锯（手工具） = saws [hand tools]; 凿子 = chisels; 钻头（手工具部件） = bits [parts of hand tools]; 刨 = planes;
撬棍 = crow bars; 镗孔棒（手工具） = cutter bars [hand tools]; 手工操作的手工具 = hand tools, hand-operated;
螺丝刀（非电） = screwdrivers, non-electric; 锤子（手工具） = hammers [hand tools]; 丝锥（手工具） = taps [hand tools];
铆接锤（手工具） = riveting hammers [hand tools]; 夹钳（木匠、桶匠用） = clamps for carpenters or coopers;
虎钳 = vices
# 0808 非动力手工器具 = hand implements without power
手动千斤顶 = lifting jacks, hand-operated; 棘轮（手工具） = ratchets [hand tools];
割管器（手工具） = tube cutters [hand tools]
# 0809 专业用手工具 = hand tools for particular trades
镊子 = tweezers; 雕刻工具（手工具） = graving tools [hand tools];
划玻璃刀（手工具部件） = glaziers' diamonds [parts of hand tools]
# 0810 刀剪（不包括机械刀片，文具刀） = knives and scissors
修枝剪 = secateurs; 修枝刀 = pruning knives; 剪刀 = scissors; 刀 = knives; 切菜刀 = vegetable knives;
切肉刀 = cleavers; 刀片（手工具） = blades [hand tools]; 猎刀 = hunting knives; 陶瓷刀 = ceramic knives;
折刀 = penknives; 切奶酪用刀（非电） = cheese slicers, non-electric; 切蛋器（非电） = egg slicers, non-electric;
披萨饼用切割器（非电） = pizza cutters, non-electric; 开罐头刀（非电） = tin openers, non-electric
# 0811 除火器外的随身武器 = side arms, other than firearms
匕首 = daggers; 剑 = swords; 佩刀 = sabres; 警棍 = truncheons; 刺刀 = bayonets; 手指套环（武器） = knuckle dusters
# 0812 餐具刀、叉、匙 = table knives, forks and spoons
餐具（刀、叉和匙） = table cutlery [knives, forks and spoons]; 餐叉 = table forks; 匙 = spoons;
银餐具（刀、叉、匙） = silver plate [knives, forks and spoons]
# 0813 手工具柄 = handles for hand tools
刀柄 = knife handles; 镰刀柄 = scythe handles; 手动手工具用手柄 = handles for hand-operated hand tools
# 0901 电子计算机及其外部设备 = computers and peripheral devices
计算机 = computers; 笔记本电脑 = notebook computers; 平板电脑 = tablet computers;
计算机外围设备 = computer peripheral devices; 计算机硬件 = computer hardware; 计算机键盘 = computer keyboards;
鼠标（计算机外围设备） = mouse [computer peripheral]; 鼠标垫 = mouse pads;
计算机软件（已录制） = computer software, recorded; 可下载的手机应用软件 = downloadable mobile applications;
可下载的计算机应用软件 = computer software applications, downloadable;
已录制的计算机程序 = computer programs, recorded; 电子出版物（可下载） = electronic publications, downloadable;
数据处理设备 = data processing apparatus; 计算机存储装置 = computer memory devices;
中央处理器（CPU） = central processing units [processors];
电子笔（视觉演示装置） = electronic pens for visual display units; 条形码读出器 = bar code readers;
智能卡（集成电路卡） = smart cards [integrated circuit cards]; 集成电路卡 = integrated circuit cards [smart cards];
智能手表 = smartwatches; 智能眼镜 = smartglasses; 读出器（数据处理设备） = readers [data processing equipment];
电子字典 = electronic pocket translators; 可下载的影像文件 = downloadable image files;
可下载的音乐文件 = downloadable music files; 可下载的电子钱包 = downloadable e-wallets;
监视器（计算机硬件） = monitors [computer hardware]; 交互式触屏终端 = interactive touch screen terminals;
计算机用接口 = interfaces for computers; 计算机程序（可下载软件） = computer programs, downloadable;
计算机游戏软件（可下载） = computer game software, downloadable; U盘 = USB flash drives;
与计算机配套使用的打印机 = printers for use with computers; 智能戒指 = smart rings;
计算机操作系统软件（已录制） = computer operating programs, recorded; 编码磁卡 = encoded magnetic cards
# 0902 记录、记数检测器 = recording and counting apparatus
计数器 = counters; 计步器 = pedometers; 停车计时器 = parking meters; 投票机 = voting machines;
时间记录装置 = time recording apparatus; 投币启动设备用机械装置 = mechanisms for coin-operated apparatus;
人脸识别设备 = face recognition apparatus; 收银机 = cash registers;
自动取款机（ATM） = automated teller machines [ATM]
# 0903 其他办公用机械（不包括打字机、誊写机、油印机） = other office machines
考勤机 = time clocks [time recording devices];
复印机（照相、静电、热） = photocopiers [photographic, electrostatic, thermic]; 传真机 = facsimile machines
# 0904 衡器秤 = weighing machines
自动计量器 = coin-operated mechanisms for automatic metering; 信件磅秤 = letter scales; 精密天平 = precision balances;
婴儿秤 = baby scales; 天平（平衡器） = balances [steelyards]; 称重设备 = weighing apparatus and instruments;
浴室用秤 = bathroom scales; 磅秤 = weighbridges; 具有体质分析功能的秤 = scales with body mass analysers
# 0905 量具 = measures
尺（量器） = rulers [measuring instruments]; 量具 = measures; 量规 = gauges; 千分尺 = micrometers;
木工尺 = carpenters' rules; 丁字尺 = squares for measuring
# 0906 信号器具 = signalling apparatus
信号灯 = signal lanterns; 交通信号灯（信号装置） = traffic-light apparatus [signalling devices];
霓虹灯广告牌 = neon signs; 数字标牌 = digital signs; 电子公告牌 = electronic notice boards; 信号铃 = signal bells;
发光标志 = signs, luminous; 车辆故障警告三角牌 = vehicle breakdown warning triangles; 机械式标志 = mechanical signs;
闪光信号灯 = flashing lights [luminous signals]
# 0907 通信导航设备 = communication and navigation apparatus
智能手机 = smartphones; 手机 = mobile telephones; 移动电话 = mobile telephones; 电话机 = telephone apparatus;
网络通信设备 = network communication apparatus; 调制解调器 = modems; 卫星导航仪器 = satellite navigational apparatus;
全球定位系统（GPS）设备 = global positioning system [GPS] apparatus; 天线 = antennas; 无线电设备 = radios;
发射机（电信） = transmitting sets [telecommunication]; 导航仪器 = navigational instruments;
智能手机用壳 = cases for smartphones; 手机用自拍杆 = selfie sticks for use with smartphones;
雷达设备 = radar apparatus; 可视电话 = video telephones; 声呐装置 = sonars;
程控电话交换设备 = telephone switching apparatus; 手机挂绳 = lanyards for mobile telephones;
内部通信装置 = intercommunication apparatus; 无线电寻呼机 = radio pagers;
车辆用导航仪器（随车计算机） = navigation apparatus for vehicles [on-board computers]; 对讲机 = walkie-talkies;
耳麦 = hands-free kits for telephones; 可穿戴行动追踪器 = wearable activity trackers
# 0908 音像设备 = audio and visual apparatus
耳机 = headphones; 扬声器音箱 = cabinets for loudspeakers; 扬声器 = loudspeakers; 麦克风 = microphones;
电视机 = television apparatus; 摄像机 = camcorders; 便携式媒体播放器 = portable media players; DVD播放机 = DVD players;
录音机 = tape recorders; 声音传送装置 = sound transmitting apparatus; 录像机 = video recorders;
学习机 = learning machines; 行车记录仪 = dashboard cameras; 光盘（音像） = compact discs [audio-video];
唱片 = sound recording discs; 混音器 = audio mixers; 扩音器 = megaphones; 头戴式耳机 = headphones;
磁带 = magnetic tapes; 声音复制装置 = sound reproduction apparatus; 婴儿监视器 = baby monitors;
虚拟现实头戴设备 = virtual reality headsets; 点唱机（自动唱片机） = juke boxes, musical;
电子相框 = digital photo frames
# 0909 摄影、电影用具及仪器 = photographic and cinematographic apparatus
照相机（摄影） = cameras [photography]; 幻灯放映机 = slide projectors; 照相机用三脚架 = tripods for cameras;
闪光灯（摄影） = flashlights [photography]; 闪光灯泡（摄影） = flash-bulbs [photography];
电影摄影机 = cinematographic cameras; 自拍镜头 = selfie lenses; 投影仪 = projection apparatus;
照相器材专用箱 = cases especially made for photographic apparatus and instruments;
快门（摄影） = shutter releases [photography]; 照片干燥用架 = drying racks [photography]
# 0910 测量仪器仪表，实验室用器具，电测量仪器，科学仪器 = measuring instruments, laboratory apparatus, electric measuring instruments, scientific apparatus
出租车计价器 = taximeters; 水平仪（测水平线仪器） = levels [instruments for determining the horizontal];
测量仪器 = measuring instruments; 气压表 = barometers; 湿度表 = hygrometers; 速度指示器 = speed indicators;
测压仪器 = pressure measuring apparatus; 电测量仪器 = measuring devices, electric; 示波器 = oscillographs;
电度表 = electricity meters; 水表 = water meters; 测距仪 = range finders; 测绘仪器 = surveying instruments;
经纬仪 = theodolites; 化学仪器和器具 = chemistry apparatus and instruments; 试管 = test tubes;
坩埚（实验室用） = crucibles [laboratory]; 曲颈瓶 = retorts;
材料检验仪器和机器 = material testing instruments and machines; 教学仪器 = teaching apparatus;
理化试验和成分分析用仪器和量器 = apparatus and instruments for physics; 气象仪器 = meteorological instruments;
频率计 = frequency meters; 实验室用离心机 = laboratory centrifuges; 培养皿 = Petri dishes;
粒子加速器 = particle accelerators; 空气分析仪器 = air analysis apparatus; 密度计 = densimeters;
温度计（非医用） = thermometers, not for medical purposes; 电压表 = voltmeters; 电流表 = ammeters;
燃气表 = gasometers [measuring instruments]; 指南针（方向罗盘） = directional compasses;
车辆轮胎低压自动指示器 = automatic indicators of low pressure in vehicle tyres;
测量用激光器 = lasers, not for medical purposes; 金属探测器 = metal detectors for industrial or military purposes
# 0911 光学仪器 = optical apparatus
望远镜 = telescopes; 显微镜 = microscopes; 双筒望远镜 = binoculars; 放大镜（光学） = magnifying glasses [optics];
光学镜头 = optical lenses; 光学器械和仪器 = optical apparatus and instruments; 聚光器 = optical condensers;
潜望镜 = periscopes; 火器用瞄准望远镜 = telescopic sights for firearms; 棱镜（光学） = prisms [optics];
立体镜 = stereoscopes; 光谱仪 = spectroscopes
# 0912 光电传输材料 = materials for transmitting electricity and light
电线 = wires, electric; 电缆 = cables, electric; 绝缘铜线 = copper wire, insulated; 同轴电缆 = coaxial cables;
电源材料（电线、电缆） = materials for electricity mains [wires, cables]; 磁线 = magnetic wires;
电话线 = telephone wires; 电线识别包层 = identification sheaths for electric wires;
发动机启动缆 = starter cables for motors
# 0913 电器用晶体及碳素材料，电子、电气通用元件 = crystals and carbon for electrical apparatus, electronic components
放大器 = amplifiers; 传感器 = sensors; 恒温器 = thermostats; 半导体 = semi-conductors; 集成电路 = integrated circuits;
芯片（集成电路） = chips [integrated circuits]; 电子芯片 = electronic chips; 印刷电路板 = printed circuit boards;
电容器 = capacitors; 电阻器 = resistances, electric; 晶体管（电子） = transistors [electronic];
发光二极管（LED） = light-emitting diodes [LED]; 电开关 = switches, electric;
变压器（电） = transformers [electricity]; 稳压电源 = stabilized voltage power supply; 电子管 = electronic valves;
电磁线圈 = electromagnetic coils; 断路器 = circuit breakers; 继电器（电） = relays, electric;
逆变器（电） = inverters [electricity]; 电源插头转换器 = adapters, electric;
配电箱（电） = distribution boxes [electricity]; 控制板（电） = control panels [electricity];
接线盒（电） = junction boxes [electricity]; 熔断器 = fuses; 电连接器 = connectors [electricity];
电导体 = conductors, electric; 遥控装置 = remote control apparatus; 电涌保护器 = voltage surge protectors;
高低压开关板 = high and low voltage switchboards; 电动调节装置 = regulating apparatus, electric;
灯光调节器（电） = light dimmers [regulators], electric; 荧光屏 = fluorescent screens;
家用遥控器 = household remote controllers; 磁铁 = magnets; 晶片（锗片） = wafers for integrated circuits
# 0914 电器成套设备及控制装置 = electrical equipment and control apparatus
整流用电力装置 = electric apparatus for commutation;
工业遥控操作用电气设备 = electric installations for the remote control of industrial operations;
电站自动化装置 = power station automation apparatus; 热调节装置 = heat regulating apparatus
# 0915 非空气、非水处理用电离设备 = ionization apparatus, not for air or water
非空气、非水处理用电离设备 = ionization apparatus not for the treatment of air or water
# 0916 灭火器具 = fire-extinguishing apparatus
灭火器 = fire extinguishers; 灭火设备 = fire extinguishing apparatus; 消防水龙带喷嘴 = fire hose nozzles;
灭火用自动洒水装置 = sprinkler systems for fire protection; 消防车 = fire engines; 消防船 = fire boats;
消防水龙带 = fire hose; 消防水泵 = fire pumps; 救火打火器 = fire beaters
# 0918 工业用X光机械设备 = industrial X-ray apparatus
工业用放射设备 = radiological apparatus for industrial purposes;
非医用X光装置 = X-ray apparatus not for medical purposes
# 0919 安全救护器具 = life-saving and protective equipment
防事故用手套 = gloves for protection against accidents; 安全头盔 = protective helmets;
防火服装 = clothing for protection against fire; 防弹衣 = bullet-proof clothing; 防弹背心 = bullet-proof waistcoats;
救生衣 = life jackets; 救生圈 = life buoys; 非医用呼吸面罩 = respiratory masks, not for medical purposes;
救生器械和设备 = life saving apparatus and equipment;
防事故用石棉手套 = asbestos gloves for protection against accidents; 潜水服 = diving suits;
潜水呼吸器 = breathing apparatus for underwater swimming; 工人用护膝垫 = knee-pads for workers;
飞行员防护服 = protective suits for aviators;
防事故、防辐射、防火用服装 = clothing for protection against accidents, irradiation and fire;
防事故、防辐射、防火用鞋 = shoes for protection against accidents, irradiation and fire; 救生筏 = life-saving rafts;
安全网 = safety nets; 护目镜 = goggles for sports; 运动用保护头盔 = protective helmets for sports;
反光背心 = reflective safety vests
# 0920 警报装置，电铃 = alarms and electric bells
烟雾探测器 = smoke detectors; 报警器 = alarms; 防盗报警器 = anti-theft warning apparatus; 警笛 = sirens;
汽笛报警器 = whistle alarms; 蜂鸣器 = buzzers; 电锁 = locks, electric;
电子防盗装置 = theft prevention installations, electric; 声音警报器 = sound alarms;
生物指纹门锁 = biometric fingerprint door locks; 火灾报警器 = fire alarms; 门铃（电铃） = electric door bells;
窥视孔（门上放大镜） = peepholes [magnifying lenses] for doors
# 0921 眼镜及附件 = spectacles and accessories
3D眼镜 = 3D spectacles; 眼镜 = spectacles; 太阳镜 = sunglasses; 隐形眼镜 = contact lenses; 眼镜框 = spectacle frames;
眼镜盒 = spectacle cases; 眼镜片 = spectacle lenses; 眼镜架 = spectacle frames; 眼镜链 = spectacle chains;
擦眼镜布 = cloths for cleaning spectacles; 眼镜挂绳 = spectacle cords; 矫正透镜（光学） = correcting lenses [optics];
隐形眼镜盒 = containers for contact lenses
# 0922 电池，充电器 = batteries and chargers
电池充电器 = battery chargers; 阴极 = cathodes; 阳极 = anodes; 阴极反腐蚀装置 = cathodic anti-corrosion apparatus;
电池 = batteries, electric; 蓄电池 = accumulators, electric; 太阳能电池 = solar batteries;
移动电源（可充电电池） = power banks [rechargeable batteries]; 电池箱 = battery boxes; 原电池 = galvanic cells;
高压电池 = high tension batteries; 蓄电池箱 = accumulator boxes; 电池极板 = plates for batteries;
电动运载工具用充电站 = charging stations for electric vehicles; 车辆用蓄电池 = accumulators, electric, for vehicles;
太阳能电池板 = solar panels for the production of electricity; 手机用充电器 = chargers for mobile telephones;
电子香烟用电池 = batteries for electronic cigarettes
# 0923 电影片，已曝光材料 = cinematographic films, exposed
动画片 = animated cartoons; 幻灯片（照相） = transparencies [photography]; 曝光胶卷 = films, exposed;
已曝光的X光胶片 = X-ray films, exposed; 曝光的电影胶片 = cinematographic film, exposed
# 0924 单一商品 = other goods of class 9
叫狗哨子 = dog whistles; 装饰磁铁 = decorative magnets; 便携式遥控阻车器 = portable remote-controlled car arresters;
体育用哨 = sports whistles; 电栅栏 = electrified fences
# 1001 外科、医疗和兽医用仪器、器械、设备，不包括电子、核子、电疗、医疗用X光设备、器械及仪器 = surgical, medical and veterinary apparatus and instruments, not electronic
医疗器械和仪器 = medical apparatus and instruments; 外科仪器和器械 = surgical apparatus and instruments;
听诊器 = stethoscopes; 血压计 = sphygmomanometers; 医用体温计 = thermometers for medical purposes;
缝合针 = suture needles; 输血器 = apparatus for blood transfusion; 医用导管 = catheters; 手术台 = operating tables;
麻醉仪器 = anaesthetic apparatus; 麻醉面罩 = anaesthetic masks;
医用诊断设备 = diagnostic apparatus for medical purposes; 按摩器械 = massage apparatus;
医用检查台 = medical examination tables; 医疗器械箱 = cases fitted for medical instruments;
人工呼吸器 = respirators for artificial respiration; 冲洗体腔装置 = appliances for washing body cavities;
血糖仪 = glucometers; 眼科器械 = ophthalmic instruments; 验血仪器 = blood testing apparatus;
助产器械 = obstetric apparatus; 心脏起搏器 = heart pacemakers; 脉搏计 = pulse meters; 透析器 = dialyzers;
注射器 = syringes for injections; 医用注射针 = needles for medical purposes; 手术刀 = scalpels;
手术剪 = scissors for surgery; 兽医用器械和仪器 = veterinary apparatus and instruments;
医用喷雾器 = vaporizers for medical purposes; 滴管（医用） = droppers for medical purposes
# 1002 牙科设备及器具 = dental apparatus and instruments
牙科设备和仪器 = dental apparatus and instruments; 假牙 = artificial teeth; 牙钻 = dental burs;
牙科用镜 = mirrors for dentists; 牙科用电动设备 = dental apparatus, electric; 牙科用椅 = dentists' armchairs;
正牙仪器 = orthodontic appliances; 牙科用针 = pins for artificial teeth;
牙齿保护器（牙科用） = teeth protectors for dental purposes
# 1003 医疗用电子、核子、电疗和X光设备 = electronic, nuclear, electrotherapy and X-ray apparatus for medical use
理疗设备 = physiotherapy apparatus; 心电图描记器 = electrocardiographs; 医用激光器 = lasers for medical purposes;
医用放射设备 = radiological apparatus for medical purposes; 医用放射屏幕 = radiology screens for medical purposes;
电疗器械 = galvanic therapeutic appliances; 医用断层扫描仪 = tomographs for medical purposes;
电热敷布（外科） = thermo-electric compresses [surgery]; 电子针灸仪 = electric acupuncture instruments;
医用X光产生装置和设备 = apparatus and installations for the production of X-rays, for medical purposes;
医用X光器械 = X-ray apparatus for medical purposes; 紫外线灯（医用） = ultraviolet ray lamps for medical purposes;
医用核磁共振成像（MRI）设备 = magnetic resonance imaging [MRI] apparatus for medical purposes
# 1004 医疗用辅助器具、设备和用品 = medical aids and articles
医用手套 = gloves for medical purposes; 医用特制家具 = furniture especially made for medical purposes;
助听器 = hearing aids; 医用床 = beds specially made for medical purposes; 医用垫 = cushions for medical purposes;
医用水床 = water beds for medical purposes; 医用冰袋 = ice bags for medical purposes;
失眠用催眠枕头 = soporific pillows for insomnia; 疝气带 = trusses; 医院用病床 = hospital beds;
轮椅式便桶 = commode chairs; 便盆（医用） = bed pans; 医用气垫 = air cushions for medical purposes;
痰盂（医用） = spittoons for medical purposes
# 1005 奶嘴，奶瓶 = feeding bottles and teats
奶瓶 = babies' bottles; 婴儿用安抚奶嘴 = dummies for babies; 奶瓶用奶嘴 = feeding bottle teats; 吸奶器 = breast pumps;
奶瓶阀 = feeding bottle valves; 出牙咬环 = teething rings
# 1006 性用品 = sex articles
避孕套 = condoms; 非化学避孕用具 = contraceptives, non-chemical; 子宫帽 = pessaries; 性爱娃娃 = love dolls [sex dolls];
宫内节育器 = intrauterine devices; 性玩具 = sex toys
# 1007 假肢，假发和假器官 = artificial limbs and organs
假肢 = artificial limbs
# 1008 矫形矫正及助行用品 = orthopaedic articles and walking aids
矫形用物品 = orthopaedic articles; 矫形鞋 = orthopaedic footwear; 矫形带 = orthopaedic belts;
矫形用石膏绷带 = plaster bandages for orthopaedic purposes; 腹带 = abdominal belts;
矫形用膝绷带 = knee bandages, orthopaedic; 平足支撑物 = supports for flat feet; 矫形鞋底 = orthopaedic soles;
静脉曲张用长袜 = stockings for varices; 吊带（支撑绷带） = slings [support bandages]; 紧身腹围 = abdominal corsets;
关节用矫形绷带 = orthopaedic bandages for joints
# 1009 缝合用材料 = suture materials
缝合材料 = suture materials; 羊肠线 = catgut
`
