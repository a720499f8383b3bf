/** Titles of the International Patent Classification 2026.01, section E: symbol, Chinese, English. Source: WIPO, CC BY 4.0; notes left out. */
export const sectionE = `
E	固定建筑物	Fixed constructions
E01	道路、铁路或桥梁的建筑	Construction of roads, railways, or bridges
E01B	铁路轨道；铁路轨道附件；铺设各种铁路的机器	Permanent way; permanent-way tools; machines for making railways of all kinds
E01C	道路、体育场或类似工程的修建或其铺面；修建和修复用的机械和附属工具	Construction of, or surfaces for, roads, sports grounds, or the like; machines or auxiliary tools for construction or repair
E01D	桥梁	Bridges
E01F	附属工程，例如，道路设备和月台、直升机降落台、标志、防雪栅等的修建	Additional work, such as equipping roads or the construction of platforms, helicopter landing stages, signs, snow fences, or the like
E01H	街道清洗；轨道清洗；海滩清洗；陆地清洗；一般驱雾法	Street cleaning; cleaning of permanent ways; cleaning beaches; cleaning land; dispersing fog in general
E02	水利工程；基础；疏浚	Hydraulic engineering; foundations; soil-shifting
E02B	水利工程	Hydraulic engineering
E02C	船舶提升设备或机械	Ship-lifting devices or mechanisms
E02D	基础；挖方；填方；地下或水下结构物	Foundations; excavations; embankments; underground or underwater structures
E02F	挖掘；疏浚	Dredging; soil-shifting
E03	给水；排水	Water supply; sewerage
E03B	取水、集水或配水的装置或方法	Installations or methods for obtaining, collecting, or distributing water
E03C	干净水或废水的户内卫生管道装置；洗涤盆	Domestic plumbing installations for fresh water or waste water; sinks
E03D	冲水厕所或带有冲洗设备的小便池；其冲洗阀门	Water-closets or urinals with flushing devices; flushing valves therefor
E03F	下水道，污水井	Sewers; cesspools
E04	建筑物	Building
E04B	一般建筑物构造；墙，例如，间壁墙；屋顶；楼板；顶棚；建筑物的隔绝或其他防护	GENERAL BUILDING CONSTRUCTIONS; WALLS, e.g. PARTITIONS; ROOFS; FLOORS; CEILINGS; INSULATION OR OTHER PROTECTION OF BUILDINGS
E04C	结构构件；建筑材料	Structural elements; building materials
E04D	屋面覆盖层；天窗；檐槽；屋面施工工具	Roof coverings; sky-lights; gutters; roof-working tools
E04F	建筑物的装修工程，例如，楼梯，楼面	FINISHING WORK ON BUILDINGS, e.g. STAIRS, FLOORS
E04G	脚手架、模壳；模板；施工用具或辅助设备，或其应用；建筑材料的现场处理；原有建筑物的修理，拆除或其他工作	Scaffolding; forms; shuttering; building implements or aids, or their use; handling building materials on the site; repairing, breaking-up or other work on existing buildings
E04H	专门用途的建筑物或类似的构筑物；游泳或喷水浴槽或池；桅杆；围栏；一般帐篷或天篷	Buildings or like structures for particular purposes; swimming or splash baths or pools; masts; fencing; tents or canopies, in general
E05	锁；钥匙；门窗零件；保险箱	Locks; keys; window or door fittings; safes
E05B	锁；其附件；手铐	Locks; accessories therefor; handcuffs
E05C	用于翼扇，专门适用于门或窗的插销或固接器件	Bolts or fastening devices for wings, specially for doors or windows
E05D	门、窗或翼扇的铰链或其他悬挂装置	Hinges or suspension devices for doors, windows or wings
E05F	使翼扇移到开启或关闭位置的器件；翼扇调节；其他类目未包括而与翼扇功能有关的零件	Devices for moving wings into open or closed position; checks for wings; wing fittings not otherwise provided for, concerned with the functioning of the wing
E05G	贵重物品保险箱或保险库；银行用的保险装置；安全交易隔板 	Safes or strong-rooms for valuables; bank protection devices; safety transaction partitions
E06	一般门、窗、百叶窗或卷辊遮帘；梯子	Doors, windows, shutters, or roller blinds, in general; ladders
E06B	在建筑物、车辆、围栏或类似围绕物的开口处用的固定式或移动式闭合装置，例如，门、窗、遮帘、栅门	FIXED OR MOVABLE CLOSURES FOR OPENINGS IN BUILDINGS, VEHICLES, FENCES, OR LIKE ENCLOSURES, IN GENERAL, e.g. DOORS, WINDOWS, BLINDS, GATES
E06C	梯子	LADDERS 6" href="#" oncontextmenu="return false;" onclick="return false;">
E21	土层或岩石的钻进；采矿	Earth or rock drilling; mining
E21B	土层或岩石的钻进；从井中开采油、气、水、可溶解或可熔化物质或矿物泥浆	Earth or rock drilling; obtaining oil, gas, water, soluble or meltable materials or a slurry of minerals from wells
E21C	采矿或采石	Mining or quarrying
E21D	竖井；隧道；平硐；大型地下室	SHAFTS; TUNNELS; GALLERIES; LARGE UNDERGROUND CHAMBERS 6" href="#" oncontextmenu="return false;" onclick="return false;">
E21F	矿井或隧道中或其自身的安全装置，运输、充填、救护、通风或排水〔２〕	Safety devices, transport, filling-up, rescue, ventilation, or drainage in or of mines or tunnels
E99	本部其他类目不包括的技术主题	Subject matter not otherwise provided for in this section
E99Z	本部其他类目不包括的技术主题	Subject matter not otherwise provided for in this section
`
