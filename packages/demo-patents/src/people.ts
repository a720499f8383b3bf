import type { Term } from './field.ts'

/** Invented companies; none of them is registered under these names as far as we know. */
export const companies: readonly Term[] = [
  ['云岫科技（示例）有限公司', 'Yunxiu Technology (Demo) Co., Ltd.'],
  ['澄远动力（示例）股份有限公司', 'Chengyuan Power (Demo) Co., Ltd.'],
  ['知野智能装备（示例）有限公司', 'Zhiye Intelligent Equipment (Demo) Co., Ltd.'],
  ['海棠医疗器械（示例）有限公司', 'Haitang Medical (Demo) Co., Ltd.'],
  ['北麓通信技术（示例）有限公司', 'Beilu Communication (Demo) Co., Ltd.'],
  ['禾木农业机械（示例）有限公司', 'Hemu Agricultural Machinery (Demo) Co., Ltd.'],
  ['青砚材料（示例）研究院', 'Qingyan Materials (Demo) Institute'],
  ['江畔大学（示例）', 'Jiangpan University (Demo)'],
  ['诺森德机械（示例）', 'Northend Machines (Demo) GmbH'],
  ['湖湾系统（示例）', 'Lakebay Systems (Demo) Inc.'],
]

export const inventors: readonly Term[] = [
  ['陈以宁', 'Chen Yining'],
  ['周牧之', 'Zhou Muzhi'],
  ['林清越', 'Lin Qingyue'],
  ['苏望舒', 'Su Wangshu'],
  ['何知远', 'He Zhiyuan'],
  ['沈怀瑾', 'Shen Huaijin'],
  ['顾言蹊', 'Gu Yanxi'],
  ['许攸宁', 'Xu Youning'],
  ['梁景行', 'Liang Jingxing'],
  ['宋南乔', 'Song Nanqiao'],
  ['安娜·贝里', 'Anna Berrigan'],
  ['托马斯·韦尔登', 'Thomas Welden'],
]

export const agencies: readonly Term[] = [
  ['示例知识产权代理事务所', 'Demo Patent Attorneys'],
  ['样例专利代理有限公司', 'Sample IP Agency'],
]
