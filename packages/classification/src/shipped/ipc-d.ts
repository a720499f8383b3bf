/** Titles of the International Patent Classification 2026.01, section D: symbol, Chinese, English. Source: WIPO, CC BY 4.0; notes left out. */
export const sectionD = `
D	纺织；造纸	Textiles; paper
D01	天然或化学的线或纤维；纺纱或纺丝	Natural or man-made threads or fibres; spinning
D01B	为生产纤维或长丝而对天然纤维或长丝原料进行的机械处理，如纺纱准备	MECHANICAL TREATMENT OF NATURAL FIBROUS OR FILAMENTARY MATERIAL TO OBTAIN FIBRES OR FILAMENTS, e.g. FOR SPINNING
D01C	为制得可纺纱的长丝或纤维，而对天然的长丝状或纤维状原料进行的化学或生物处理；碎呢碳化回收动物纤维	Chemical or biological treatment of natural filamentary or fibrous material to obtain filaments or fibres for spinning; carbonising rags to recover animal fibres
D01D	制作化学长丝、线、纤维、鬃或带子的机械方法或设备	Mechanical methods or apparatus in the manufacture of man-made filaments, threads, fibres, bristles or ribbons
D01F	制作人造长丝，线，纤维，鬃或带子的化学特征；专用于生产碳纤维的设备	Chemical features in the manufacture of man-made filaments, threads, fibres, bristles or ribbons; apparatus specially adapted for the manufacture of carbon filaments
D01G	纤维的预处理，如纺纱准备	PRELIMINARY TREATMENT OF FIBRES, e.g. FOR SPINNING
D01H	纺纱或加捻	Spinning or twisting
D02	纱线；纱线或绳索的机械整理；整经或络经	Yarns; mechanical finishing of yarns or ropes; warping or beaming
D02G	纤维；长丝；纱或线的卷曲；纱或线	Crimping or curling fibres, filaments, yarns, or threads; yarns or threads
D02H	整经、倒轴或分绞	Warping, beaming, or leasing
D02J	长丝、纱、线、缆、绳等的整理	Finishing or dressing of filaments, yarns, threads, cords, ropes, or the like
D03	织造	Weaving
D03C	开口机构；纹板或纹链；纹板冲孔；花型设计	Shedding mechanisms; pattern cards or chains; punching of cards; designing patterns
D03D	机织织物；织造方法；织机	Woven fabrics; methods of weaving; looms
D03J	织造的辅助设备；织布工工具；梭子	Auxiliary weaving apparatus; weavers' tools; shuttles
D04	编织；花边制作；针织；饰带；非织造布	Braiding; lace-making; knitting; trimmings; non-woven fabrics
D04B	针织	Knitting
D04C	花边，包括六角网眼花边或碳化花边的编织或制作；编织机；编织物；花边	Braiding or manufacture of lace, including bobbin-net or carbonised lace; braiding machines; braid; lace
D04D	饰带；其他类不包括的带、绦或锭带等	Trimmings; ribbons, tapes, or bands, not otherwise provided for
D04G	长丝原料打结制网；制造多结地毯或挂毯；其他类不包括的结网	Making nets by knotting of filamentary material; making knotted carpets or tapestries; knotting not otherwise provided for
D04H	制造纺织品，例如用纤维或长丝原料；通过此类工艺或设备制造的织物，如毛毡、非织造布；棉絮；衬垫	MAKING TEXTILE FABRICS, e.g. FROM FIBRES OR FILAMENTARY MATERIAL; FABRICS MADE BY SUCH PROCESSES OR APPARATUS, e.g. FELTS, NON-WOVEN FABRICS; COTTON-WOOL; WADDING
D05	缝纫；绣花；簇绒	Sewing; embroidering; tufting
D05B	缝纫	Sewing
D05C	绣花；绒簇	Embroidering; tufting
D06	织物等的处理；洗涤；其他类不包括的柔性材料	Treatment of textiles or the like; laundering; flexible materials not otherwise provided for
D06B	纺织材料的液相、气相或蒸汽处理	Treating textile materials using liquids, gases or vapours
D06C	织物的整理、上浆、拉幅或伸长	Finishing, dressing, tentering or stretching textile fabrics
D06F	纺织品的洗涤、干燥、熨烫、压平或打折	Laundering, drying, ironing, pressing or folding textile articles
D06G	地毯、小地毯、麻袋、兽皮或其他皮，或纺织品或纤维织物的机械或高压清洁；挠性圆筒状或其他空心物的内侧外翻地毯、小地毯、麻袋、兽皮或其他皮，或纺织品或纤维织物的打、刷或另外的机械清洁或高压清洁	Mechanical or pressure cleaning of carpets, rugs, sacks, hides, or other skin or textile articles or fabrics; turning inside-out flexible tubular or other hollow articles
D06H	纺织材料作标记、检验、接缝或切断	Marking, inspecting, seaming or severing textile materials
D06J	织物或服装的打褶、打裥或褶裥处理	Pleating, kilting or goffering textile fabrics or wearing apparel
D06L	干洗、水洗或漂白纤维、长丝、纱、线、织物、羽毛或纤维制品；漂白皮革或毛皮	Dry-cleaning, washing or bleaching fibres, filaments, threads, yarns, fabrics, feathers or made-up fibrous goods; bleaching leather or furs
D06M	对纤维、纱、线、织物、羽毛或由这些材料制成的纤维制品进行D06类内其他类目所不包括的处理	Treatment, not provided for elsewhere in class d06, of fibres, threads, yarns, fabrics, feathers or fibrous goods made from such materials
D06N	墙壁、地面或类似物的覆盖材料，如由涂着一层高分子材料的纤维网制成的油毡、油布、人造革、油毛毡；其他类不包括的柔性平幅材料	WALL, FLOOR, OR LIKE COVERING MATERIALS, e.g. LINOLEUM, OILCLOTH, ARTIFICIAL LEATHER, ROOFING FELT, CONSISTING OF A FIBROUS WEB COATED WITH A LAYER OF MACROMOLECULAR MATERIAL; FLEXIBLE SHEET MATERIAL NOT OTHERWISE PROVIDED FOR
D06P	纺织品的染色或印花；皮革、毛皮或各种形状的固体高分子物质的染色	Dyeing or printing textiles; dyeing leather, furs or solid macromolecular substances in any form
D06Q	纺织品的装饰	Decorating textiles
D07	绳；除电缆以外的缆索	Ropes; cables other than electric
D07B	一般的绳或缆	Ropes or cables in general
D21	造纸；纤维素的生产	Paper-making; production of cellulose
D21B	纤维原料或其机械处理	Fibrous raw materials or their mechanical treatment
D21C	从含纤维素原料中除去非纤维素物质生产纤维素；制浆药液的再生；所需设备	Production of cellulose by removing non-cellulose substances from cellulose- containing materials; regeneration of pulping liquors; apparatus therefor
D21D	上造纸机前蒸煮原料的处理	Treatment of the materials before passing to the paper-making machine
D21F	造纸机；用以生产纸张的方法	Paper-making machines; methods of producing paper thereon
D21G	压光机；造纸机辅助设备	Calenders; accessories for paper-making machines
D21H	浆料或纸浆组合物；不包括在小类D21C、D21D中的纸浆组合物的制备；纸的浸渍或涂布；不包括在大类B31或小类D21G中的成品纸的加工；其他类不包括的纸	Pulp compositions; preparation thereof not covered by subclasses d21c, d21d; impregnating or coating of paper; treatment of finished paper not covered by class b31 or subclass d21g; paper not otherwise provided for
D21J	纤维板；由纤维素纤维悬浮液或纸料制造的物件	Fibreboard; manufacture of articles from cellulosic fibrous suspensions or from papier-mâché
D99	本部其他类目不包括的技术主题	Subject matter not otherwise provided for in this section
D99Z	本部其他类目不包括的技术主题	Subject matter not otherwise provided for in this section
`
