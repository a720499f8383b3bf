/** Titles of the International Patent Classification 2026.01, section F: symbol, Chinese, English. Source: WIPO, CC BY 4.0; notes left out. */
export const sectionF = `
F	机械工程；照明；加热；武器；爆破	Mechanical engineering; lighting; heating; weapons; blasting
F01	一般机器或发动机；一般的发动机装置；蒸汽机	Machines or engines in general; engine plants in general; steam engines
F01B	一般的或变容式的机器或发动机，如蒸汽机	MACHINES OR ENGINES, IN GENERAL OR OF POSITIVE-DISPLACEMENT TYPE, e.g. STEAM ENGINES
F01C	旋转活塞式或摆动活塞式机器或发动机	Rotary-piston or oscillating-piston machines or engines
F01D	非变容式机器或发动机，如汽轮机	NON-POSITIVE-DISPLACEMENT MACHINES OR ENGINES, e.g. STEAM TURBINES
F01K	蒸汽机装置；贮汽器；不包含在其他类目中的发动机装置；应用特殊工作流体或循环的发动机	Steam engine plants; steam accumulators; engine plants not otherwise provided for; engines using special working fluids or cycles
F01L	机器或发动机用的循环操作阀	Cyclically operating valves for machines or engines
F01M	一般机器或发动机的润滑；燃机润滑；曲轴箱通风	Lubricating of machines or engines in general; lubricating internal-combustion engines; crankcase ventilating
F01N	一般机器或发动机的气流消音器或排气装置；内燃机的气流消音器或排气装置	Gas-flow silencers or exhaust apparatus for machines or engines in general; gas-flow silencers or exhaust apparatus for internal-combustion engines
F01P	F01P一般机器或发动机的冷却；内燃机的冷却	Cooling of machines or engines in general; cooling of internal-combustion engines
F02	燃烧发动机；热气或燃烧生成物的发动机装置	Combustion engines; hot-gas or combustion-product engine plants
F02B	活塞式内燃机；般燃烧发动机	Internal-combustion piston engines; combustion engines in general
F02C	燃气轮机装置；喷气推进装置的空气进气道；空气助燃的喷气推进装置燃料供给的控制	Gas-turbine plants; air intakes for jet-propulsion plants; controlling fuel supply in air-breathing jet-propulsion plants
F02D	燃烧发动机的控制	CONTROLLING COMBUSTION ENGINES 2006.01" href="#" oncontextmenu="return false;" onclick="return false;">
F02F	燃烧发动机的汽缸、活塞或曲轴箱；燃烧发动机的密封装置	Cylinders, pistons, or casings for combustion engines; arrangements of sealings in combustion engines
F02G	热气或燃烧产物的变容式发动机装置；不包含在其他类目中的燃烧发动机余热的利用	Hot-gas or combustion-product positive-displacement engine plants; use of waste heat of combustion engines, not otherwise provided for
F02K	喷气推进装置	Jet-propulsion plants
F02M	般燃烧发动机可燃混合物的供给或其组成部分	Supplying combustion engines in general with combustible mixtures or constituents thereof
F02N	燃烧发动机的起动；不包含在其他类目中的上述发动机的起动辅助装置	Starting of combustion engines; starting aids for such engines, not otherwise provided for
F02P	除压缩点火之外的内燃机点火；压缩点火发动机点火正时的测试	Ignition, other than compression ignition, for internal-combustion engines; testing of ignition timing in compression-ignition engines
F03	液力机械或液力发动机；风力、弹力或重力发动机；其他类目中不包括的产生机械动力或反推力的发动机	Machines or engines for liquids; wind, spring, or weight motors; producing mechanical power or a reactive propulsive thrust, not otherwise provided for
F03B	液力机械或液力发动机	Machines or engines for liquids
F03C	液体驱动的变容式发动机	Positive-displacement engines driven by liquids
F03D	风力发动机	Wind motors
F03G	弹力、重力、惯性或类似的发动机；不包含在其他类目中的机械动力产生装置或机构，或不包含在其他类目中的能源利用	Spring, weight, inertia, or like motors; mechanical-power-producing devices or mechanisms, not otherwise provided for or using energy sources not otherwise provided for
F03H	不包含在其他类目中的反推力的产生	Producing a reactive propulsive thrust, not otherwise provided for
F04	液体变容式机械；液体泵或弹性流体泵	Positive-displacement machines for liquids; pumps for liquids or elastic fluids
F04B	液体变容式机械；泵	Positive-displacement machines for liquids; pumps
F04C	旋转活塞或摆动活塞的液体变容式机械；旋转活塞或摆动活塞的变容式泵	Rotary-piston, or oscillating-piston, positive-displacement machines for liquids; rotary-piston, or oscillating-piston, positive-displacement pumps
F04D	非变容式泵	Non-positive-displacement pumps
F04F	通过与别的流体直接接触或通过利用被泵送流体的惯性泵送流体；虹吸管	Pumping of fluid by direct contact of another fluid or by using inertia of fluid to be pumped; siphons
F15	流体压力执行机构；一般液压技术和气动技术	Fluid-pressure actuators; hydraulics or pneumatics in general
F15B	一般流体工作系统；流体压力执行机构，如伺服马达；不包含在其他类目中的流体压力系统的零部件	SYSTEMS ACTING BY MEANS OF FLUIDS IN GENERAL; FLUID-PRESSURE ACTUATORS, e.g. SERVOMOTORS; DETAILS OF FLUID-PRESSURE SYSTEMS, NOT OTHERWISE PROVIDED FOR
F15C	计算或控制用的流体回路元件	Fluid-circuit elements predominantly used for computing or control purposes
F15D	流体动力学，即影响气体或液体流动的方法或装置	FLUID DYNAMICS, i.e. METHODS OR MEANS FOR INFLUENCING THE FLOW OF GASES OR LIQUIDS
F16	工程元件或部件；为产生和保持机器或设备的有效运行的一般措施；一般绝热	Engineering elements or units; general measures for producing and maintaining effective functioning of machines or installations; thermal insulation in general
F16B	紧固或固定构件或机器零件用的器件，如钉、螺栓、簧环、夹、卡箍或楔；连接件或连接	DEVICES FOR FASTENING OR SECURING CONSTRUCTIONAL ELEMENTS OR MACHINE PARTS TOGETHER, e.g. NAILS, BOLTS, CIRCLIPS, CLAMPS, CLIPS OR WEDGES; JOINTS OR JOINTING
F16C	轴；软轴；在挠性护套中传递运动的机械装置；曲轴机构的元件；枢轴；枢轴连接；除传动装置、联轴器、离合器或制动器元件以外的转动工程元件；轴承	Shafts; flexible shafts; mechanical means for transmitting movement in a flexible sheathing; elements of crankshaft mechanisms; pivots; pivotal connections; rotary engineering elements other than gearing, coupling, clutch or brake elements; bearings
F16F	弹簧；减震器；减振装置	Springs; shock-absorbers; means for damping vibration
F16G	主要用于传动的带、缆或绳；链；主要用于此的附件	Belts, cables, or ropes, predominantly used for driving purposes; chains; fittings predominantly used therefor
F16H	传动装置	Gearing
F16J	活塞；缸；一般压力容器；密封	Pistons; cylinders; pressure vessels in general; sealings
F16K	阀；龙头；旋塞；致动浮子；通风或充气装置	Valves; taps; cocks; actuating-floats; devices for venting or aerating
F16L	管子；管接头或管件；管子、电缆或护管的支撑；般的绝热方法	Pipes; joints or fittings for pipes; supports for pipes, cables or protective tubing; means for thermal insulation in general
F16M	非专门用于其他类目所包含的发动机、机器或设备的框架、外壳或底座；机座；支架	Frames, casings or beds of engines, machines or apparatus, not specific to engines, machines or apparatus provided for elsewhere; stands; supports
F16N	润滑	Lubricating
F16P	一般安全装置	Safety devices in general
F16S	一般结构元件；用这类元件组成的一般构件	Constructional elements in general; structures built-up from such elements, in general
F16T	凝汽阀或从主要盛装气体或蒸气的密闭容器中排放液体的类似装置	Steam traps or like apparatus for draining-off liquids from enclosures predominantly containing gases or vapours
F17	气体或液体的贮存或分配	Storing or distributing gases or liquids
F17B	可调容量的贮气罐	Gas-holders of variable capacity
F17C	盛装或贮存压缩的、液化的或固化的气体容器；固定容量的贮气罐；将压缩的、液化的或固化的气体灌入容器内，或从容器内排出	Vessels for containing or storing compressed, liquefied, or solidified gases; fixed-capacity gas-holders; filling vessels with, or discharging from vessels, compressed, liquefied, or solidified gases
F17D	管道系统；管路	Pipe-line systems; pipe-lines
F21	照明	Lighting
F21H	白炽汽灯；其他燃烧致热的白炽体	Incandescent mantles; other incandescent bodies heated by combustion
F21K	应用荧光的非电光源；应用场致化学发光的光源；应用充填可燃材料的光源；采用半导体器件作为发光元件的光源；不包含在其他类目中的光源	Non-electric light sources using luminescence; light sources using electrochemiluminescence; light sources using charges of combustible material; light sources using semiconductor devices as light-generating elements; light sources not otherwise provided for
F21L	发光装置或其系统，便携式的或专门适合移动的	LIGHTING DEVICES OR SYSTEMS THEREOF, BEING PORTABLE OR SPECIALLY ADAPTED FOR TRANSPORTATION 7" href="#" oncontextmenu="return false;" onclick="return false;">
F21S	非便携式照明装置或其系统；专门适用于车辆外部的车辆照明设备	NON-PORTABLE LIGHTING DEVICES; SYSTEMS THEREOF; VEHICLE LIGHTING DEVICES SPECIALLY ADAPTED FOR VEHICLE EXTERIORS 7" href="#" oncontextmenu="return false;" onclick="return false;">
F21V	照明装置或其系统的功能特征或零部件；不包含在其他类目中的照明装置和其他物品的结构组合物	FUNCTIONAL FEATURES OR DETAILS OF LIGHTING DEVICES OR SYSTEMS THEREOF; STRUCTURAL COMBINATIONS OF LIGHTING DEVICES WITH OTHER ARTICLES, NOT OTHERWISE PROVIDED FOR 7" href="#" oncontextmenu="return false;" onclick="return false;">
F21W	与照明装置或系统的用途或应用有关的和小类F21K，F21L，F21S和F21V结合的引得分类表	INDEXING SCHEME ASSOCIATED WITH SUBCLASSES F21K, F21L, F21S and F21V, RELATING TO USES OR APPLICATIONS OF LIGHTING DEVICES OR SYSTEMS
F21Y	涉及到光源的构成或类型或者所发射的光的颜色与小类F21K，F21L，F21S和F21V相结合的引得分类表	INDEXING SCHEME ASSOCIATED WITH SUBCLASSES F21K, F21L, F21S and F21V, RELATING TO THE FORM OR THE KIND OF THE LIGHT SOURCES OR OF THE COLOUR OF THE LIGHT EMITTED
F22	蒸汽的发生	Steam generation
F22B	蒸汽的发生方法；蒸汽锅炉	Methods of steam generation; steam boilers
F22D	预热或蓄预热；用于蒸汽发生的给水；用于蒸汽发生的补充水；用于蒸汽发生的水位控制；促进蒸汽锅炉内的水循环的辅助装置	Preheating, or accumulating preheated, feed-water for steam generation; feed-water supply for steam generation; controlling water level for steam generation; auxiliary devices for promoting water circulation within steam boilers
F22G	蒸汽过热以加热方法为特征的蒸汽过热	Superheating of steam
F23	燃烧设备；燃烧方法	Combustion apparatus; combustion processes
F23B	只用固体燃料的燃烧方法或设备	Methods or apparatus for combustion using only solid fuel
F23C	使用流体燃料或悬浮于空气中的固体燃料的燃烧方法或设备	Methods or apparatus for combustion using fluid fuel or solid fuel suspended in air
F23D	燃烧器	Burners
F23G	焚化炉；废物或低品位燃料的焚毁	Cremation furnaces; consuming waste or low grade fuels by combustion
F23H	炉箅；炉箅的清灰或除渣	Grates; cleaning or raking grates
F23J	燃烧生成物或燃烧余渣的清除或处理；烟道	Removal or treatment of combustion products or combustion residues; flues
F23K	燃烧设备的燃料供应供燃烧设备用的块状或粉末燃料的制备	Feeding fuel to combustion apparatus
F23L	一般燃烧设备空气或不可燃液体或气体的输送；燃烧设备中控制送风或引风的阀门或风门；燃烧设备的引风；烟囱或通风竖井顶部；烟道的末端	Supplying air or non-combustible liquids or gases to combustion apparatus in general; valves or dampers specially adapted for controlling air supply or draught in combustion apparatus; inducing draught in combustion apparatus; tops for chimneys or ventilating shafts; terminals for flues
F23M	专门适用于燃烧室的外罩，衬层，壁或门，例如火桥；燃烧室内使空气、火焰或燃烧生成物转向的装置；专门适用于燃烧设备的安全装置；不包含在其他类目中的燃烧室零部件	CASINGS, LININGS, WALLS OR DOORS SPECIALLY ADAPTED FOR COMBUSTION CHAMBERS, e.g. FIREBRIDGES; DEVICES FOR DEFLECTING AIR, FLAMES OR COMBUSTION PRODUCTS IN COMBUSTION CHAMBERS; SAFETY ARRANGEMENTS SPECIALLY ADAPTED FOR COMBUSTION APPARATUS; DETAILS OF COMBUSTION CHAMBERS, NOT OTHERWISE PROVIDED FOR
F23N	燃烧的调节或控制	Regulating or controlling combustion
F23Q	点火；灭火装置	Ignition; extinguishing devices
F23R	高压或高速燃烧生成物的产生，例如燃气轮机的燃烧室	GENERATING COMBUSTION PRODUCTS OF HIGH PRESSURE OR HIGH VELOCITY, e.g. GAS-TURBINE COMBUSTION CHAMBERS
F24	供热；炉灶；通风	Heating; ranges; ventilating
F24B	固体燃料的家用炉或灶 ；与炉或灶连带使用的工具	Domestic stoves or ranges for solid fuels; implements for use in connection with stoves or ranges
F24C	家用炉或灶；一般用途家用炉或灶的零部件	Domestic stoves or ranges; details of domestic stoves or ranges, of general application
F24D	住宅供热系统或区域供热系统，例如集中供热系统；住宅热水供应系统；其所用部件或构件	DOMESTIC- OR SPACE-HEATING SYSTEMS, e.g. CENTRAL HEATING SYSTEMS; DOMESTIC HOT-WATER SUPPLY SYSTEMS; ELEMENTS OR COMPONENTS THEREFOR
F24F	空气调节；空气增湿；通风；空气流作为屏蔽的应用	Air-conditioning; air-humidification; ventilation; use of air currents for screening
F24H	一般有热发生装置，例如热泵，的流体加热器，例如水或空气的加热器	FLUID HEATERS, e.g. WATER OR AIR HEATERS, HAVING HEAT-GENERATING MEANS, e.g. HEAT PUMPS, IN GENERAL
F24S	太阳能热收集器；太阳能热系统	Solar heat collectors; solar heat systems
F24T	地热集热器；地热系统	Geothermal collectors; geothermal systems
F24V	未列入其他类的热的收集，发生或利用	Collection, production or use of heat not otherwise provided for
F25	制冷或冷却；加热和制冷的联合系统；热泵系统；冰的制造或储存；气体的液化或固化	Refrigeration or cooling; combined heating and refrigeration systems; heat pump systems; manufacture or storage of ice; liquefaction or solidification of gases
F25B	制冷机，制冷设备或系统；加热和制冷的联合系统；热泵系统	Refrigeration machines, plants or systems; combined heating and refrigeration systems; heat pump systems
F25C	冰的制造、加工、或处理	Producing, working or handling ice
F25J	通过加压和冷却处理使气体或气体混合物进行液化、固化或分离	Liquefaction, solidification, or separation of gases or gaseous mixtures by pressure and cold treatment
F26	干燥	Drying
F26B	从固体材料或制品中消除液体的干燥	Drying solid materials or objects by removing liquid therefrom
F27	炉；窑；烘烤炉；蒸馏炉	Furnaces; kilns, ovens or retorts
F27B	一般馏炉、窑、烘烤炉或蒸馏炉；开式烧结设备或类似设备	Furnaces, kilns, ovens, or retorts in general; open sintering or like apparatus
F27D	一种以上的炉通用的炉、窑、烘烤炉或蒸馏炉的零部件或附件	Details or accessories of furnaces, kilns, ovens, or retorts, in so far as they are of kinds occurring in more than one kind of furnace
F28	一般热交换	Heat exchange in general
F28B	蒸汽或其他蒸气冷凝器	Steam or vapour condensers
F28C	其他小类中不包括的热交换设备，其中热交换介质直接接触而相互不起化学反应的	Heat-exchange apparatus, not provided for in another subclass, in which the heat-exchange media come into direct contact without chemical interaction
F28D	其他小类中不包括的热交换设备，其中热交换介质不直接接触的；一般贮热装置或设备	Heat-exchange apparatus, not provided for in another subclass, in which the heat-exchange media do not come into direct contact; heat storage plants or apparatus in general
F28F	通用热交换或传热设备的零部件	Details of heat-exchange or heat-transfer apparatus, of general application
F28G	热交换或传热管道内壁或外表面的清洗，例如锅炉水管的清洗	CLEANING OF INTERNAL OR EXTERNAL SURFACES OF HEAT-EXCHANGE OR HEAT-TRANSFER CONDUITS, e.g. WATER TUBES OF BOILERS
F41	武器	Weapons
F41A	对于轻武器和火炮，例如加农炮，两者通用的功能特征或零部件；轻武器或火炮的安装 1．对于轻武器和火炮而言，本小类包含被认为是一种普通的能使用的特征或零部件，或与内在的功能有关的特征或零部件。 2．这样的特征或零部件分在这一小类，甚至指明它们仅仅被应用到轻武器或火炮上。 3．注意F41类名下面的附注2所给出的定义。	FUNCTIONAL FEATURES OR DETAILS COMMON TO BOTH SMALLARMS AND ORDNANCE, e.g. CANNONS; MOUNTINGS FOR SMALLARMS OR ORDNANCE
F41B	不用炸药或易燃推进装药的发射投射体用的武器；不包含在其他类目中的武器	Weapons for projecting missiles without use of explosive or combustible propellant charge; weapons not otherwise provided for
F41C	轻武器，例如手枪或步枪；所用的附件	SMALLARMS, e.g. PISTOLS OR RIFLES; ACCESSORIES THEREFOR
F41F	自身管发射子弹或导弹的发射装置，例如加农炮；导弹或鱼雷发射装置；捕鲸炮	APPARATUS FOR LAUNCHING PROJECTILES OR MISSILES FROM BARRELS, e.g. CANNONS; LAUNCHERS FOR ROCKETS OR TORPEDOES; HARPOON GUNS
F41G	武器瞄准器；制导	Weapon sights; aiming
F41H	装甲；装甲炮塔；装甲车或战车；一般的进攻或防御手段，例如伪装工事	ARMOUR; ARMOURED TURRETS; ARMOURED OR ARMED VEHICLES; MEANS OF ATTACK OR DEFENCE, e.g. CAMOUFLAGE, IN GENERAL
F41J	靶；靶场；弹头收集器	Targets; target ranges; bullet catchers
F42	弹药；爆破	Ammunition; blasting
F42B	爆炸装药，例如用于爆破；烟火；弹药	EXPLOSIVE CHARGES, e.g. FOR BLASTING; FIREWORKS; AMMUNITION 5" href="#" oncontextmenu="return false;" onclick="return false;">
F42C	弹药引信；所用的解除保险或保险装置	Ammunition fuzes; arming or safety means therefor
F42D	爆破	Blasting
F99	本部其他类目不包括的技术主题	Subject matter not otherwise provided for in this section
F99Z	本部其他类目不包括的技术主题	Subject matter not otherwise provided for in this section
`
