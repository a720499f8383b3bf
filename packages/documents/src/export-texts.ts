import type { Language } from '@markwright/domain/site/language'
import type { ExportedMark, ExportHead } from './export-columns.ts'

export const exportTexts = {
  cn: {
    title: '商标列表',
    about: '说明',
    query: '查询条件',
    records: '记录数',
    made: '生成日期',
    notes: '备注',
    source: '资料来自各机构公布的数据，以其登记簿为准。近似度按公开的审查标准评估，不是任何机构的决定。',
    demonstration: (marks: number, all: number) =>
      marks === all
        ? '全部记录均为虚构的演示数据，不存在于任何机构的登记簿，不得用作判断依据。'
        : `其中 ${marks} 条记录是虚构的演示数据（见“数据”一栏），不存在于任何机构的登记簿，不得用作判断依据。`,
  },
  en: {
    title: 'Trademarks',
    about: 'About this list',
    query: 'Query',
    records: 'Records',
    made: 'Made on',
    notes: 'Notes',
    source:
      'Based on data published by the offices; their registers prevail. Similarity is assessed by published criteria and is not a decision of an office.',
    demonstration: (marks: number, all: number) =>
      marks === all
        ? 'All records are invented demonstration data. They are in no register and must not be relied on.'
        : `${marks} of the records ${marks === 1 ? 'is' : 'are'} invented demonstration data (see the column “Data”). They are in no register and must not be relied on.`,
  },
}

export const demonstrationsOf = (marks: readonly ExportedMark[]): number =>
  marks.filter(({ demonstration }) => demonstration).length

/** What an export says of itself, as labels and values; a label is empty where it is that of the line above. */
export function aboutLines(
  marks: readonly ExportedMark[],
  { query, today }: ExportHead,
  language: Language,
): [label: string, value: string][] {
  const texts = exportTexts[language]
  const demonstrations = demonstrationsOf(marks)
  return [
    ...query.map(({ label, value }): [string, string] => [label, value]),
    [texts.records, String(marks.length)],
    [texts.made, today],
    [texts.notes, texts.source],
    ...(demonstrations > 0 ? [['', texts.demonstration(demonstrations, marks.length)] as [string, string]] : []),
  ]
}
