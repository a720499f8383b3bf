/** Titles of the International Patent Classification 2026.01, section H: symbol, Chinese, English. Source: WIPO, CC BY 4.0; notes left out. */
export const sectionH = `
H	电学	Electricity
H01	电气元件	Electric elements
H01B	电缆；导体；绝缘体；导电、绝缘或介电材料的选择	Cables; conductors; insulators; selection of materials for their conductive, insulating or dielectric properties
H01C	电阻器	Resistors
H01F	磁体；电感；变压器；磁性材料的选择	Magnets; inductances; transformers; selection of materials for their magnetic properties
H01G	电容器；电解型的电容器、整流器、检波器、开关器件、光敏器件或热敏器件	Capacitors; capacitors, rectifiers, detectors, switching devices, light-sensitive or temperature-sensitive devices of the electrolytic type
H01H	电开关；继电器；选择器；紧急保护装置	Electric switches; relays; selectors; emergency protective devices
H01J	放电管或放电灯	Electric discharge tubes or discharge lamps
H01K	白炽灯	Electric incandescent lamps
H01M	用于直接转变化学能为电能的方法或装置，例如电池组	PROCESSES OR MEANS, e.g. BATTERIES, FOR THE DIRECT CONVERSION OF CHEMICAL ENERGY INTO ELECTRICAL ENERGY
H01P	波导；谐振器、传输线或其他波导型器件	Waveguides; resonators, lines or other devices of the waveguide type
H01Q	天线，即无线电天线	ANTENNAS, i.e. RADIO AERIALS
H01R	导电连接；一组相互绝缘的电连接元件的结构组合；连接装置；集电器	Electrically-conductive connections; structural associations of a plurality of mutually-insulated electrical connecting elements; coupling devices; current collectors
H01S	利用辐射[激光]的受激发射使用光放大过程来放大或产生光的器件；利用除光之外的波范围内的电磁辐射的受激发射器件	Devices using the process of light amplification by stimulated emission of radiation [laser] to amplify or generate light; devices using stimulated emission of electromagnetic radiation in wave ranges other than optical
H01T	火花隙；应用火花隙的过压避雷器；火花塞；电晕装置；产生被引入非密闭气体的离子	Spark gaps; overvoltage arresters using spark gaps; sparking plugs; corona devices; generating ions to be introduced into non-enclosed gases
H02	发电、变电或配电	Generation; conversion or distribution of electric power
H02B	供电或配电用的配电盘、变电站或开关装置	Boards, substations or switching arrangements for the supply or distribution of electric power
H02G	电缆或电线的安装，或光电组合电缆或电线的安装	Installation of electric cables or lines, or of combined optical and electric cables or lines
H02H	紧急保护电路装置	Emergency protective circuit arrangements
H02J	电力网络;供电或配电的电路装置或系统；电能存储系统	Circuit arrangements or systems for supplying or distributing electric power; systems for storing electric energy
H02K	电机	Dynamo-electric machines
H02M	用于交流和交流之间、交流和直流之间、或直流和直流之间的转换以及用于与电源或类似的供电系统一起使用的设备；直流或交流输入功率至浪涌输出功率的转换；以及它们的控制或调节	APPARATUS FOR CONVERSION BETWEEN AC AND AC, BETWEEN AC AND DC, OR BETWEEN DC AND DC, AND FOR USE WITH MAINS OR SIMILAR POWER SUPPLY SYSTEMS; CONVERSION OF DC OR AC INPUT POWER INTO SURGE OUTPUT POWER; CONTROL OR REGULATION THEREOF 5" href="#" oncontextmenu="return false;" onclick="return false;">
H02N	其他类目不包含的电机	Electric machines not otherwise provided for
H02P	电动机、发电机或机电变换器的控制或调节；控制变压器、电抗器或扼流圈	Control or regulation of electric motors, electric generators or dynamo-electric converters; controlling transformers, reactors or choke coils
H02S	由红外线辐射、可见光或紫外光转换产生电能，如使用光伏模块	GENERATION OF ELECTRIC POWER BY CONVERSION OF INFRARED RADIATION, VISIBLE LIGHT OR ULTRAVIOLET LIGHT, e.g. USING PHOTOVOLTAIC [PV] MODULES
H03	电子电路	Electronic circuitry
H03B	使用工作于非开关状态的有源元件电路，直接或经频率变换产生振荡；由这样的电路产生噪声	Generation of oscillations, directly or by frequency-changing, by circuits employing active elements which operate in a non-switching manner; generation of noise by such circuits
H03C	调制	Modulation
H03D	由一个载频到另一载频对调制进行解调或变换	Demodulation or transference of modulation from one carrier to another
H03F	放大器	Amplifiers
H03G	放大的控制	Control of amplification
H03H	阻抗网络，例如谐振电路；谐振器	IMPEDANCE NETWORKS, e.g. RESONANT CIRCUITS; RESONATORS
H03J	谐振电路的调谐；谐振电路的选择	Tuning resonant circuits; selecting resonant circuits
H03K	脉冲技术	Pulse technique
H03L	电子振荡器或脉冲发生器的自动控制、起振、同步或稳定	Automatic control, starting, synchronisation, or stabilisation of generators of electronic oscillations or pulses
H03M	一般编码、译码或代码转换	Coding, decoding or code conversion, in general
H04	电通信技术	Electric communication technique
H04B	传输	Transmission
H04H	广播通信	Broadcast communication
H04J	多路复用通信	Multiplex communication
H04K	保密通信	Secret communication; jamming of communication
H04L	数字信息的传输，例如电报通信	TRANSMISSION OF DIGITAL INFORMATION, e.g. TELEGRAPHIC COMMUNICATION
H04M	电话通信	Telephonic communication
H04N	图像通信，如电视	PICTORIAL COMMUNICATION, e.g. TELEVISION
H04Q	选择	SELECTING 2009.01" href="#" oncontextmenu="return false;" onclick="return false;">
H04R	扬声器、麦克风、留声机拾音器或类似的声机电换能器；电动助听器；公共广播系统	Loudspeakers, microphones, gramophone pick-ups or like acoustic electromechanical transducers; deaf-aid sets; public address systems
H04S	立体声系统	Stereophonic systems
H04W	无线通信网络	Wireless communication networks
H05	其他类目不包含的电技术	Electric techniques not otherwise provided for
H05B	电热；其他类目不包含的电照明光源；一般的用于电照明光源的电路	Electric heating; electric light sources not otherwise provided for; circuit arrangements for electric light sources, in general
H05C	为杀伤、击昏、围困或诱导生物的设备专门设计的电路或设备	Electric circuits or apparatus specially designed for use in equipment for killing, stunning, enclosing or guiding living beings
H05F	静电；自然发生的电	Static electricity; naturally-occurring electricity
H05G	X射线技术	X-ray technique
H05H	等离子体技术；加速的带电粒子或中子的产生；中性分子或原子射束的产生或加速	Plasma technique; production of accelerated electrically- charged particles or of neutrons; production or acceleration of neutral molecular or atomic beams
H05K	印刷电路；电设备的外壳或结构零部件；电气元件组件的制造	Printed circuits; casings or constructional details of electric apparatus; manufacture of assemblages of electrical components
H10	半导体器件；其他类目中不包括的电固体器件	Semiconductor devices; electric solid-state devices not otherwise provided for
H10B	电存储器件	Electronic memory devices
H10D	无机电子半导体器件	Inorganic electric semiconductor devices
H10F	对红外辐射、光、较短波长的电磁辐射或微粒辐射敏感的无机半导体器件	Inorganic semiconductor devices sensitive to infrared radiation, light, electromagnetic radiation of shorter wavelength or corpuscular radiation
H10H	具有势垒的无机发光半导体器件	Inorganic light-emitting semiconductor devices having potential barriers
H10K	有机电固态器件	Organic electric solid-state devices
H10N	其它不包括的电固态器件	Electric solid-state devices not otherwise provided for
H10P	用于制造或处理H10类所涵盖器件的通用工艺或设备	Generic processes or apparatus for the manufacture or treatment of devices covered by class H10
H10W	H10大类设备的通用封装、互连、连接器或其他结构零部件	Generic packages, interconnections, connectors or other constructional details of devices covered by class H10
H99	本部中其他类目不包括的技术主题	Subject matter not otherwise provided for in this section
H99Z	本部其他类目不包括的技术主题	Subject matter not otherwise provided for in this section
`
