import type { Language } from '@markwright/domain/site/language'

type Texts = {
  title: string
  sides: [left: string, right: string]
  pasted: string
  record: (numbers: string) => string
  made: (day: string) => string
  differing: (count: number) => string
  fields: string
  noFields: string
  goods: string
  goodsNote: (same: number, total: number) => string
  text: string
  field: string
  verdict: string
  limits: string
}

/** What a document that compares two says in either language. */
export const contrastTexts: Record<Language, Texts> = {
  cn: {
    title: '官方文件比对',
    sides: ['左侧', '右侧'],
    pasted: '粘贴的文字',
    record: (numbers) => `登记簿记录 ${numbers}`,
    made: (day) => `生成日期 ${day}`,
    differing: (count) => (count === 0 ? '未发现差异' : `${count} 处不同`),
    fields: '项目',
    noFields: '未能识别文件中的项目。',
    goods: '商品/服务',
    goodsNote: (same, total) => `${total} 项中 ${same} 项一致`,
    text: '全文',
    field: '项目',
    verdict: '结果',
    limits:
      '项目按中英文官方文件的常见标签自动识别，全角与半角、空格、日期写法和地址中的标点不计为差异；请以原件为准。',
  },
  en: {
    title: 'Comparison of official documents',
    sides: ['Left', 'Right'],
    pasted: 'pasted text',
    record: (numbers) => `register record ${numbers}`,
    made: (day) => `made on ${day}`,
    differing: (count) =>
      count === 0 ? 'No differences found' : count === 1 ? 'One difference' : `${count} differences`,
    fields: 'Fields',
    noFields: 'No fields were recognised.',
    goods: 'Goods and services',
    goodsNote: (same, total) => `${same} of ${total} items are identical`,
    text: 'Full text',
    field: 'Field',
    verdict: 'Result',
    limits:
      'Fields are recognised by the usual labels of Chinese and English documents; character width, blanks, date formats and punctuation in addresses do not count as differences. The originals prevail.',
  },
}
