/** Titles of the International Patent Classification 2026.01, section B: symbol, Chinese, English. Source: WIPO, CC BY 4.0; notes left out. */
export const sectionB = `
B	作业；运输	Performing operations; transporting
B01	一般的物理或化学的方法或装置	Physical or chemical processes or apparatus in general
B01B	沸腾；沸腾装置沸腾; 用于物理或化学用途的沸腾装置	Boiling; boiling apparatus
B01D	分离	Separation
B01F	混合，例如，溶解、乳化或分散	MIXING, e.g. DISSOLVING, EMULSIFYING OR DISPERSING
B01J	化学或物理方法，例如，催化作用或胶体化学；其有关设备	CHEMICAL OR PHYSICAL PROCESSES, e.g. CATALYSIS OR COLLOID CHEMISTRY; THEIR RELEVANT APPARATUS
B01L	通用化学或物理实验室设备	Chemical or physical laboratory apparatus for general use
B02	破碎、磨粉或粉碎；谷物碾磨的预处理	Crushing, pulverising, or disintegrating; preparatory treatment of grain for milling
B02B	碾磨谷物的准备；靠加工表壳将谷粒精制为商品	Preparing grain for milling; refining granular fruit to commercial products by working the surface
B02C	一般破碎、研磨或粉碎；碾磨谷物	Crushing, pulverising, or disintegrating in general; milling grain
B03	用液体或用风力摇床或风力跳汰机分离固体物料；从固体物料或流体中分离固体物料的磁或静电分离；高压电场分离	Separation of solid materials using liquids or using pneumatic tables or jigs; magnetic or electrostatic separation of solid materials from solid materials or fluids; separation by high-voltage electric fields
B03B	用液体或用风力摇床或风力跳汰机分离固体物料	Separating solid materials using liquids or using pneumatic tables or jigs
B03C	从固体物料或流体中分离固体物料的磁或静电分离；高压电场分离	Magnetic or electrostatic separation of solid materials from solid materials or fluids; separation by high-voltage electric fields
B03D	浮选；选择性沉积法	Flotation; differential sedimentation
B04	用于实现物理或化学工艺过程的离心装置或离心机	Centrifugal apparatus or machines for carrying-out physical or chemical processes
B04B	离心机	Centrifuges
B04C	应用自由旋流的装置，如旋流器	APPARATUS USING FREE VORTEX FLOW, e.g. CYCLONES
B05	一般喷射或雾化；对表面涂覆流体的一般方法	Spraying or atomising in general; applying fluent materials to surfaces, in general
B05B	喷射装置；雾化装置；喷嘴	Spraying apparatus; atomising apparatus; nozzles
B05C	一般对表面涂布流体的装置	Apparatus for applying fluent materials to surfaces, in general
B05D	对表面涂布流体的一般工艺	Processes for applying fluent materials to surfaces, in general
B06	一般机械振动的发生或传递	Generating or transmitting mechanical vibrations in general
B06B	一般的机械振动的发生或传递	Generating or transmitting mechanical vibrations in general
B07	将固体从固体中分离；分选	Separating solids from solids; sorting
B07B	用细筛、粗筛、筛分或用气流将固体从固体中分离；适用于散装物料的干式分离法，如适于像散装物料那样处理的松散物品的分离	SEPARATING SOLIDS FROM SOLIDS BY SIEVING, SCREENING, SIFTING OR BY USING GAS CURRENTS; SEPARATING BY OTHER DRY METHODS APPLICABLE TO BULK MATERIAL, e.g. LOOSE ARTICLES FIT TO BE HANDLED LIKE BULK MATERIAL
B07C	邮件分拣；单件物品的分选，或适于一件一件地分选的散装材料的分选，如拣选	POSTAL SORTING; SORTING INDIVIDUAL ARTICLES, OR BULK MATERIAL FIT TO BE SORTED PIECE-MEAL, e.g. BY PICKING
B08	清洁	Cleaning
B08B	一般清洁；一般污垢的防除	Cleaning in general; prevention of fouling in general
B09	固体废物的处理；被污染土壤的再生	DISPOSAL OF SOLID WASTE; RECLAMATION OF CONTAMINATED SOIL 6" href="#" oncontextmenu="return false;" onclick="return false;">
B09B	其他类目不包括的固体废物的处理	Disposal of solid waste
B09C	污染的土壤的再生	Reclamation of contaminated soil
B21	基本上无切削的金属机械加工；金属冲压	Mechanical metal-working without essentially removing material; punching metal
B21B	金属的轧制	Rolling of metal
B21C	用非轧制的方式生产金属板、线、棒、管、型材或类似半成品；与基本无切削金属加工有关的辅助加工	Manufacture of metal sheets, wire, rods, tubes, profiles or like semi-manufactured products otherwise than by rolling; auxiliary operations used in connection with metal-working without essentially removing material
B21D	金属板或管、棒或型材的基本无切削加工或处理；冲压金属	Working or processing of sheet metal or metal tubes, rods or profiles without essentially removing material; punching metal
B21F	金属线材的加工或处理	Working or processing of metal wire
B21G	金属针、销或钉的制造	Making needles, pins or nails of metal
B21H	用轧制方法制造特殊的金属物品，如螺钉、轮、环、桶、球	MAKING PARTICULAR METAL OBJECTS BY ROLLING, e.g. SCREWS, WHEELS, RINGS, BARRELS, BALLS
B21J	锻造；锤击；金属压制；铆接；锻造炉	Forging; hammering; pressing metal; riveting; forge furnaces
B21K	锻件或金属压制件的制造，如马蹄铁、铆钉、螺栓或轮子	MAKING FORGED OR PRESSED METAL PRODUCTS, e.g. HORSE-SHOES, RIVETS, BOLTS OR WHEELS
B21L	金属链条的制造	Making metal chains
B22	铸造；粉末冶金	Casting; powder metallurgy
B22C	铸造造型	Foundry moulding
B22D	金属铸造；用相同工艺或设备的其他物质的铸造	Casting of metals; casting of other substances by the same processes or devices
B22F	金属粉末的加工；由金属粉末制造制品；金属粉末的制造；金属粉末的专用装置或设备	Working metallic powder; manufacture of articles from metallic powder; making metallic powder; apparatus or devices specially adapted for metallic powder
B23	机床；其他类目中不包括的金属加工	Machine tools; metal-working not otherwise provided for
B23B	车削；镗削	Turning; boring
B23C	铣削	Milling
B23D	刨削；插削；剪切；拉削；锯；锉削；刮削；其他类目不包括的用切除材料方式对金属加工的类似操作	Planing; slotting; shearing; broaching; sawing; filing; scraping; like operations for working metal by removing material, not otherwise provided for
B23F	齿轮或齿条的制造	Making gears or toothed racks
B23G	螺纹切制；螺钉、螺栓头或螺母的加工，及其有关的加工	Thread cutting; working of screws, bolt heads or nuts, in conjunction therewith
B23H	用电极代替刀具，以电流高度集中的作用在工件上的金属加工；这种加工与其他方式的金属加工的组合	Working of metal by the action of a high concentration of electric current on a workpiece using an electrode which takes the place of a tool; such working combined with other forms of working of metal
B23K	钎焊或脱焊；焊接；用钎焊或焊接方法包覆或镀敷；局部加热切割，如火焰切割；用激光束加工	SOLDERING OR UNSOLDERING; WELDING; CLADDING OR PLATING BY SOLDERING OR WELDING; CUTTING BY APPLYING HEAT LOCALLY, e.g. FLAME CUTTING; WORKING BY LASER BEAM
B23P	未包含在其他位置的金属加工；组合加工；万能机床	Metal-working not otherwise provided for; combined operations; universal machine tools
B23Q	机床的零件、部件或附件，如仿形装置或控制装置；以特殊零件或部件的结构为特征的通用机床；不针对某一特殊金属加工用途的金属加工机床的组合或联合	DETAILS, COMPONENTS, OR ACCESSORIES FOR MACHINE TOOLS, e.g. ARRANGEMENTS FOR COPYING OR CONTROLLING; MACHINE TOOLS IN GENERAL, CHARACTERISED BY THE CONSTRUCTION OF PARTICULAR DETAILS OR COMPONENTS; COMBINATIONS OR ASSOCIATIONS OF METAL-WORKING MACHINES, NOT DIRECTED TO A PARTICULAR RESULT
B24	磨削；抛光	Grinding; polishing
B24B	用于磨削或抛光的机床、装置或工艺	Machines, devices, or processes for grinding or polishing; dressing or conditioning of abrading surfaces; feeding of grinding, polishing, or lapping agents
B24C	磨料或微粒材料的喷射	Abrasive or related blasting with particulate material
B24D	磨削、抛光或刃磨用的工具	Tools for grinding, buffing or sharpening
B25	手动工具；轻便机动工具；手动器械的手柄；车间设备；机械手	Hand tools; portable power-driven tools; handles for hand implements; workshop equipment; manipulators
B25B	不包含在其他类目中的用于紧固、连接、拆卸或夹持的工具或台式设备	Tools or bench devices not otherwise provided for, for fastening, connecting, disengaging, or holding
B25C	手持钉钉或钉U形钉工具；手动轻便式钉U形钉工具	Hand-held nailing or stapling tools; manually-operated portable stapling tools
B25D	冲击工具	Percussive tools
B25F	不包括在其他类目中的组合工具或多用途工具；与执行操作无特殊关联并且不包括在其他类目中的轻便机动工具的零件或部件	Combination or multi-purpose tools not otherwise provided for; details or components of portable power-driven tools not particularly related to the operations performed and not otherwise provided for
B25G	手动器械的手柄	Handles for hand implements
B25H	车间设备，例如用于工件划线；车间储存设备	WORKSHOP EQUIPMENT, e.g. FOR MARKING-OUT WORK; STORAGE MEANS FOR WORKSHOPS
B25J	机械手；装有操纵装置的容器	Manipulators; chambers provided with manipulation devices
B26	手动切割工具；切割；切断	Hand cutting tools; cutting; severing
B26B	不包含在其他类目中的手持切割工具	Hand-held cutting tools not otherwise provided for
B26D	切割；用于打孔、冲孔、切割、冲裁或切断的机器的通用零件	CUTTING; DETAILS COMMON TO MACHINES FOR PERFORATING, PUNCHING, CUTTING-OUT, STAMPING-OUT OR SEVERING 5" href="#" oncontextmenu="return false;" onclick="return false;">
B26F	打孔；冲孔；切下；冲裁；除切割外的切断	PERFORATING; PUNCHING; CUTTING-OUT; STAMPING-OUT; SEVERING BY MEANS OTHER THAN CUTTING 5" href="#" oncontextmenu="return false;" onclick="return false;">
B27	木材或类似材料的加工或保存；一般钉钉机或钉U形钉机	Working or preserving wood or similar material; nailing or stapling machines in general
B27B	木材或相似材料用锯；其零件或附件	Saws for wood or similar material; components or accessories therefor
B27C	木材或相似材料用木工刨床、钻床、铣床、车床或通用机械	Planing, drilling, milling, turning or universal machines for wood or similar material
B27D	加工单板或胶合板	Working veneer or plywood
B27F	木材或相似材料的楔形榫的加工；凸榫；开槽机；钉钉机或钉U形钉机	Dovetailed work; tenons; slotting machines for wood or similar material; nailing or stapling machines
B27G	加工木材或类似材料的附属机械和装置；加工木材或类似材料的工具；加工木材的机械或工具的安全装置	Accessory machines or apparatus for working wood or similar materials; tools for working wood or similar materials; safety devices for wood working machines or tools
B27H	弯曲木材或相似材料；制桶；用木材或相似材料制作木轮	Bending wood or similar material; cooperage; making wheels from wood or similar material
B27J	藤茎、软木或类似材料的机械加工	Mechanical working of cane, cork, or similar materials
B27K	其他类目中不包括的木材的浸渍、着色、染色、漂白，或者用渗入液体处理木材的工艺、设备或材料选择；软木、藤、芦苇、稻草或类似材料的化学或物理处理	Processes, apparatus or selection of substances for impregnating, staining, dyeing or bleaching of wood, or for treating of wood with permeant liquids, not otherwise provided for; chemical or physical treatment of cork, cane, reed, straw or similar materials
B27L	除去树皮或残留树枝；劈裂木材；薄木片、木棒、刨花、木质纤维或木粉的制造	Removing bark or vestiges of branches; splitting wood; manufacture of veneer, wooden sticks, wood shavings, wood fibres or wood powder
B27M	不包含在B27B至B27L小类中的木材加工；特种木制品的制造	Working of wood not provided for in subclasses b27b-b27l; manufacture of specific wooden articles
B27N	用干燥方法制造物品，带或不带有机黏合剂，物品是由含有木材或其他木质纤维的或类似有机材料的碎粒或纤维构成的	Manufacture by dry processes of articles, with or without organic binding agents, made from particles or fibres consisting of wood or other lignocellulosic or like organic material
B28	加工水泥、黏土或石料	Working cement, clay, or stone
B28B	黏土或其他陶瓷成分的成型；熔渣的成型；含有水泥材料的混合物的成型，例如灰浆	SHAPING CLAY OR OTHER CERAMIC COMPOSITIONS; SHAPING SLAG; SHAPING MIXTURES CONTAINING CEMENTITIOUS MATERIAL, e.g. PLASTER
B28C	制造黏土；制造含有黏土或水泥材料的混合料，例如灰浆	PREPARING CLAY; PRODUCING MIXTURES CONTAINING CLAY OR CEMENTITIOUS MATERIAL, e.g. PLASTER
B28D	加工石头或类似石头的材料	Working stone or stone-like materials
B29	塑料的加工；一般处于塑性状态物质的加工	Working of plastics; working of substances in a plastic state in general
B29B	成型材料的准备或预处理；制作颗粒或预型件；塑料或包含塑料的废料的其他成分的回收	Preparation or pretreatment of the material to be shaped; making granules or preforms; recovery of plastics or other constituents of waste material containing plastics
B29C	塑料的成型连接；塑性状态材或料的成型，不包含在其他类目中的；已成型产品的后处理，例如修整	SHAPING OR JOINING OF PLASTICS; SHAPING OF MATERIAL IN A PLASTIC STATE, NOT OTHERWISE PROVIDED FOR; AFTER-TREATMENT OF THE SHAPED PRODUCTS, e.g. REPAIRING
B29D	用塑料或用塑性状态的物质生产特殊制品	Producing particular articles from plastics or from substances in a plastic state
B29K	与小类B29B、B29C或B29D联合使用的、涉及成型材料或涉及用于增强材料、填料或预型件，例如嵌件的引得表	INDEXING SCHEME ASSOCIATED WITH SUBCLASSES B29B, B29C OR B29D, RELATING TO MOULDING MATERIALS OR TO MATERIALS FOR REINFORCEMENTS, FILLERS OR PREFORMED PARTS, e.g. INSERTS
B29L	涉及特殊制品、与小类B29C联合使用的引得表	Indexing scheme associated with subclass b29c, relating to particular articles
B30	压力机	Presses
B30B	一般压力机；不包含在其他类目中的压力机	Presses in general; presses not otherwise provided for
B31	纸品或纸板或类似纸的方式加工的材料制品制作；纸或纸板或类似纸的方式加工的材料的加工	Making articles of paper, cardboard or material worked in a manner analogous to paper; working paper, cardboard or material worked in a manner analogous to paper
B31B	纸、纸板或以类似纸的方式加工的材料制成的容器的制作	Making containers of paper, cardboard or material worked in a manner analogous to paper
B31C	由纸、纸板或使用上与纸类似的材料制造绕制物品，如绕制管	MAKING WOUND ARTICLES, e.g. WOUND TUBES, OF PAPER, CARDBOARD OR MATERIAL WORKED IN A MANNER ANALOGOUS TO PAPER
B31D	制作不包括在B31B或B31C小类的纸板或类似纸的方式加工的材料制造的物品	Making articles of paper, cardboard or material worked in a manner analogous to paper, not provided for in subclasses b31b or b31c
B31F	纸张，纸板或类似纸的方式加工的材料的机械加工或变形	Mechanical working or deformation of paper, cardboard or material worked in a manner analogous to paper
B32	层状产品	Layered products
B32B	层状产品，即由扁平的或非扁平的薄层，例如泡沫状的、蜂窝状的薄层构成的产品	LAYERED PRODUCTS, i.e. PRODUCTS BUILT-UP OF STRATA OF FLAT OR NON-FLAT, e.g. CELLULAR OR HONEYCOMB, FORM
B33	增材制造技术	Additive manufacturing technology
B33Y	增材制造，即通过增材沉积、增材附聚或增材分层，例如通过3D打印、立体光刻或选择性激光烧结来制造三维物体	ADDITIVE MANUFACTURING, i.e. MANUFACTURING OF THREE-DIMENSIONAL [3D] OBJECTS BY ADDITIVE DEPOSITION, ADDITIVE AGGLOMERATION OR ADDITIVE LAYERING, e.g. BY 3D PRINTING, STEREOLITHOGRAPHY OR SELECTIVE LASER SINTERING
B41	印刷；排版机；打字机；模印机	Printing; lining machines; typewriters; stamps
B41B	制版、排字或拆版还字用的机器或附件；铅字；照相或光电排字装置	Machines or accessories for making, setting, or distributing type; type; photographic or photoelectronic composing devices
B41C	印刷版的制造或复制工艺	Processes for the manufacture or reproduction of printing surfaces
B41D	铅版印刷版的印版的机械复制设备；弹性或塑性材料的印刷版的成型	Apparatus for the mechanical reproduction of printing surfaces for stereotype printing; shaping elastic or deformable material to form printing surfaces
B41F	印刷机械或印刷机	Printing machines or presses
B41G	用于金粉印刷、线条印刷，或用于单张纸或类似物品印刷花边或边线的装置；与印刷机相连的穿孔辅助设备	Apparatus for bronze printing, line printing, or for bordering or edging sheets or like articles; auxiliary apparatus for perforating in conjunction with printing
B41J	打字机；选择性印刷机构，即不用印版的印刷机构；印刷错误的修正	TYPEWRITERS; SELECTIVE PRINTING MECHANISMS, i.e. MECHANISMS PRINTING OTHERWISE THAN FROM A FORME; CORRECTION OF TYPOGRAPHICAL ERRORS
B41K	模印机；模印或印号码设备或装置	Stamps; stamping or numbering apparatus or devices
B41L	办公或其他商业用的复写、复制或印刷设备或装置；地址印刷机或类似的系列印刷机	Apparatus or devices for manifolding, duplicating or printing for office or other commercial purposes; addressing machines or like series-printing machines
B41M	印刷、复制、标记或拷贝工艺；彩色印刷	Printing, duplicating, marking, or copying processes; colour printing
B41N	印版或箔；印刷机上印刷、着墨、润湿用的表面材料；上述所用表面的制备和保存	Printing plates or foils; materials for surfaces used in printing machines for printing, inking, damping, or the like; preparing such surfaces for use or conserving them
B42	装订；图册；文件夹；特种印刷品	Bookbinding; albums; files; special printed matter
B42B	单页，成叠纸或帖码的永久性装订，或永久性把物品订在其上	Permanently attaching together sheets, quires, or signatures, or permanently attaching objects thereto
B42C	装订	Bookbinding
B42D	书；书籍封皮；活页；具有标识或安全功能特征的印刷品；没有另作规定的特殊格式或风格的印刷品；其所使用的设备且没有另作规定;动带写入或读取装置	Books; book covers; loose leaves; printed matter characterised by identification or security features; printed matter of special format or style not otherwise provided for; devices for use therewith and not otherwise provided for; movable-strip writing or reading apparatus
B42F	单页的临时装订；文件夹；文件卡片；检索用具	Sheets temporarily attached together; filing appliances; file cards; indexing
B43	书写或绘图器具；办公用品	Writing or drawing implements; bureau accessories
B43K	书写或绘图器具	Implements for writing or drawing
B43L	书写或绘图用品；书写或绘图辅助用品	Articles for writing or drawing upon; accessories for writing or drawing
B43M	不包括在其他类目中的办公用品	Bureau accessories not otherwise provided for
B44	装饰艺术	Decorative arts
B44B	用于艺术制品的机器、设备或工具，例如用于雕塑、扭索饰、雕刻、烙印或镶嵌	MACHINES, APPARATUS OR TOOLS FOR ARTISTIC WORK, e.g. FOR SCULPTURING, GUILLOCHING, CARVING, BRANDING OR INLAYING
B44C	产生装饰效果的工艺；镶嵌制品；镶木制品；裱糊	Producing decorative effects; mosaics; tarsia work; paperhanging
B44D	不包含在其他类目中的绘画或艺术图；保藏绘画；为获得特殊艺术表面效果或修饰的表面处理	Painting or artistic drawing, not otherwise provided for; preserving paintings; surface treatment to obtain special artistic surface effects or finishes
B44F	特种图样或图画	Special designs or pictures
B60	一般车辆	Vehicles in general
B60B	车轮；脚轮；用于脚轮或车轮的车轴；车轮附着力的提高	Vehicle wheels; castors; axles for wheels or castors; increasing wheel adhesion
B60C	车用轮胎；轮胎充气；轮胎的更换；一般充气弹性体与气门的连接；与轮胎有关的装置或布置	Vehicle tyres; tyre inflation; tyre changing; connecting valves to inflatable elastic bodies in general; devices or arrangements related to tyres
B60D	车辆的连接件	Vehicle connections
B60F	轨道和道路两用车辆；可在不同介质上或介质中行驶的车辆，例如两栖车辆	VEHICLES FOR USE BOTH ON RAIL AND ON ROAD; VEHICLES CAPABLE OF TRAVELLING IN OR ON DIFFERENT MEDIA, e.g. AMPHIBIOUS VEHICLES
B60G	车辆悬架装置的配置	Vehicle suspension arrangements
B60H	特别适用于车辆客室或货室的加热、冷却、通风或其他空气处理设备的布置或装置	Arrangements of heating, cooling, ventilating or other air-treating devices specially adapted for passenger or goods spaces of vehicles
B60J	车辆的窗、挡风玻璃、非固定车顶、门或类似装置；专门适用于车辆的可移动的外部护套	Windows, windscreens, non-fixed roofs, doors, or similar devices for vehicles; removable external protective coverings specially adapted for vehicles
B60K	车辆动力装置或传动装置的布置或安装；两个以上不同的车辆原动机的布置或安装；车辆辅助驱动装置；车辆用仪表或仪表板；与车辆动力装置的冷却、进气、排气或燃料供给结合的布置	ARRANGEMENT OR MOUNTING OF PROPULSION UNITS OR OF TRANSMISSIONS IN VEHICLES; ARRANGEMENT OR MOUNTING OF PLURAL DIVERSE PRIME-MOVERS IN VEHICLES; AUXILIARY DRIVES FOR VEHICLES; INSTRUMENTATION OR DASHBOARDS FOR VEHICLES; ARRANGEMENTS IN CONNECTION WITH COOLING, AIR INTAKE, GAS EXHAUST OR FUEL SUPPLY OF PROPULSION UNITS IN VEHICLES 2006.01" href="#" oncontextmenu="return false;" onclick="return false;">
B60L	电动车辆动力装置；车辆辅助装备的供电；一般车辆的电力制动系统；车辆的磁悬置或悬浮；电动车辆的监控操作变量;电力牵引	Propulsion of electrically-propelled vehicles; supplying electric power for auxiliary equipment of electrically-propelled vehicles; electrodynamic brake systems for vehicles in general; magnetic suspension or levitation for vehicles; monitoring operating variables of electrically-propelled vehicles; electric safety devices for electrically-propelled vehicles
B60M	电动车辆的电源线路或沿路轨的装置	Power supply lines, or devices along rails, for electrically-propelled vehicles
B60N	用于车辆的特殊位置；不包含在其他类目中的车辆乘客用设备	Seats specially adapted for vehicles; vehicle passenger accommodation not otherwise provided for
B60P	适用于货运或运输、装载或包容特殊货物或物体的车辆	Vehicles adapted for load transportation or to transport, to carry, or to comprise special loads or objects
B60Q	一般车辆照明或信号装置的布置，及其安装或支承或其电路	Arrangement of signalling or lighting devices, the mounting or supporting thereof or circuits therefor, for vehicles in general
B60R	不包含在其他类目中的车辆、车辆配件或车辆部件	Vehicles, vehicle fittings, or vehicle parts, not otherwise provided for
B60S	不包含在其他类目中的车辆保养、清洗、修理、支承、举升或调试	Servicing, cleaning, repairing, supporting, lifting, or manoeuvring of vehicles, not otherwise provided for
B60T	车辆制动控制系统或其部件；一般制动控制系统或其部件；一般制动元件在车辆上的布置；用于防止车辆发生不希望的运动的便携装置；便于冷却制动器的车辆的改进	VEHICLE BRAKE CONTROL SYSTEMS OR PARTS THEREOF; BRAKE CONTROL SYSTEMS OR PARTS THEREOF, IN GENERAL; ARRANGEMENT OF BRAKING ELEMENTS ON VEHICLES IN GENERAL; PORTABLE DEVICES FOR PREVENTING UNWANTED MOVEMENT OF VEHICLES; VEHICLE MODIFICATIONS TO FACILITATE COOLING OF BRAKES 2006.01" href="#" oncontextmenu="return false;" onclick="return false;">
B60V	气垫车	Air-cushion vehicles
B60W	不同类型或不同功能的车辆子系统的联合控制；专门适用于混合动力车辆的控制系统；不与某一特定子系统的控制相关联的道路车辆驾驶控制系统	Conjoint control of vehicle sub-units of different type or different function; control systems specially adapted for hybrid vehicles; road vehicle drive control systems for purposes not related to the control of a particular sub-unit
B61	铁路	Railways
B61B	铁路系统；不包含在其他类目中的装置	Railway systems; equipment therefor not otherwise provided for
B61C	机车；机动有轨车	Locomotives; motor railcars
B61D	铁路车辆的种类或车体部件	Body details or kinds of railway vehicles
B61F	铁路车辆的悬架，如底架、转向架或轮轴；在不同宽度的轨道上使用的铁路车辆；铁路车辆预防脱轨；护轮罩，障碍物清除器或铁路车辆类似装置	RAIL VEHICLE SUSPENSIONS, e.g. UNDERFRAMES, BOGIES OR ARRANGEMENTS OF WHEEL AXLES; RAIL VEHICLES FOR USE ON TRACKS OF DIFFERENT WIDTH; PREVENTING DERAILING OF RAIL VEHICLES; WHEEL GUARDS, OBSTRUCTION REMOVERS OR THE LIKE FOR RAIL VEHICLES
B61G	专门适用于铁路车辆的连接器；专门适用于铁路车辆的牵引装置或缓冲装置铁路车辆特有的连接	Couplings specially adapted for railway vehicles; draught or buffing appliances specially adapted for railway vehicles
B61H	特别适用于铁路车辆的制动器或其他减速装置；铁路车辆上的布置或配置	Brakes or other retarding devices specially adapted for rail vehicles; arrangement or disposition thereof in rail vehicles
B61J	铁路车辆的移位或调车	Shifting or shunting of rail vehicles
B61K	其他不包括的特别适用于铁路的辅助设备	Auxiliary equipment specially adapted for railways, not otherwise provided for
B61L	铁路交通管理；保证铁路交通安全	Guiding railway traffic; ensuring the safety of railway traffic
B62	无轨陆用车辆 B62B手动车辆，例如手推车或摇篮车；雪橇	Land vehicles for travelling otherwise than on rails
B62B	手动车辆，例如手推车或摇篮车；雪橇	HAND-PROPELLED VEHICLES, e.g. HAND CARTS OR PERAMBULATORS; SLEDGES
B62C	畜拉车	Vehicles drawn by animals
B62D	机动车；挂车	Motor vehicles; trailers
B62H	自行车架；自行车停放或存放用支架或固定装置；防止或指示擅自使用或盗窃自行车的装置；与自行车构成一体的锁；学骑自行车的设备	Cycle stands; supports or holders for parking or storing cycles; appliances preventing or indicating unauthorised use or theft of cycles; locks integral with cycles; devices for learning to ride cycles
B62K	自行车；自行车架；自行车转向装置；专门适用于自行车乘骑者操作的终端控制装置；自行车轴悬挂装置；自行车跨斗、前车或类似附加车辆	Cycles; cycle frames; cycle steering devices; rider-operated terminal controls specially adapted for cycles; cycle axle suspensions; cycle sidecars, forecars, or the like
B62L	专门适用于自行车的制动器	Brakes specially adapted for cycles
B62M	乘骑者驱动的轮式车辆或滑橇；动力驱动的滑橇或自行车；专门适用于这些交通工具的传动装置	Rider propulsion of wheeled vehicles or sledges; powered propulsion of sledges or cycles; transmissions specially adapted for such vehicles
B63	船舶或其他水上船只；与船有关的设备	Ships or other waterborne vessels; related equipment
B63B	船舶或其他水上船只；船用设备	Ships or other waterborne vessels; equipment for shipping
B63C	船只下水，拖出或进干船坞；水中救生；用于水下居住或作业的设备；用于打捞或搜索水下目标的装置	Launching, hauling-out, or dry-docking of vessels; life-saving in water; equipment for dwelling or working under water; means for salvaging or searching for underwater objects
B63G	舰艇上的攻击或防御装置；布雷；扫雷；潜艇；航空母舰	Offensive or defensive arrangements on vessels; mine-laying; mine-sweeping; submarines; aircraft carriers
B63H	船舶的推进装置或操舵装置	Marine propulsion or steering
B63J	船上辅助设备	Auxiliaries on vessels
B64	飞行器；航空；宇宙航行	Aircraft; aviation; cosmonautics
B64B	轻于空气的飞行器	Lighter-than-air aircraft
B64C	飞机；直升飞机	Aeroplanes; helicopters
B64D	用于与飞机配合或装到飞机上的设备；飞行服；降落伞；动力装置或推进传动装置在飞机中的配置或安装	Equipment for fitting in or to aircraft; flight suits; parachutes; arrangements or mounting of power plants or propulsion transmissions in aircraft
B64F	与飞机相关联的地面装置或航空母舰甲板装置；其他类目不包括的飞机设计、制造、装配、清洗、维修或修理；其他类目不包括的飞机部件的处理、运输、测试或检查	Ground or aircraft-carrier-deck installations specially adapted for use in connection with aircraft; designing, manufacturing, assembling, cleaning, maintaining or repairing aircraft, not otherwise provided for; handling, transporting, testing or inspecting aircraft components, not otherwise provided for
B64G	宇宙航行；及其所用的飞行器或设备	Cosmonautics; vehicles or equipment therefor
B64U	无人驾驶飞行器[UAV]；为此的设备注意 1.本小类包括专门适用于无人驾驶航空用途的飞行器及其设备。 2.本小类不包括：用于控制位置、航向、高度或姿态的计算机控制系统，分入组G05D1/00；无人机交通控制分入组G08G5/00. 3.既可以有人驾驶又可以无人驾驶的应同时分入此小类和适用于有人驾驶用途的B64 的子类中。 4.未被该小类覆盖的无人机及其设备的细节或特征应被分类到B64类的相关子类中。 5.在该小类中，期望添加组B64U101/00的引得码，涵盖无人机的特定用途或应用。	Unmanned aerial vehicles [uav]; equipment therefor
B65	输送；包装；贮存；搬运薄的或细丝状材料	Conveying; packing; storing; handling thin or filamentary material
B65B	包装物件或物料的机械，装置或设备，或方法；启封	Machines, apparatus or devices for, or methods of, packaging articles or materials; unpacking
B65C	贴标签或签条的机械、装置或方法	Labelling or tagging machines, apparatus, or processes
B65D	用于物件或物料贮存或运输的容器，如袋、桶、瓶子、箱盒、罐头、纸板箱、板条箱、圆桶、罐、槽、料仓、运输容器；所用的附件、封口或配件；包装元件；包装件	CONTAINERS FOR STORAGE OR TRANSPORT OF ARTICLES OR MATERIALS, e.g. BAGS, BARRELS, BOTTLES, BOXES, CANS, CARTONS, CRATES, DRUMS, JARS, TANKS, HOPPERS, FORWARDING CONTAINERS; ACCESSORIES, CLOSURES, OR FITTINGS THEREFOR; PACKAGING ELEMENTS; PACKAGES
B65F	家庭的或类似的垃圾的收集或清除	Gathering or removal of domestic or like refuse
B65G	运输或贮存装置，例如装载或倾卸用输送机、车间输送机系统或气动管道输送机	TRANSPORT OR STORAGE DEVICES, e.g. CONVEYORS FOR LOADING OR TIPPING, SHOP CONVEYOR SYSTEMS OR PNEUMATIC TUBE CONVEYORS
B65H	搬运薄的或细丝状材料，如薄板、条材、缆索	HANDLING THIN OR FILAMENTARY MATERIAL, e.g. SHEETS, WEBS, CABLES
B66	卷扬；提升；牵引	Hoisting; lifting; hauling
B66B	升降机；自动扶梯或移动人行道	Elevators; escalators or moving walkways
B66C	起重机；用于起重机、绞盘、绞车或滑车的载荷吊挂元件或装置	Cranes; load-engaging elements or devices for cranes, capstans, winches, or tackles
B66D	绞盘；绞车；滑车，如滑轮组；起重机	CAPSTANS; WINCHES; TACKLES, e.g. PULLEY BLOCKS; HOISTS
B66F	不包含在其他类目中的卷扬、提升、牵引或推动，如把提升力或推动力直接作用于载荷表面的装置	HOISTING, LIFTING, HAULING, OR PUSHING, NOT OTHERWISE PROVIDED FOR, e.g. DEVICES WHICH APPLY A LIFTING OR PUSHING FORCE DIRECTLY TO THE SURFACE OF A LOAD
B67	开启或封闭瓶子、罐或类似的容器；液体的贮运	Opening or closing bottles, jars or similar containers; liquid handling
B67B	将封闭件封装在瓶子、罐或类似容器上；密闭容器的开启	Applying closure members to bottles, jars, or similar containers; opening closed containers
B67C	不包含在其他类目中的瓶子、罐、罐头、木桶、桶或类似容器的灌注液体或半液体或排空；漏斗	Filling with liquids or semiliquids, or emptying, of bottles, jars, cans, casks, barrels, or similar containers, not otherwise provided for; funnels
B67D	不包含在其他类目中的液体分配、输送或转送装置	Dispensing, delivering, or transferring liquids, not otherwise provided for
B68	鞍具；家具罩面	Saddlery; upholstery
B68B	马具；与马具有关的装置；鞭子或类似物	Harness; devices used in connection therewith; whips or the like
B68C	鞍座；镫	Saddles; stirrups
B68F	皮革、帆布或类似材料制品的制作	Making articles from leather, canvas, or the like
B68G	用于家具罩面的方法、设备或机器；不包含在其他类目中的家具罩面	Methods, equipment, or machines for use in upholstering; upholstery not otherwise provided for
B81	微观结构技术 注意 1.本大类涵盖微结构装置或系统，包括至少一个基本元件或构造，其特征在于其非常小的尺寸，通常在10至10米的范围内，即在不使用光学显微镜的情况下，在至少一个维度[1D]上不能完全辨别其显著特征。 2.在本大类中，使用具有所示含义的以下表达式： “微结构装置”涵盖： a.包括可移动、柔性或可变形元件的微机械装置；以及 B.不具有可移动、柔性或可变形元件的三维[3D]结构，包括被设计为实现与其环境相互作用的基本结构功能的微结构，而不是纯粹的电子或化学功能，而不管所述结构是与微电子器件组合还是由特定材料形成； “微结构系统”包括： a.协作微结构装置的系统；以及 B.微机电或微光机械系统，其在公共衬底上组合微结构装置和电或光学部件的特定特征，例如用于控制、分析或发信号通知微结构装置的功能。	Microstructural technology
B81B	微观结构的装置或系统，例如微观机械装置	MICROSTRUCTURAL DEVICES OR SYSTEMS, e.g. MICROMECHANICAL DEVICES
B81C	专门适用于制造或处理微观结构的装置或系统的方法或设备	Processes or apparatus specially adapted for the manufacture or treatment of microstructural devices or systems
B82	超微技术	Nanotechnology
B82B	通过操纵单个原子或分子或作为离散单元的有限原子或分子集合形成的纳米结构；其制造或处理注意：本小类不涵盖由其他地方，例如C08或C12类中，提供的化学或生物纳米结构本身。归类于本小类的主题进一步归类于B82Y小类，以便能够使用B82Y小类的分类号与 B82B小类的分类号相结合，对纳米结构技术进行综合检索。具有专门特征或功能的纳米结构进一步归类于提供这些特征或功能的其他小类的适当位置，例如在G01Q小类或G02F1/017、H10D30/43组中。	Nanostructures formed by manipulation of individual atoms, molecules, or limited collections of atoms or molecules as discrete units; manufacture or treatment thereof
B82Y	纳米结构的特定用途或应用；纳米结构的测量或分析；纳米结构的制造或处理	Specific uses or applications of nanostructures; measurement or analysis of nanostructures; manufacture or treatment of nanostructures
B99	本部其他类目中不包括的技术主题	Subject matter not otherwise provided for in this section
B99Z	本部其他类目中不包括的技术主题	Subject matter not otherwise provided for in this section
`
