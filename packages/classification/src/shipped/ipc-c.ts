/** Titles of the International Patent Classification 2026.01, section C: symbol, Chinese, English. Source: WIPO, CC BY 4.0; notes left out. */
export const sectionC = `
C	化学；冶金	Chemistry; metallurgy
C01	无机化学	Inorganic chemistry
C01B	非金属元素；其化合物	Non-metallic elements; compounds thereof
C02	水、废水、污水或污泥的处理	Treatment of water, waste water, sewage, or sludge
C02F	水、废水、污水或污泥的处理	Treatment of water, waste water, sewage, or sludge
C03	玻璃；矿棉或渣棉	Glass; mineral or slag wool
C03B	玻璃、矿物或渣棉的制造、成型；玻璃、矿物或渣棉的制造或成型的辅助工艺	Manufacture or shaping of glass, or of mineral or slag wool; supplementary processes in the manufacture or shaping of glass, or of mineral or slag wool
C03C	玻璃、釉或搪瓷釉的化学成分；玻璃的表面处理；由玻璃、矿物或矿渣制成的纤维或细丝的表面处理；玻璃与玻璃或与其他材料的接合	Chemical composition of glasses, glazes or vitreous enamels; surface treatment of glass; surface treatment of fibres or filaments made from glass, minerals or slags; joining glass to glass or other materials
C04	水泥；混凝土；人造石；陶瓷；耐火材料	Cements; concrete; artificial stone; ceramics; refractories
C04B	石灰；氧化镁；矿渣；水泥；其组合物，例如：砂浆、混凝土或类似的建筑材料；人造石；陶瓷；耐火材料；天然石的处理	LIME; MAGNESIA; SLAG; CEMENTS; COMPOSITIONS THEREOF, e.g. MORTARS, CONCRETE OR LIKE BUILDING MATERIALS; ARTIFICIAL STONE; CERAMICS; REFRACTORIES; TREATMENT OF NATURAL STONE
C05	肥料；肥料制造	Fertilisers; manufacture thereof
C05B	磷肥	Phosphatic fertilisers
C05C	氮肥	Nitrogenous fertilisers
C05D	不包含在C05B、C05C小类中的无机肥料；产生二氧化碳的肥料	Inorganic fertilisers not covered by subclasses c05b, c05c; fertilisers producing carbon dioxide
C05F	不包含在C05B、C05C小类中的有机肥料，如用废物或垃圾制成的肥料	ORGANIC FERTILISERS NOT COVERED BY SUBCLASSES C05B, C05C, e.g. FERTILISERS FROM WASTE OR REFUSE
C05G	分属于C05大类下各小类中肥料的混合物；由一种或多种肥料与无特殊肥效的添加剂组分的混合物；以形状为特征的肥料	Mixtures of fertilisers covered individually by different subclasses of class c05; mixtures of one or more fertilisers with additives not having a specific fertilising activity; fertilisers characterised by their form
C06	炸药；火柴	Explosives; matches
C06B	炸药或热剂的组合物；其制造；用单种物质作炸药	Explosive or thermic compositions; manufacture thereof; use of single substances as explosives
C06C	起爆或点火装置；引信；化学点火具；点火剂	Detonating or priming devices; fuses; chemical lighters; pyrophoric compositions
C06D	烟雾发生装置；毒气攻击剂；爆炸或推进用气体的产生	Means for generating smoke or mist; gas-attack compositions; generation of gas for blasting or propulsion
C06F	火柴；火柴的制造	Matches; manufacture of matches
C07	有机化学	Organic chemistry
C07B	有机化学的般方法；所用的装置	General methods of organic chemistry; apparatus therefor
C07C	无环或碳环化合物	Acyclic or carbocyclic compounds
C07D	杂环化合物	Heterocyclic compounds
C07F	含除碳、氢、卤素、氧、氮、硫、硒或碲以外的其他元素的无环，碳环或杂环化合物	Acyclic, carbocyclic, or heterocyclic compounds containing elements other than carbon, hydrogen, halogen, oxygen, nitrogen, sulfur, selenium or tellurium
C07G	未知结构的化合物	Compounds of unknown constitution
C07H	糖类；及其衍生物；核苷；核苷酸；核酸	Sugars; derivatives thereof; nucleosides; nucleotides; nucleic acids
C07J	甾族化合物	Steroids
C07K	肽	Peptides
C08	有机高分子化合物；其制备或化学加工；以其为基料的组合物	Organic macromolecular compounds; their preparation or chemical working-up; compositions based thereon
C08B	多糖类; 其衍生物 	Polysaccharides; derivatives thereof
C08C	橡胶的处理或化学改性	Treatment or chemical modification of rubbers
C08F	仅用碳碳不饱和键反应得到的高分子化合物	Macromolecular compounds obtained by reactions only involving carbon-to-carbon unsaturated bonds
C08G	用碳碳不饱和键以外的反应得到的高分子化合物	Macromolecular compounds obtained otherwise than by reactions only involving carbon-to-carbon unsaturated bonds
C08H	天然高分子化合物的衍生物	Derivatives of natural macromolecular compounds
C08J	加工；配料的一般工艺过程；不包括在C08B，C08C，C08F，C08G或C08H小类中的后处理	WORKING-UP; GENERAL PROCESSES OF COMPOUNDING; AFTER-TREATMENT NOT COVERED BY SUBCLASSES C08B, C08C, C08F, C08G or C08H
C08K	使用无机物或非高分子有机物作为配料	Use of inorganic or non-macromolecular organic substances as compounding ingredients
C08L	高分子化合物的组合物	Compositions of macromolecular compounds
C09	染料；涂料；抛光剂；天然树脂；黏合剂；其他类目不包含的组合物；其他类目不包含的材料的应用	Dyes; paints; polishes; natural resins; adhesives; compositions not otherwise provided for; applications of materials not otherwise provided for
C09B	有机染料或用于制造染料的有关化合物；媒染剂；色淀	Organic dyes or closely-related compounds for producing dyes; mordants; lakes
C09C	纤维状填料以外的无机材料的处理以增强它们的着色或填充性能；炭黑的制备	Treatment of inorganic materials, other than fibrous fillers, to enhance their pigmenting or filling properties; preparation of carbon black
C09F	天然树脂；虫胶清漆；干性油；油脂干燥剂，如催干剂；松节油	Natural resins; french polish; drying-oils; driers; turpentine
C09G	抛光组合物；滑雪屐蜡	Polishing compositions; ski waxes
C09H	动物胶或明胶的制备	Preparation of glue or gelatine
C09J	黏合剂；般非机械方面的黏合方法；其他类目不包括的黏合方法；黏合剂材料的应用	Adhesives; non-mechanical aspects of adhesive processes in general; adhesive processes not provided for elsewhere; use of materials as adhesives
C09K	不包含在其他类目中的各种应用材料；不包含在其他类目中的材料的各种应用	Materials for applications not otherwise provided for; applications of materials not otherwise provided for
C10	石油、煤气及炼焦工业；含一氧化碳的工业气体；燃料；润滑剂；泥煤	Petroleum, gas or coke industries; technical gases containing carbon monoxide; fuels; lubricants; peat
C10B	含碳物料的干馏生产煤气、焦炭、焦油或类似物	Destructive distillation of carbonaceous materials for production of gas, coke, tar, or similar materials
C10C	焦油、焦油沥青、石油沥青、天然沥青的加工；焦木酸	Working-up tar, pitch, asphalt, bitumen; pyroligneous acid
C10F	泥煤的干燥或加工	Drying or working-up of peat
C10H	乙炔的湿法生产	Production of acetylene by wet methods
C10J	由固态含碳物料通过包含氧气或蒸汽的部分氧化工艺生产含有一氧化碳和氢气的气体；空气或其他气体的增碳	Production of gases containing carbon monoxide and hydrogen from solid carbonaceous materials by partial oxidation processes involving oxygen or steam; carburetting air or other gases
C10K	含一氧化碳可燃气体化学组合物的净化和改性	Purifying or modifying the chemical composition of combustible gases containing carbon monoxide
C10L	不包含在其他类目中的燃料；天然气；不包含在C10G或C10K小类中的方法得到的合成天然气；液化石油气；在燃料或火中使用添加剂；引火物	Fuels not otherwise provided for; natural gas; synthetic natural gas obtained by processes not covered by subclasses c10g or c10k; liquefied petroleum gas; use of additives to fuels or fires; fire-lighters
C10M	润滑组合物；在润滑组合物中化学物质或单独使用或用作润滑组分	Lubricating compositions; use of chemical substances either alone or as lubricating ingredients in a lubricating composition
C10N	C10N与C10M小类有关的引得表	Indexing scheme associated with subclass c10m
C11	动物或植物油、脂、脂肪物质或蜡；由此制取的脂肪酸；洗涤剂；蜡烛	Animal or vegetable oils, fats, fatty substances or waxes; fatty acids therefrom; detergents; candles
C11B	生产，例如通过压榨原材料或从废料中萃取，精制或保藏脂、脂肪物质例如羊毛脂、脂油或蜡；香精油；香料	PRODUCING, e.g. BY PRESSING RAW MATERIALS OR BY EXTRACTION FROM WASTE MATERIALS, REFINING OR PRESERVING FATS, FATTY SUBSTANCES, e.g. LANOLIN, FATTY OILS OR WAXES; ESSENTIAL OILS; PERFUMES
C11C	从脂肪、油或蜡中获得的脂肪酸；蜡烛；脂肪、油或脂肪酸经化学改性而获得的脂、油或脂肪酸	Fatty acids obtained from fats, oils or waxes; candles; fats, oils or fatty acids obtained by chemical modification of fats, oils or fatty acids
C11D	洗涤剂组合物；用单一物质作为洗涤剂；皂或制皂；树脂皂；甘油的回收	Detergent compositions; use of single substances as detergents; soap or soap-making; resin soaps; recovery of glycerol
C12	生物化学；啤酒；烈性酒；果汁酒；醋；微生物学；酶学；突变或遗传工程	Biochemistry; beer; spirits; wine; vinegar; microbiology; enzymology; mutation or genetic engineering
C12C	啤酒；通过发酵制备啤酒；啤酒用麦芽的制备；啤酒用酒花的制备。	Beer; preparation of beer by fermentation; preparation of malt for making beer; preparation of hops for making beer
C12F	发酵溶液副产物的回收；变性酒精；相关制法。	Recovery of by-products of fermented solutions; denatured alcohol; preparation thereof
C12G	葡萄酒；其制备；酒精饮料；不包含在小类C12C或C12H中的酒精饮料的制备。	Wine; preparation thereof; alcoholic beverages; preparation of alcoholic beverages not provided for in subclasses c12c or c12h
C12H	酒精饮料的巴氏灭菌、杀菌、保藏、纯化、澄清或陈酿；改变发酵溶液或酒精饮料的酒精含量的方法	Pasteurisation, sterilisation, preservation, purification, clarification or ageing of alcoholic beverages; methods for altering the alcohol content of fermented solutions or alcoholic beverages
C12J	醋；其制备或纯化。	Vinegar; preparation or purification thereof
C12L	涂沥青或脱沥青装置；酒窖用具	Pitching or depitching machines; cellar tools
C12M	酶学或微生物学装置	Apparatus for enzymology or microbiology
C12N	微生物或酶；其组合物；繁殖、保藏或维持微生物；变异或遗传工程；培养基。	Microorganisms or enzymes; compositions thereof; propagating, preserving, or maintaining microorganisms; mutation or genetic engineering; culture media
C12P	发酵或使用酶的方法合成目标化合物或组合物或从外消旋混合物中分离旋光异构体	Fermentation or enzyme-using processes to synthesise a desired chemical compound or composition or to separate optical isomers from a racemic mixture
C12Q	包含酶、核酸或微生物的测定或检验方法；其所用的组合物或试纸；这种组合物的制备方法；在微生物学方法或酶学方法中的条件反应控制	Measuring or testing processes involving enzymes, nucleic acids or microorganisms; compositions or test papers therefor; processes of preparing such compositions; condition-responsive control in microbiological or enzymological processes
C12R	与涉及微生物的C12C至C12Q小类相关的引得表	Indexing scheme associated with subclasses c12c-c12q, relating to microorganisms
C13	糖工业	Sugar industry
C13B	糖的生产；专门适用于此的设备	Production of sucrose; apparatus specially adapted therefor
C13K	通过自然资源获得或用双糖、低聚糖或多糖自然发生水解获得的糖类	Saccharides obtained from natural sources or by hydrolysis of naturally occurring disaccharides, oligosaccharides or polysaccharides
C14	小原皮；大原皮；毛皮或皮革	Skins; hides; pelts or leather
C14B	小原皮、大原皮或皮革的一般机械处理或加工；毛皮剪切机械；剖割肠的机械	Mechanical treatment or processing of skins, hides, or leather in general; pelt-shearing machines; intestine-splitting machines
C14C	使用化学药剂、酶类或微生物处理小原皮、大原皮或皮革的工艺，如鞣制、浸渍或整饰；其所用的设备；鞣制组合物	TREATING SKINS, HIDES OR LEATHER WITH CHEMICALS, ENZYMES OR MICROORGANISMS, e.g. TANNING, IMPREGNATING OR FINISHING; APPARATUS THEREFOR; COMPOSITIONS FOR TANNING
C21	铁的冶金	Metallurgy of iron
C21B	铁或钢的冶炼	Manufacture of iron or steel
C21C	生铁的加工处理，例如精炼、熟铁或钢的冶炼；熔融态下铁类合金的处理	PROCESSING OF PIG-IRON, e.g. REFINING, MANUFACTURE OF WROUGHT-IRON OR STEEL; TREATMENT IN MOLTEN STATE OF FERROUS ALLOYS
C21D	改变黑色金属的物理结构；黑色或有色金属或合金热处理用的一般设备；使金属具有韧性，例如通过脱碳或回火	MODIFYING THE PHYSICAL STRUCTURE OF FERROUS METALS; GENERAL DEVICES FOR HEAT TREATMENT OF FERROUS OR NON-FERROUS METALS OR ALLOYS; MAKING METAL MALLEABLE, e.g. BY DECARBURISATION OR TEMPERING
C22	冶金；黑色或有色金属合金；合金或有色金属的处理	Metallurgy; ferrous or non-ferrous alloys; treatment of alloys or non-ferrous metals
C22B	金属的生产或精炼；原材料的预处理	Production or refining of metals; pretreatment of raw materials
C22C	合金	Alloys
C22F	改变有色金属或有色合金的物理结构	Changing the physical structure of non-ferrous metals or non-ferrous alloys
C23	对金属材料的镀覆；用金属材料对材料的镀覆；表面化学处理；金属材料的扩散处理；真空蒸发法、溅射法、离子注入法或化学气相沉积法的一般镀覆；金属材料腐蚀或积垢的一般抑制	Coating metallic material; coating material with metallic material; chemical surface treatment; diffusion treatment of metallic material; coating by vacuum evaporation, by sputtering, by ion implantation or by chemical vapour deposition, in general; inhibiting corrosion of metallic material or incrustation in general
C23D	金属的搪瓷或涂玻璃层	Enamelling of, or applying a vitreous layer to, metals
C23G	电解法除外的化学法金属材料清洗或除油	Cleaning or de-greasing of metallic material by chemical methods other than electrolysis
C25	电解或电泳工艺；其所用设备	Electrolytic or electrophoretic processes; apparatus therefor
C25B	生产化合物或非金属的电解工艺或电泳工艺；其所用的设备	Electrolytic or electrophoretic processes for the production of compounds or non- metals; apparatus therefor
C25C	电解法生产、回收或精炼金属的工艺；其所用的设备	Processes for the electrolytic production, recovery or refining of metals; apparatus therefor
C25D	覆层的电解或电泳生产工艺方法；电铸；工件的电解法接合；所用的装置	PROCESSES FOR THE ELECTROLYTIC OR ELECTROPHORETIC PRODUCTION OF COATINGS; ELECTROFORMING; JOINING WORKPIECES BY ELECTROLYSIS; APPARATUS THEREFOR 6" href="#" oncontextmenu="return false;" onclick="return false;">
C25F	电解法除去物体上材料的方法；其所用的设备	Processes for the electrolytic removal of materials from objects; apparatus therefor
C30	晶体生长	Crystal growth
C30B	单晶生长；共晶材料的定向凝固或共析材料的定向分层；材料的区熔精炼；具有一定结构的均匀多晶材料的制备；单晶或具有一定结构的均匀多晶材料；单晶或具有一定结构的均匀多晶材料的后处理；其所用的装置	Single-crystal growth; unidirectional solidification of eutectic material or unidirectional demixing of eutectoid material; refining by zone-melting of material; production of a homogeneous polycrystalline material with defined structure; single crystals or homogeneous polycrystalline material with defined structure; after-treatment of single crystals or a homogeneous polycrystalline material with defined structure; apparatus therefor
C40	组合技术	Combinatorial technology
C40B	组合化学；库，如化学库	COMBINATORIAL CHEMISTRY; LIBRARIES, e.g. CHEMICAL LIBRARIES
C99	本部其他类目不包括的技术主题	Subject matter not otherwise provided for in this section
C99Z	本部其他类目不包括的技术主题	Subject matter not otherwise provided for in this section
`
