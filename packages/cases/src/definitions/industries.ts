import type { ChoiceOption } from '../definition.ts'

type Named = readonly [cn: string, en: string]

/** Sections of GB/T 4754-2017 with their divisions, which are numbered through from 01. */
const sections: readonly (readonly [code: string, name: Named, divisions: readonly Named[]])[] = [
  [
    'A',
    ['农、林、牧、渔业', 'Agriculture, forestry, animal husbandry and fishery'],
    [
      ['农业', 'Agriculture'],
      ['林业', 'Forestry'],
      ['畜牧业', 'Animal husbandry'],
      ['渔业', 'Fishery'],
      ['农、林、牧、渔专业及辅助性活动', 'Support activities for agriculture, forestry, husbandry and fishery'],
    ],
  ],
  [
    'B',
    ['采矿业', 'Mining'],
    [
      ['煤炭开采和洗选业', 'Mining and washing of coal'],
      ['石油和天然气开采业', 'Extraction of petroleum and natural gas'],
      ['黑色金属矿采选业', 'Mining and processing of ferrous metal ores'],
      ['有色金属矿采选业', 'Mining and processing of non-ferrous metal ores'],
      ['非金属矿采选业', 'Mining and processing of non-metal ores'],
      ['开采专业及辅助性活动', 'Support activities for mining'],
      ['其他采矿业', 'Other mining'],
    ],
  ],
  [
    'C',
    ['制造业', 'Manufacturing'],
    [
      ['农副食品加工业', 'Processing of agricultural and sideline food'],
      ['食品制造业', 'Food'],
      ['酒、饮料和精制茶制造业', 'Liquor, beverages and refined tea'],
      ['烟草制品业', 'Tobacco products'],
      ['纺织业', 'Textiles'],
      ['纺织服装、服饰业', 'Clothing and accessories'],
      ['皮革、毛皮、羽毛及其制品和制鞋业', 'Leather, fur, feather and their products, and footwear'],
      ['木材加工和木、竹、藤、棕、草制品业', 'Timber, and products of wood, bamboo, rattan, palm and straw'],
      ['家具制造业', 'Furniture'],
      ['造纸和纸制品业', 'Paper and paper products'],
      ['印刷和记录媒介复制业', 'Printing and reproduction of recorded media'],
      ['文教、工美、体育和娱乐用品制造业', 'Articles for culture, education, arts and crafts, sport and entertainment'],
      ['石油、煤炭及其他燃料加工业', 'Processing of petroleum, coal and other fuels'],
      ['化学原料和化学制品制造业', 'Chemical raw materials and chemical products'],
      ['医药制造业', 'Medicines'],
      ['化学纤维制造业', 'Chemical fibres'],
      ['橡胶和塑料制品业', 'Rubber and plastic products'],
      ['非金属矿物制品业', 'Non-metallic mineral products'],
      ['黑色金属冶炼和压延加工业', 'Smelting and pressing of ferrous metals'],
      ['有色金属冶炼和压延加工业', 'Smelting and pressing of non-ferrous metals'],
      ['金属制品业', 'Metal products'],
      ['通用设备制造业', 'General-purpose machinery'],
      ['专用设备制造业', 'Special-purpose machinery'],
      ['汽车制造业', 'Motor vehicles'],
      ['铁路、船舶、航空航天和其他运输设备制造业', 'Railway, ship, aerospace and other transport equipment'],
      ['电气机械和器材制造业', 'Electrical machinery and apparatus'],
      ['计算机、通信和其他电子设备制造业', 'Computers, communication and other electronic equipment'],
      ['仪器仪表制造业', 'Measuring instruments'],
      ['其他制造业', 'Other manufacturing'],
      ['废弃资源综合利用业', 'Use of waste resources'],
      ['金属制品、机械和设备修理业', 'Repair of metal products, machinery and equipment'],
    ],
  ],
  [
    'D',
    ['电力、热力、燃气及水生产和供应业', 'Production and supply of electricity, heat, gas and water'],
    [
      ['电力、热力生产和供应业', 'Electricity and heat'],
      ['燃气生产和供应业', 'Gas'],
      ['水的生产和供应业', 'Water'],
    ],
  ],
  [
    'E',
    ['建筑业', 'Construction'],
    [
      ['房屋建筑业', 'Construction of buildings'],
      ['土木工程建筑业', 'Civil engineering'],
      ['建筑安装业', 'Building installation'],
      ['建筑装饰、装修和其他建筑业', 'Building decoration, finishing and other construction'],
    ],
  ],
  [
    'F',
    ['批发和零售业', 'Wholesale and retail trade'],
    [
      ['批发业', 'Wholesale'],
      ['零售业', 'Retail'],
    ],
  ],
  [
    'G',
    ['交通运输、仓储和邮政业', 'Transport, storage and post'],
    [
      ['铁路运输业', 'Railway transport'],
      ['道路运输业', 'Road transport'],
      ['水上运输业', 'Water transport'],
      ['航空运输业', 'Air transport'],
      ['管道运输业', 'Transport by pipeline'],
      ['多式联运和运输代理业', 'Multimodal transport and forwarding agencies'],
      ['装卸搬运和仓储业', 'Loading, handling and storage'],
      ['邮政业', 'Post'],
    ],
  ],
  [
    'H',
    ['住宿和餐饮业', 'Accommodation and catering'],
    [
      ['住宿业', 'Accommodation'],
      ['餐饮业', 'Catering'],
    ],
  ],
  [
    'I',
    ['信息传输、软件和信息技术服务业', 'Information transmission, software and information technology'],
    [
      ['电信、广播电视和卫星传输服务', 'Telecommunications, broadcasting, television and satellite transmission'],
      ['互联网和相关服务', 'Internet and related services'],
      ['软件和信息技术服务业', 'Software and information technology'],
    ],
  ],
  [
    'J',
    ['金融业', 'Finance'],
    [
      ['货币金融服务', 'Monetary and financial services'],
      ['资本市场服务', 'Capital market services'],
      ['保险业', 'Insurance'],
      ['其他金融业', 'Other finance'],
    ],
  ],
  ['K', ['房地产业', 'Real estate'], [['房地产业', 'Real estate']]],
  [
    'L',
    ['租赁和商务服务业', 'Leasing and business services'],
    [
      ['租赁业', 'Leasing'],
      ['商务服务业', 'Business services'],
    ],
  ],
  [
    'M',
    ['科学研究和技术服务业', 'Scientific research and technical services'],
    [
      ['研究和试验发展', 'Research and experimental development'],
      ['专业技术服务业', 'Professional technical services'],
      ['科技推广和应用服务业', 'Promotion and application of science and technology'],
    ],
  ],
  [
    'N',
    ['水利、环境和公共设施管理业', 'Water conservancy, environment and public facilities'],
    [
      ['水利管理业', 'Water conservancy'],
      ['生态保护和环境治理业', 'Ecological protection and environmental treatment'],
      ['公共设施管理业', 'Public facilities'],
      ['土地管理业', 'Land management'],
    ],
  ],
  [
    'O',
    ['居民服务、修理和其他服务业', 'Services to households, repair and other services'],
    [
      ['居民服务业', 'Services to households'],
      ['机动车、电子产品和日用产品修理业', 'Repair of motor vehicles, electronics and household goods'],
      ['其他服务业', 'Other services'],
    ],
  ],
  ['P', ['教育', 'Education'], [['教育', 'Education']]],
  [
    'Q',
    ['卫生和社会工作', 'Health and social work'],
    [
      ['卫生', 'Health'],
      ['社会工作', 'Social work'],
    ],
  ],
  [
    'R',
    ['文化、体育和娱乐业', 'Culture, sport and entertainment'],
    [
      ['新闻和出版业', 'Journalism and publishing'],
      ['广播、电视、电影和录音制作业', 'Broadcasting, television, film and sound recording'],
      ['文化艺术业', 'Culture and arts'],
      ['体育', 'Sport'],
      ['娱乐业', 'Entertainment'],
    ],
  ],
  [
    'S',
    ['公共管理、社会保障和社会组织', 'Public management, social security and social organizations'],
    [
      ['中国共产党机关', 'Organs of the Communist Party of China'],
      ['国家机构', 'State organs'],
      ['人民政协、民主党派', 'People’s Political Consultative Conference and democratic parties'],
      ['社会保障', 'Social security'],
      ['群众团体、社会团体和其他成员组织', 'Mass, social and other membership organizations'],
      ['基层群众自治组织及其他组织', 'Grassroots self-governing and other organizations'],
    ],
  ],
  ['T', ['国际组织', 'International organizations'], [['国际组织', 'International organizations']]],
]

/** Sectors of the economy. */
export const sectorOptions: readonly ChoiceOption[] = sections.map(([value, [cn, en]]) => ({
  value,
  label: { cn, en },
}))

/** Sub-sectors, each of the sector that the field `sector` names. */
export const subSectorOptions = (sector: string): readonly ChoiceOption[] =>
  sections
    .flatMap(([code, , divisions]) => divisions.map(([cn, en]) => ({ code, label: { cn, en } })))
    .map(({ code, label }, index) => ({
      value: String(index + 1).padStart(2, '0'),
      label,
      when: { field: sector, in: [code] },
    }))
