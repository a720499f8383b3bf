import type { Field } from './field.ts'

export const machines: readonly Field[] = [
  {
    name: ['电池', 'batteries'],
    ipcs: ['H01M10/625', 'H01M50/204', 'H01M10/48'],
    devices: [
      ['电池包', 'battery pack'],
      ['储能电池模组', 'energy storage battery module'],
    ],
    problem: ['电芯温差大，循环寿命缩短', 'the cells heat unevenly, which shortens their cycle life'],
    parts: [
      ['箱体', 'housing'],
      ['电芯', 'cell'],
      ['汇流排', 'busbar'],
      ['端板', 'end plate'],
      ['温度传感器', 'temperature sensor'],
    ],
    features: [
      {
        part: ['液冷板', 'liquid cooling plate'],
        action: [
          '设置在相邻电芯之间并与其侧面贴合',
          'is arranged between adjacent cells and lies against their side faces',
        ],
        effect: ['使电芯温差保持在三摄氏度以内', 'keeps the temperature difference of the cells within three degrees'],
      },
      {
        part: ['泄压阀', 'relief valve'],
        action: [
          '在箱体内压力超过阈值时向外排气',
          'vents gas to the outside when the pressure in the housing exceeds a threshold',
        ],
        effect: ['避免热失控时箱体破裂', 'prevents the housing from bursting during thermal runaway'],
      },
      {
        part: ['相变材料层', 'phase change layer'],
        action: [
          '包覆电芯并在预定温度下吸收潜热',
          'surrounds the cells and absorbs latent heat at a predetermined temperature',
        ],
        effect: ['在没有水泵的情况下削减温度峰值', 'cuts temperature peaks without a pump'],
      },
      {
        part: ['隔热气凝胶片', 'aerogel sheet'],
        action: ['夹在电芯之间并沿厚度方向可压缩', 'is clamped between the cells and compressible in its thickness'],
        effect: ['阻止热失控向相邻电芯蔓延', 'stops thermal runaway from spreading to neighbouring cells'],
      },
      {
        part: ['均衡电路', 'balancing circuit'],
        action: [
          '将高电压电芯的电荷转移到低电压电芯',
          'transfers charge from cells of higher voltage to cells of lower voltage',
        ],
        effect: ['延长电池包的可用容量', 'extends the usable capacity'],
      },
    ],
  },
  {
    name: ['无人机', 'unmanned aircraft'],
    ipcs: ['B64U10/14', 'B64U50/19', 'B64C39/02'],
    devices: [
      ['多旋翼无人机', 'multirotor unmanned aircraft'],
      ['植保无人机', 'crop-spraying unmanned aircraft'],
    ],
    problem: ['机臂占用空间大，运输和收纳不便', 'the arms take up much room during transport and storage'],
    parts: [
      ['机身', 'fuselage'],
      ['机臂', 'arm'],
      ['旋翼', 'rotor'],
      ['电机', 'motor'],
      ['飞行控制器', 'flight controller'],
    ],
    features: [
      {
        part: ['折叠铰链', 'folding hinge'],
        action: [
          '将机臂铰接在机身上并在展开位置自锁',
          'joins the arm to the fuselage and locks itself in the unfolded position',
        ],
        effect: ['收纳体积减少一半以上', 'reduces the stowed volume by more than half'],
      },
      {
        part: ['减震云台', 'damped gimbal'],
        action: ['通过四个硅胶球悬挂在机身下方', 'hangs below the fuselage on four silicone balls'],
        effect: ['消除旋翼振动引起的图像抖动', 'removes image shake caused by the rotors'],
      },
      {
        part: ['离心喷头', 'centrifugal nozzle'],
        action: ['位于旋翼正下方并由独立电机驱动', 'sits directly below the rotor and is driven by a motor of its own'],
        effect: ['雾滴粒径可在飞行中调节', 'allows the droplet size to be set in flight'],
      },
      {
        part: ['降落伞舱', 'parachute bay'],
        action: ['在飞行控制器检测到失速时弹出降落伞', 'ejects a parachute when the flight controller detects a stall'],
        effect: ['降低坠落损伤', 'reduces damage on a fall'],
      },
      {
        part: ['毫米波雷达', 'millimetre-wave radar'],
        action: [
          '朝前下方倾斜安装并测量离地高度',
          'is mounted at a forward and downward tilt and measures the height above ground',
        ],
        effect: ['在坡地上保持恒定高度', 'keeps a constant height over slopes'],
      },
    ],
  },
  {
    name: ['照明散热', 'lighting'],
    ipcs: ['F21V29/503', 'F21K9/232', 'F21Y115/10'],
    devices: [
      ['LED灯具', 'LED luminaire'],
      ['路灯', 'street lamp'],
    ],
    problem: [
      '光源结温过高，光衰加快',
      'the junction temperature of the light source is too high, so that its output falls early',
    ],
    parts: [
      ['灯壳', 'lamp housing'],
      ['光源板', 'light source board'],
      ['散热翅片', 'cooling fin'],
      ['透镜', 'lens'],
      ['驱动电源', 'driver'],
    ],
    features: [
      {
        part: ['热管', 'heat pipe'],
        action: [
          '一端嵌入光源板背面，另一端伸入散热翅片',
          'has one end embedded in the back of the light source board and the other end reaching into the cooling fins',
        ],
        effect: ['将结温降低十五摄氏度', 'lowers the junction temperature by fifteen degrees'],
      },
      {
        part: ['导风罩', 'air guide'],
        action: ['围绕散热翅片形成自下而上的烟囱通道', 'surrounds the cooling fins and forms an upward chimney'],
        effect: ['加强自然对流', 'strengthens natural convection'],
      },
      {
        part: ['石墨垫片', 'graphite pad'],
        action: ['填充在光源板与灯壳之间', 'fills the gap between the light source board and the lamp housing'],
        effect: ['减小接触热阻', 'reduces the contact resistance'],
      },
      {
        part: ['雨水清洗槽', 'rain channel'],
        action: ['位于翅片顶部并引导雨水冲刷灰尘', 'lies on top of the fins and leads rain over them to wash off dust'],
        effect: ['保持户外长期散热能力', 'preserves outdoor cooling over years'],
      },
      {
        part: ['光感开关', 'light sensor switch'],
        action: [
          '根据环境照度分三级调节光源板的电流',
          'sets the current of the light source board in three steps by the ambient light',
        ],
        effect: ['节约电能', 'saves energy'],
      },
    ],
  },
  {
    name: ['机器人', 'robots'],
    ipcs: ['B25J15/08', 'B25J9/16', 'B25J19/02'],
    devices: [
      ['机械手', 'robot gripper'],
      ['搬运机器人', 'handling robot'],
    ],
    problem: [
      '夹持力固定，易损坏形状不一的工件',
      'the gripping force is fixed and damages workpieces of varying shape',
    ],
    parts: [
      ['基座', 'base'],
      ['手指', 'finger'],
      ['驱动电机', 'drive motor'],
      ['丝杠', 'lead screw'],
      ['控制器', 'controller'],
    ],
    features: [
      {
        part: ['柔性指套', 'soft finger cover'],
        action: ['套设在手指末端并充有颗粒介质', 'covers the tip of the finger and is filled with granules'],
        effect: ['随工件形状自适应', 'adapts itself to the shape of the workpiece'],
      },
      {
        part: ['触觉传感阵列', 'tactile sensor array'],
        action: ['将压力分布反馈给控制器', 'returns the distribution of pressure to the controller'],
        effect: ['在打滑之前增大夹持力', 'raises the grip before the workpiece slips'],
      },
      {
        part: ['双目相机', 'stereo camera'],
        action: ['识别工件位姿并规划抓取点', 'recognises the pose of the workpiece and plans the gripping points'],
        effect: ['可抓取杂乱堆放的工件', 'picks workpieces from a disordered pile'],
      },
      {
        part: ['快换法兰', 'quick-change flange'],
        action: ['通过钢球锁紧并集成气路和电路', 'locks by steel balls and carries air and power'],
        effect: ['十秒内更换手指', 'lets fingers be changed within ten seconds'],
      },
      {
        part: ['谐波减速器', 'harmonic reducer'],
        action: ['连接在驱动电机与丝杠之间', 'connects the drive motor to the lead screw'],
        effect: ['减小回程间隙', 'reduces backlash'],
      },
    ],
  },
  {
    name: ['农业机械', 'agricultural machinery'],
    ipcs: ['A01C7/04', 'A01B79/00', 'A01C5/06'],
    devices: [
      ['播种机', 'seeder'],
      ['精量穴播机', 'precision dibbling machine'],
    ],
    problem: ['漏播率和重播率高', 'seeds are often missed or sown twice'],
    parts: [
      ['机架', 'frame'],
      ['种箱', 'seed hopper'],
      ['排种盘', 'seed disc'],
      ['开沟器', 'furrow opener'],
      ['镇压轮', 'press wheel'],
    ],
    features: [
      {
        part: ['负压风机', 'suction fan'],
        action: ['使种子逐粒吸附在排种盘的型孔上', 'holds the seeds one by one at the holes of the seed disc'],
        effect: ['漏播率低于百分之一', 'keeps missed seeds below one per cent'],
      },
      {
        part: ['红外监测器', 'infrared monitor'],
        action: ['对落下的每粒种子计数', 'counts every seed that falls'],
        effect: ['堵塞时立即报警', 'gives an alarm at once when a row is blocked'],
      },
      {
        part: ['仿形轮', 'depth gauge wheel'],
        action: ['通过平行四连杆与开沟器相连', 'is linked to the furrow opener by a parallelogram'],
        effect: ['播深随地形保持一致', 'keeps the sowing depth constant over uneven ground'],
      },
      {
        part: ['清种刷', 'cleaning brush'],
        action: ['沿排种盘的切向刮除多余种子', 'brushes surplus seeds off the seed disc tangentially'],
        effect: ['避免一穴多粒', 'avoids several seeds in one hole'],
      },
      {
        part: ['施肥管', 'fertiliser tube'],
        action: ['在种沟侧下方五厘米处排肥', 'places fertiliser five centimetres beside and below the seed'],
        effect: ['避免烧苗', 'avoids burning seedlings'],
      },
    ],
  },
  {
    name: ['家用电器', 'household appliances'],
    ipcs: ['A47L9/28', 'A47L11/40', 'A47L9/04'],
    devices: [
      ['扫地机器人', 'robot vacuum cleaner'],
      ['手持吸尘器', 'handheld vacuum cleaner'],
    ],
    problem: ['毛发缠绕滚刷，需要频繁清理', 'hair winds around the brush roll, which must be cleaned often'],
    parts: [
      ['壳体', 'casing'],
      ['滚刷', 'brush roll'],
      ['尘盒', 'dust box'],
      ['风机', 'fan'],
      ['主板', 'main board'],
    ],
    features: [
      {
        part: ['梳齿条', 'comb bar'],
        action: ['与滚刷的刷毛交错啮合', 'meshes with the bristles of the brush roll'],
        effect: ['切断并带走缠绕的毛发', 'cuts and removes wound hair'],
      },
      {
        part: ['超声波传感器', 'ultrasonic sensor'],
        action: ['朝向地面并识别地毯', 'faces the floor and recognises carpet'],
        effect: ['在地毯上自动增大吸力', 'raises the suction on carpet by itself'],
      },
      {
        part: ['升降拖布架', 'lifting mop frame'],
        action: ['在识别到地毯时抬升拖布', 'lifts the mop when carpet is recognised'],
        effect: ['避免弄湿地毯', 'keeps the carpet dry'],
      },
      {
        part: ['旋风分离筒', 'cyclone'],
        action: ['设置在尘盒与风机之间', 'is arranged between the dust box and the fan'],
        effect: ['减缓滤网堵塞', 'slows the clogging of the filter'],
      },
      {
        part: ['边刷伸缩臂', 'extending side brush arm'],
        action: ['靠近墙角时向外伸出', 'reaches outwards near a corner'],
        effect: ['清扫死角', 'cleans the corners'],
      },
    ],
  },
  {
    name: ['建筑构件', 'building elements'],
    ipcs: ['E04B1/98', 'E04H9/02', 'E04C3/32'],
    devices: [
      ['减震支座', 'seismic bearing'],
      ['装配式墙板', 'prefabricated wall panel'],
    ],
    problem: [
      '地震作用下残余变形大，震后难以修复',
      'the residual deformation after an earthquake is large and hard to repair',
    ],
    parts: [
      ['上连接板', 'upper plate'],
      ['下连接板', 'lower plate'],
      ['橡胶层', 'rubber layer'],
      ['钢板层', 'steel layer'],
      ['限位块', 'stop'],
    ],
    features: [
      {
        part: ['形状记忆合金棒', 'shape memory alloy rod'],
        action: [
          '贯穿橡胶层并在卸载后回复原长',
          'passes through the rubber layer and returns to its length when unloaded',
        ],
        effect: ['使支座自动复位', 'makes the bearing return to its place'],
      },
      {
        part: ['铅芯', 'lead core'],
        action: ['压入橡胶层的中心孔', 'is pressed into a central hole of the rubber layer'],
        effect: ['耗散地震能量', 'dissipates seismic energy'],
      },
      {
        part: ['摩擦片', 'friction pad'],
        action: ['夹在限位块与上连接板之间', 'is clamped between the stop and the upper plate'],
        effect: ['提供稳定的阻尼力', 'gives a stable damping force'],
      },
      {
        part: ['可更换螺栓组', 'replaceable bolt set'],
        action: ['先于其他部件屈服', 'yields before every other part'],
        effect: ['震后一小时内完成更换', 'can be replaced within an hour after an earthquake'],
      },
      {
        part: ['防火涂层', 'fire coating'],
        action: ['遇热膨胀并封闭侧面缝隙', 'swells under heat and closes the gaps at the sides'],
        effect: ['耐火极限达三小时', 'gives a fire resistance of three hours'],
      },
    ],
  },
]
