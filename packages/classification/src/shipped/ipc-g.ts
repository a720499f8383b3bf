/** Titles of the International Patent Classification 2026.01, section G: symbol, Chinese, English. Source: WIPO, CC BY 4.0; notes left out. */
export const sectionG = `
G	物理	Physics
G01	测量；测试	Measuring; testing
G01B	长度、厚度或类似线性尺寸的计量；角度的计量；面积的计量；不规则的表面或轮廓的计量	Measuring length, thickness or similar linear dimensions; measuring angles; measuring areas; measuring irregularities of surfaces or contours
G01C	测量距离、水准或者方位；勘测；导航；陀螺仪；摄影测量学或视频测量学	Measuring distances, levels or bearings; surveying; navigation; gyroscopic instruments; photogrammetry or videogrammetry
G01D	非专用于特定变量的测量；不包含在其他单独小类中的测量两个或多个变量的装置；计费设备；非专用于特定变量的传输或转换装置；未列入其他类目的测量或测试	Measuring not specially adapted for a specific variable; arrangements for measuring two or more variables not covered by a single other subclass; tariff metering apparatus; transferring or transducing arrangements not specially adapted for a specific variable; measuring or testing not otherwise provided for
G01F	容积、流量、质量流量或液位的测量；按容积进行测量	MEASURING VOLUME, VOLUME FLOW, MASS FLOW, OR LIQUID LEVEL; METERING BY VOLUME 5" href="#" oncontextmenu="return false;" onclick="return false;">
G01G	称量	Weighing
G01H	机械振动或超声波、声波或次声波的测量	Measurement of mechanical vibrations or ultrasonic, sonic or infrasonic waves
G01J	红外光、可见光、紫外光的强度、速度、光谱成分，偏振、相位或脉冲特性的测量；比色法；辐射高温测定法	Measurement of intensity, velocity, spectral content, polarisation, phase or pulse characteristics of infrared, visible or ultraviolet light; colorimetry; radiation pyrometry
G01K	温度测量；热量测量；未列入其他类目的热敏元件	Measuring temperature; measuring quantity of heat; thermally-sensitive elements not otherwise provided for
G01L	测量力、应力、转矩、功、机械功率、机械效率或流体压力	Measuring force, stress, torque, work, mechanical power, mechanical efficiency, or fluid pressure
G01M	机器或结构部件的静或动平衡的测试；其他类目中不包括的结构部件或设备的测试	Testing static or dynamic balance of machines or structures; testing of structures or apparatus, not otherwise provided for
G01N	借助于测定材料的化学或物理性质来测试或分析材料	Investigating or analysing materials by determining their chemical or physical properties
G01P	线速度或角速度、加速度、减速度或冲击的测量；运动的存在或不存在的指示；运动的方向的指示	Measuring linear or angular speed, acceleration, deceleration or shock; indicating presence or absence of movement; indicating direction of movement
G01Q	扫描探针技术或设备；扫描探针技术的应用，例如，扫描探针显微术〔SPM〕	SCANNING-PROBE TECHNIQUES OR APPARATUS; APPLICATIONS OF SCANNING-PROBE TECHNIQUES, e.g. SCANNING-PROBE MICROSCOPY [SPM]
G01R	测量电变量；测量磁变量	Measuring electric variables; measuring magnetic variables
G01S	无线电定向；无线电导航；采用无线电波测距或测速；采用无线电波的反射或再辐射的定位或存在检测；采用其他波的类似装置	Radio direction-finding; radio navigation; determining distance or velocity by use of radio waves; locating or presence-detecting by use of the reflection or reradiation of radio waves; analogous arrangements using other waves
G01T	核辐射或X射线辐射的测量	Measurement of nuclear or x-radiation
G01V	地球物理；重力测量；物质或物体的探测；示踪物	GEOPHYSICS; GRAVITATIONAL MEASUREMENTS; DETECTING MASSES OR OBJECTS; TAGS 6" href="#" oncontextmenu="return false;" onclick="return false;">
G01W	气象学	Meteorology
G02	光学	Optics
G02B	光学元件、系统或仪器	OPTICAL ELEMENTS, SYSTEMS OR APPARATUS 7" href="#" oncontextmenu="return false;" onclick="return false;">
G02C	眼镜；太阳镜或与眼镜有同样特性的防护镜；隐形眼镜	Spectacles; sunglasses or goggles insofar as they have the same features as spectacles; contact lenses
G02F	通过改变其中涉及的元件的介质的光学性质来控制光的光学器件或装置；非线性光学元件；光的变频；光学逻辑元件；光学模拟/数字转换器。	OPTICAL DEVICES OR ARRANGEMENTS FOR THE CONTROL OF LIGHT BY MODIFICATION OF THE OPTICAL PROPERTIES OF THE MEDIA OF THE ELEMENTS INVOLVED THEREIN; NON-LINEAR OPTICS; FREQUENCY-CHANGING OF LIGHT; OPTICAL LOGIC ELEMENTS; OPTICAL ANALOGUE/DIGITAL CONVERTERS 4" href="#" oncontextmenu="return false;" onclick="return false;">
G03	摄影术；电影术；利用了光波以外其他波的类似技术；电记录术；全息摄影术	Photography; cinematography; analogous techniques using waves other than optical waves; electrography; holography
G03B	摄影、放映或观看用的装置或设备；利用了光波以外其他波的类似技术的装置或设备；以及有关的附件	Apparatus or arrangements for taking photographs or for projecting or viewing them; apparatus or arrangements employing analogous techniques using waves other than optical waves; accessories therefor
G03C	照相用的感光材料；照相过程，例如，电影、X射线、彩色、或者立体照相过程；照相的辅助过程	PHOTOSENSITIVE MATERIALS FOR PHOTOGRAPHIC PURPOSES; PHOTOGRAPHIC PROCESSES, e.g. CINE, X-RAY, COLOUR OR STEREO-PHOTOGRAPHIC PROCESSES; AUXILIARY PROCESSES IN PHOTOGRAPHY
G03D	加工曝光后的照相材料的设备；其附件	Apparatus for processing exposed photographic materials; accessories therefor
G03F	图纹面的照相制版工艺，例如，印刷工艺、半导体器件的加工工艺；其所用材料；其所用原版；其所用专用设备	PHOTOMECHANICAL PRODUCTION OF TEXTURED OR PATTERNED SURFACES, e.g. FOR PRINTING, FOR PROCESSING OF SEMICONDUCTOR DEVICES; MATERIALS THEREFOR; ORIGINALS THEREFOR; APPARATUS SPECIALLY ADAPTED THEREFOR
G03G	电记录术；电照相；磁记录	Electrography; electrophotography; magnetography
G03H	全息摄影的工艺过程或设备	Holographic processes or apparatus
G04	测时学	Horology
G04B	机械驱动的钟或表；一般钟或表的机械零部件；应用太阳、月亮或星辰位置计时的计时器	Mechanically-driven clocks or watches; mechanical parts of clocks or watches in general; time-pieces using the position of the sun, moon, or stars
G04C	电动机械钟或表	Electromechanical clocks or watches
G04D	为制造或维修钟表所专门设计的装置或工具	Apparatus or tools specially designed for making or maintaining clocks or watches
G04F	时间间隔的测量	Time-interval measuring
G04G	电子计时器	Electronic time-pieces
G04R	无线电控制的计时器	Radio-controlled time-pieces
G05	控制；调节	Controlling; regulating
G05B	一般的控制或调节系统；这种系统的功能单元；用于这种系统或单元的监视或测试装置	Control or regulating systems in general; functional elements of such systems; monitoring or testing arrangements for such systems or elements
G05D	非电变量的控制或调节系统	Systems for controlling or regulating non-electric variables
G05F	用于调节电或磁变量的系统	SYSTEMS FOR REGULATING ELECTRIC OR MAGNETIC VARIABLES 5" href="#" oncontextmenu="return false;" onclick="return false;">
G05G	只按机械特征区分的控制装置或系统	Control devices or systems insofar as characterised by mechanical features only
G06	计算或推算；计数	Computing; calculating or counting
G06C	一切计算均用机械方式实现的数字计算机	Digital computers in which all the computation is effected mechanically
G06D	数字流体压力计算设备	Digital fluid-pressure computing devices
G06E	光学计算设备	Optical computing devices
G06F	电数字数据处理	Electric digital data processing
G06G	模拟计算机手动操纵的计算设	Analogue computers
G06J	混合计算装置	Hybrid computing arrangements
G06K	图形数据读取；数据表达；记录载体；处理记录载体	Graphical data reading; presentation of data; record carriers; handling record carriers
G06M	计数机构；未列入其他类目内的物体计数	Counting mechanisms; counting of objects not otherwise provided for
G06N	基于特定计算模型的计算机系统	Computing arrangements based on specific computational models
G06Q	专门适用于行政、商业、金融、管理或监督目的的信息和通信技术[ICT]；其他类目不包含的专门适用于行政、商业、金融、管理或监督目的的系统或方法	Information and communication technology [ict] specially adapted for administrative, commercial, financial, managerial or supervisory purposes; systems or methods specially adapted for administrative, commercial, financial, managerial or supervisory purposes, not otherwise provided for
G06T	一般的图像数据处理或产生	IMAGE DATA PROCESSING OR GENERATION, IN GENERAL 2006.01" href="#" oncontextmenu="return false;" onclick="return false;">
G06V	图像或视频识别或理解	Image or video recognition or understanding
G07	核算装置	Checking-devices
G07B	售票设备；车费计；用于在一个或多个管理点收车费、通行费或入场费的装置或设备；签发设备	Ticket-issuing apparatus; taximeters; arrangements or apparatus for collecting fares, tolls or entrance fees at one or more control points; franking apparatus
G07C	时间登记器或出勤登记器；登记或指示机器的运行；产生随机数；投票或彩票设备；未列入其他类目的核算装置、系统或设备	Time or attendance registers; registering or indicating the working of machines; generating random numbers; voting or lottery apparatus; arrangements, systems or apparatus for checking not provided for elsewhere
G07D	处理硬币或有价纸币，例如按其面额检验、兑换，计数，分发，交付或存款	HANDLING OF COINS OR OF VALUABLE PAPERS, e.g. TESTING, SORTING BY DENOMINATIONS, COUNTING, DISPENSING, CHANGING OR DEPOSITING
G07F	投币式设备或类似设备	COIN-FREED OR LIKE APPARATUS 7" href="#" oncontextmenu="return false;" onclick="return false;">
G07G	登记收到的现金、贵重物或辅币收银机	Registering the receipt of cash, valuables, or tokens
G08	信号装置	Signalling
G08B	信号系统，如个人呼叫系统；指令发信装置；报警系统	Signalling or calling systems; order telegraphs; alarm systems
G08C	测量值、控制信号或类似信号的传输系统	Transmission systems for measured values, control or similar signals
G08G	交通控制系统	Traffic control systems
G09	教育；密码术；显示；广告；印鉴	Education; cryptography; display; advertising; seals
G09B	教育或演示用具；用于教学或与盲人、聋人或哑人通信的用具；模型；天象仪；地球仪；地图；图表	Educational or demonstration appliances; appliances for teaching, or communicating with, the blind, deaf or mute; models; planetaria; globes; maps; diagrams
G09C	用于密码或涉及保密需要的其他用途的编码或译码装置	Ciphering or deciphering apparatus for cryptographic or other purposes involving the need for secrecy
G09D	铁路用或类似用途的时间表或计费表；长期使用的日历	Railway or like time or fare tables; perpetual calendars
G09F	显示；广告；标记；标签或铭牌；印鉴	Displaying; advertising; signs; labels or name-plates; seals
G09G	对用静态方法显示可变信息的指示装置进行控制的装置或电路传输数据的装置在数字计算机与显示器之间入G06F3/14；由若干分离源或光控的光电池结合而成的静态指示装置入G09F9/00；由若干光源的组合而构成的静态的指示装置入H01J，H01K，H01L， H05B33/12，H10H；文件或者类似物的扫描、传输或者重现，如传真传输，其零部件入 H04N1/00） [3，4，5]	ARRANGEMENTS OR CIRCUITS FOR CONTROL OF INDICATING DEVICES USING STATIC MEANS TO PRESENT VARIABLE INFORMATION 4<br>5" href="#" oncontextmenu="return false;" onclick="return false;">
G10	乐器；声学	Musical instruments; acoustics
G10B	管风琴，簧风琴或类似具有相关吹气装置的风乐器	Organs, harmoniums or similar wind musical instruments with associated blowing apparatus
G10C	钢琴、大键琴、立式钢琴或类似的带有一个或更多键盘的弦乐器	Pianos, harpsichords, spinets or similar stringed musical instruments with one or more keyboards
G10D	弦乐器；管乐器；手风琴或六角手风琴；打击乐器；风弦琴；歌唱火焰乐器；其他类目中不包括的乐器	Stringed musical instruments; wind musical instruments; accordions or concertinas; percussion musical instruments; aeolian harps; singing-flame musical instruments; musical instruments not otherwise provided for
G10F	自动乐器	Automatic musical instruments
G10G	音乐的演奏设备；将声乐记录成乐谱形式；音乐或乐器的其他附件,例如支架	REPRESENTATION OF MUSIC; RECORDING MUSIC IN NOTATION FORM; ACCESSORIES FOR MUSIC OR MUSICAL INSTRUMENTS NOT OTHERWISE PROVIDED FOR, e.g. SUPPORTS
G10H	电声乐器；由机电装置或电子发生器产生音调的乐器，或从数据存储器合成音调的乐器	Electrophonic musical instruments; instruments in which the tones are generated by electromechanical means or electronic generators, or in which the tones are synthesised from a data store
G10K	发声器械；用于防止或减小噪声或其他声波的一般方法或装置；其他类目中不包括的声学器械	Sound-producing devices; methods or devices for protecting against, or for damping, noise or other acoustic waves in general; acoustics not otherwise provided for
G10L	语音分析技术或语音合成；语音识别；语音或声音处理技术；语音或音频编码或解码	Speech analysis or synthesis; speech recognition; speech or voice processing; speech or audio coding or decoding
G11	信息存储	Information storage
G11B	基于记录载体和换能器之间的相对运动而实现的信息存储	Information storage based on relative movement between record carrier and transducer
G11C	静态存储器	Static stores
G12	仪器的结构零部件，或未列入其他类目的其他设备的类似零部件	Instrument details
G12B	仪器的零部件，或未列入其他类目的其他设备的类似零部件	Constructional details of instruments, or comparable details of other apparatus, not otherwise provided for
G16	特别适用于特定应用领域的信息通信技术[ICT]	Information and communication technology [ict] specially adapted for specific application fields
G16B	生物信息学，例如特别适用于计算分子生物学中的遗传或蛋白质相关数据处理的信息与通信技术	BIOINFORMATICS, i.e. INFORMATION AND COMMUNICATION TECHNOLOGY [ICT] SPECIALLY ADAPTED FOR GENETIC OR PROTEIN-RELATED DATA PROCESSING IN COMPUTATIONAL MOLECULAR BIOLOGY
G16C	计算化学;化学信息学; 计算材料科学	Computational chemistry; chemoinformatics; computational materials science
G16H	医疗保健信息学，即专门用于处置或处理医疗或健康数据的信息和通信技术[ICT]	HEALTHCARE INFORMATICS, i.e. INFORMATION AND COMMUNICATION TECHNOLOGY [ICT] SPECIALLY ADAPTED FOR THE HANDLING OR PROCESSING OF MEDICAL OR HEALTHCARE DATA
G16Y	专门用于物联网的信息和通信技术[IoT]	INFORMATION AND COMMUNICATION TECHNOLOGY SPECIALLY ADAPTED FOR THE INTERNET OF THINGS [IoT]
G16Z	未列入其他类目的特别适用于特定应用领域的信息和通信技术	Information and communication technology [ict] specially adapted for specific application fields, not otherwise provided for
G21	核物理；核工程	Nuclear physics; nuclear engineering
G21B	聚变反应堆	Fusion reactors
G21C	核反应堆	Nuclear reactors
G21D	核发电厂	Nuclear power plant
G21F	G21FX射线，γ 射线、微粒射线或粒子轰击的防护；处理放射性污染材料；及其去污染装置	Protection against x-radiation, gamma radiation, corpuscular radiation or particle bombardment; treating radioactively contaminated material; decontamination arrangements therefor
G21G	化学元素的转变；放射源	Conversion of chemical elements; radioactive sources
G21H	从放射源取得能量；其他地方不包括的放射源辐射的应用；宇宙射线的利用	Obtaining energy from radioactive sources; applications of radiation from radioactive sources, not otherwise provided for; utilising cosmic radiation
G21J	核爆炸；其应用	Nuclear explosives; applications thereof
G21K	处理其它不包括的粒子或电离辐射；辐照装置；伽马射线或X射线显微镜	Techniques for handling particles or ionising radiation not otherwise provided for; irradiation devices; gamma ray or x-ray microscopes
G99	不包含在本部其他类目中的技术主题	Subject matter not otherwise provided for in this section
G99Z	本部其他类目不包括的技术主题	Subject matter not otherwise provided for in this section
`
