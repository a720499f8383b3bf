import type { Field } from './field.ts'

export const systems: readonly Field[] = [
  {
    name: ['图像识别', 'image recognition'],
    ipcs: ['G06V10/82', 'G06T7/11', 'G06N3/08'],
    devices: [
      ['图像分割装置', 'image segmentation apparatus'],
      ['目标检测系统', 'object detection system'],
    ],
    problem: ['小目标在低照度图像中容易漏检', 'small objects are easily missed in dark images'],
    parts: [
      ['处理器', 'processor'],
      ['图像采集单元', 'image acquisition unit'],
      ['特征提取网络', 'feature extraction network'],
      ['解码器', 'decoder'],
      ['存储器', 'memory'],
    ],
    features: [
      {
        part: ['注意力模块', 'attention module'],
        action: ['按空间位置对特征图加权', 'weights the feature map by position'],
        effect: ['提高小目标的召回率', 'raises the recall of small objects'],
      },
      {
        part: ['对比学习单元', 'contrastive learning unit'],
        action: ['以同一场景的明暗图像对作为正样本', 'takes bright and dark images of one scene as positive pairs'],
        effect: ['无需夜间标注数据', 'needs no labelled images taken at night'],
      },
      {
        part: ['边缘细化分支', 'edge refinement branch'],
        action: [
          '单独预测目标轮廓并与分割结果融合',
          'predicts the outline on its own and fuses it with the segmentation',
        ],
        effect: ['使分割边界更加清晰', 'sharpens the boundaries'],
      },
      {
        part: ['剪枝单元', 'pruning unit'],
        action: ['根据通道的激活稀疏度删除通道', 'removes channels by the sparsity of their activation'],
        effect: ['推理时间缩短百分之四十', 'cuts the inference time by forty per cent'],
      },
      {
        part: ['时序缓存', 'temporal buffer'],
        action: ['将前一帧的特征对齐到当前帧', 'aligns the features of the previous frame with the current one'],
        effect: ['抑制视频中的闪烁', 'suppresses flicker in video'],
      },
    ],
  },
  {
    name: ['无线通信', 'wireless communication'],
    ipcs: ['H04W72/04', 'H04B7/06', 'H04L5/00'],
    devices: [
      ['基站', 'base station'],
      ['终端设备', 'terminal device'],
    ],
    problem: ['高速移动时波束切换频繁，链路中断', 'beams change often at high speed and the link breaks'],
    parts: [
      ['天线阵列', 'antenna array'],
      ['射频链路', 'radio frequency chain'],
      ['基带处理器', 'baseband processor'],
      ['调度器', 'scheduler'],
      ['存储单元', 'storage unit'],
    ],
    features: [
      {
        part: ['波束预测单元', 'beam prediction unit'],
        action: ['根据历史信道状态预测下一时隙的波束', 'predicts the beam of the next slot from past channel states'],
        effect: ['减少波束扫描开销', 'reduces the overhead of beam sweeping'],
      },
      {
        part: ['休眠控制单元', 'sleep control unit'],
        action: [
          '在业务量低于阈值时关闭部分射频链路',
          'switches off part of the radio frequency chains when traffic falls below a threshold',
        ],
        effect: ['降低能耗', 'lowers the power consumption'],
      },
      {
        part: ['干扰消除单元', 'interference cancellation unit'],
        action: [
          '利用相邻小区的参考信号估计干扰',
          'estimates interference from reference signals of neighbouring cells',
        ],
        effect: ['提高小区边缘速率', 'raises the rate at the edge of the cell'],
      },
      {
        part: ['冗余版本选择器', 'redundancy version selector'],
        action: ['根据误块位置选择重传的比特', 'chooses the bits to be sent again by the place of the block error'],
        effect: ['减少重传次数', 'reduces retransmissions'],
      },
      {
        part: ['可重构智能表面', 'reconfigurable surface'],
        action: ['按调度器的指令改变反射相位', 'changes its reflection phase as the scheduler directs'],
        effect: ['覆盖遮挡区域', 'covers shadowed areas'],
      },
    ],
  },
  {
    name: ['数据存储', 'data storage'],
    ipcs: ['G06F16/22', 'G06F3/06', 'G06F12/0866'],
    devices: [
      ['数据库系统', 'database system'],
      ['存储控制器', 'storage controller'],
    ],
    problem: ['写放大严重，闪存寿命下降', 'write amplification is high and shortens the life of flash memory'],
    parts: [
      ['主机接口', 'host interface'],
      ['控制单元', 'control unit'],
      ['闪存阵列', 'flash array'],
      ['缓存', 'cache'],
      ['日志区', 'log area'],
    ],
    features: [
      {
        part: ['冷热分离单元', 'hot and cold separator'],
        action: ['按更新频率将数据写入不同的块', 'writes data to different blocks by how often they change'],
        effect: ['写放大降低一半', 'halves the write amplification'],
      },
      {
        part: ['学习型索引', 'learned index'],
        action: ['以分段线性模型代替树的中间节点', 'replaces the inner nodes of a tree by piecewise linear models'],
        effect: ['减少内存占用', 'takes less memory'],
      },
      {
        part: ['增量校验单元', 'incremental parity unit'],
        action: ['只对被修改的条带重新计算校验值', 'computes parity afresh for changed stripes only'],
        effect: ['缩短小写入的延迟', 'shortens the delay of small writes'],
      },
      {
        part: ['快照链', 'snapshot chain'],
        action: ['以写时复制的方式共享未改动的块', 'shares unchanged blocks by copying on write'],
        effect: ['一秒内恢复到任一时刻', 'restores any moment within a second'],
      },
      {
        part: ['断电保护电容', 'power-loss capacitor'],
        action: ['在掉电时为缓存写回供电', 'feeds the write-back of the cache when power fails'],
        effect: ['不丢失已确认的写入', 'loses no confirmed write'],
      },
    ],
  },
  {
    name: ['医疗器械', 'medical devices'],
    ipcs: ['A61B5/0205', 'A61B5/11', 'A61M5/142'],
    devices: [
      ['可穿戴监测贴片', 'wearable monitoring patch'],
      ['输液泵', 'infusion pump'],
    ],
    problem: ['患者活动产生的伪影使报警不可靠', 'artefacts caused by movement of the patient make alarms unreliable'],
    parts: [
      ['柔性基底', 'flexible substrate'],
      ['电极', 'electrode'],
      ['信号处理电路', 'signal processing circuit'],
      ['无线模块', 'wireless module'],
      ['纽扣电池', 'button cell'],
    ],
    features: [
      {
        part: ['加速度计', 'accelerometer'],
        action: ['输出与运动伪影相关的参考信号', 'gives a reference signal that correlates with motion artefacts'],
        effect: ['误报率降低七成', 'cuts false alarms by seventy per cent'],
      },
      {
        part: ['水凝胶层', 'hydrogel layer'],
        action: ['位于电极与皮肤之间并可揭换', 'lies between the electrode and the skin and can be replaced'],
        effect: ['可连续佩戴七天', 'can be worn for seven days'],
      },
      {
        part: ['微流控通道', 'microfluidic channel'],
        action: ['收集汗液并导向比色区', 'collects sweat and leads it to a colorimetric zone'],
        effect: ['同时监测电解质', 'monitors electrolytes as well'],
      },
      {
        part: ['气泡检测器', 'bubble detector'],
        action: ['以超声穿过管路并判断回波缺失', 'sends ultrasound through the tube and recognises missing echoes'],
        effect: ['防止空气进入血管', 'keeps air out of the vessel'],
      },
      {
        part: ['近场供电线圈', 'near-field coil'],
        action: ['在靠近床头终端时为纽扣电池充电', 'charges the button cell near a bedside terminal'],
        effect: ['无需更换电池', 'needs no change of battery'],
      },
    ],
  },
  {
    name: ['水处理', 'water treatment'],
    ipcs: ['C02F1/44', 'C02F3/12', 'B01D61/02'],
    devices: [
      ['反渗透净水机', 'reverse osmosis water purifier'],
      ['污水处理装置', 'waste water treatment plant'],
    ],
    problem: ['膜污染快，废水比例高', 'membranes foul quickly and much water is wasted'],
    parts: [
      ['进水管', 'inlet pipe'],
      ['前置滤芯', 'pre-filter'],
      ['增压泵', 'booster pump'],
      ['膜组件', 'membrane module'],
      ['储水罐', 'tank'],
    ],
    features: [
      {
        part: ['浓水回流管', 'concentrate return pipe'],
        action: ['将部分浓水引回增压泵入口', 'leads part of the concentrate back to the inlet of the booster pump'],
        effect: ['废水比降至一比三', 'lowers the share of waste water to one in four'],
      },
      {
        part: ['电导率探头', 'conductivity probe'],
        action: ['在线测量产水水质并触发冲洗', 'measures the product water and triggers flushing'],
        effect: ['延长膜的寿命', 'extends the life of the membrane'],
      },
      {
        part: ['超声振子', 'ultrasonic transducer'],
        action: ['间歇地激励膜组件外壁', 'excites the wall of the membrane module at intervals'],
        effect: ['使污染层脱落', 'loosens the fouling layer'],
      },
      {
        part: ['生物填料', 'biofilm carrier'],
        action: ['悬浮在曝气区并附着硝化菌', 'floats in the aeration zone and carries nitrifying bacteria'],
        effect: ['提高低温下的脱氮效率', 'raises nitrogen removal at low temperature'],
      },
      {
        part: ['紫外灯管', 'ultraviolet lamp'],
        action: ['设置在储水罐出口', 'is arranged at the outlet of the tank'],
        effect: ['避免二次污染', 'avoids contamination in the tank'],
      },
    ],
  },
  {
    name: ['高分子材料', 'polymers'],
    ipcs: ['C08L67/04', 'C08K3/34', 'C08J5/18'],
    devices: [
      ['可降解薄膜', 'degradable film'],
      ['复合包装材料', 'composite packaging material'],
    ],
    problem: ['韧性不足，阻隔性差', 'toughness and barrier properties are poor'],
    parts: [
      ['聚乳酸基体', 'polylactic acid matrix'],
      ['增塑剂', 'plasticiser'],
      ['成核剂', 'nucleating agent'],
      ['抗氧剂', 'antioxidant'],
      ['表层', 'surface layer'],
    ],
    features: [
      {
        part: ['有机化蒙脱土', 'organically modified montmorillonite'],
        action: ['以剥离片层的形式分散在基体中', 'is dispersed in the matrix as exfoliated layers'],
        effect: ['氧气透过率降低六成', 'cuts the oxygen transmission by sixty per cent'],
      },
      {
        part: ['扩链剂', 'chain extender'],
        action: ['与基体的端羧基反应', 'reacts with the carboxyl end groups of the matrix'],
        effect: ['断裂伸长率提高到两倍', 'doubles the elongation at break'],
      },
      {
        part: ['纤维素纳米晶', 'cellulose nanocrystals'],
        action: ['占总质量的百分之一至百分之三', 'make up one to three per cent by weight'],
        effect: ['提高拉伸强度', 'raises the tensile strength'],
      },
      {
        part: ['光屏蔽剂', 'light stabiliser'],
        action: ['吸收波长小于四百纳米的光', 'absorbs light of less than four hundred nanometres'],
        effect: ['延缓使用期内的降解', 'delays degradation during use'],
      },
      {
        part: ['淀粉填料', 'starch filler'],
        action: ['经偶联处理后与基体共混', 'is blended with the matrix after coupling treatment'],
        effect: ['堆肥条件下九十天内降解', 'degrades within ninety days in compost'],
      },
    ],
  },
  {
    name: ['汽车安全', 'vehicle safety'],
    ipcs: ['B60R21/0134', 'B60W30/09', 'G01S13/931'],
    devices: [
      ['碰撞预警装置', 'collision warning device'],
      ['自动紧急制动系统', 'automatic emergency braking system'],
    ],
    problem: ['横穿行人识别过晚', 'crossing pedestrians are recognised too late'],
    parts: [
      ['前视摄像头', 'front camera'],
      ['雷达', 'radar'],
      ['域控制器', 'domain controller'],
      ['制动执行器', 'brake actuator'],
      ['显示屏', 'display'],
    ],
    features: [
      {
        part: ['轨迹预测单元', 'trajectory prediction unit'],
        action: [
          '根据行人的头部朝向修正预测轨迹',
          'corrects the predicted path by the direction of the head of the pedestrian',
        ],
        effect: ['预警提前零点六秒', 'warns six tenths of a second earlier'],
      },
      {
        part: ['路面附着估计单元', 'road friction estimator'],
        action: ['由轮速差估计附着系数', 'estimates the friction from differences of the wheel speeds'],
        effect: ['在湿滑路面上提前制动', 'brakes earlier on wet roads'],
      },
      {
        part: ['车路协同接口', 'roadside interface'],
        action: ['接收路口设备发送的盲区目标', 'receives objects in blind areas from equipment at a crossing'],
        effect: ['识别被遮挡的行人', 'recognises hidden pedestrians'],
      },
      {
        part: ['座椅预紧装置', 'seat pre-tensioner'],
        action: ['在制动之前收紧安全带', 'tightens the belt before braking'],
        effect: ['减小乘员前移', 'reduces the forward movement of passengers'],
      },
      {
        part: ['冗余电源', 'redundant supply'],
        action: ['在主电源失效时为制动执行器供电', 'feeds the brake actuator when the main supply fails'],
        effect: ['保证制动可用', 'keeps braking available'],
      },
    ],
  },
]
