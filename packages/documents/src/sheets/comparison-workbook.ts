import type { ExportColumn } from '@markwright/domain/files/export-columns'
import type { Language } from '@markwright/domain/site/language'
import { columnOf, type ExportedMark, nameOf } from '../export-columns.ts'
import type { Table } from '../table.ts'
import { writeWorkbook } from './sheet.ts'

/** A record of a comparison, with its goods as lines of text. */
export type ComparedMark = ExportedMark & { goods: { classNo: number; group: string | null; text: string }[] }

/** What was searched for; no class means all 45. */
export type ComparedSearch = { name: string | null; classes: number[]; groups: string[] }

/**
 * How similar two of the records are, or one and, where `a` is null, what was searched for. `similarity` is null where the
 * names are not even remotely similar, `imageScore` where no images were compared or they are not similar.
 */
export type ComparedPair = {
  a: ExportedMark | null
  b: ExportedMark
  similarity: { score: number; level: string; reason: string; rule: string } | null
  imageScore: number | null
}

export type SharedClass = { classNo: number; marks: (ExportedMark | null)[]; groups: string[]; items: string[] }

const facts: readonly ExportColumn[] = [
  'name',
  'office',
  'appNo',
  'regNo',
  'status',
  'classes',
  'similarGroups',
  'applicant',
  'agent',
  'appDate',
  'priorityDate',
  'trialDate',
  'regDate',
  'expiryDate',
  'link',
]

const texts = {
  cn: {
    sheets: ['对比', '近似程度', '共同的类别', '商品和服务'] as const,
    fact: '项目',
    pair: ['商标甲', '商标乙', '近似度', '等级', '说明', '规则', '图样近似度'],
    sought: '查询内容',
    none: '不近似',
    shared: ['类别', '商标', '类似群', '相同的商品/服务'],
    goods: ['商标', '类别', '类似群', '商品/服务'],
    levels: { identical: '相同', high: '高', middle: '中', low: '低' } as Record<string, string>,
    join: '；',
  },
  en: {
    sheets: ['Comparison', 'Similarity', 'Shared classes', 'Goods and services'] as const,
    fact: 'Fact',
    pair: ['Mark A', 'Mark B', 'Similarity', 'Degree', 'Why', 'Rule', 'Image'],
    sought: 'What was searched for',
    none: 'not similar',
    shared: ['Class', 'Marks', 'Similar groups', 'Goods and services in common'],
    goods: ['Mark', 'Class', 'Similar group', 'Goods and services'],
    levels: { identical: 'Identical', high: 'High', middle: 'Medium', low: 'Low' } as Record<string, string>,
    join: '; ',
  },
}

/** A comparison as a spreadsheet (XLSX): facts side by side, the pairs with their reasons, the goods. */
export function comparisonWorkbook(
  comparison: {
    marks: readonly ComparedMark[]
    sought: ComparedSearch | null
    pairs: readonly ComparedPair[]
    shared: readonly SharedClass[]
  },
  { language, siteUrl }: { language: Language; siteUrl: string },
): Promise<Buffer> {
  const words = texts[language]
  const { marks, sought } = comparison
  const [sidesName, pairsName, sharedName, goodsName] = words.sheets
  const soughtLabel = sought?.name ? `${words.sought}: ${sought.name}` : words.sought
  const label = (mark: ExportedMark | null) =>
    mark === null ? soughtLabel : `${nameOf(mark, language)} (${mark.office} ${mark.applicationNumber})`

  const sides: Table = {
    name: sidesName,
    titles: [words.fact, ...(sought ? [soughtLabel] : []), ...marks.map(label)],
    widths: [18, ...(sought ? [32] : []), ...marks.map(() => 32)],
    rows: facts.map((name) => {
      const { title, cell } = columnOf(name)
      return [
        title[language],
        ...(sought ? [soughtFacts(sought)[name]] : []),
        ...marks.map((mark) => cell(mark, { language, siteUrl })),
      ]
    }),
  }
  const pairs: Table = {
    name: pairsName,
    titles: words.pair,
    widths: [32, 32, 10, 12, 70, 10, 12],
    rows: comparison.pairs.map(({ a, b, similarity, imageScore }) => [
      label(a),
      label(b),
      similarity?.score,
      similarity ? (words.levels[similarity.level] ?? similarity.level) : words.none,
      similarity?.reason,
      similarity?.rule,
      imageScore,
    ]),
  }
  const shared: Table = {
    name: sharedName,
    titles: words.shared,
    widths: [8, 60, 24, 70],
    rows: comparison.shared.map(({ classNo, marks: sharing, groups, items }) => [
      classNo,
      sharing.map(label).join(words.join),
      groups.join(' '),
      items.join(words.join),
    ]),
  }
  const goods: Table = {
    name: goodsName,
    titles: words.goods,
    widths: [40, 8, 16, 80],
    rows: marks.flatMap((mark) =>
      mark.goods.map(({ classNo, group, text: item }) => [label(mark), classNo, group, item]),
    ),
  }
  return writeWorkbook([sides, pairs, shared, goods])
}

const soughtFacts = ({ name, classes, groups }: ComparedSearch): Partial<Record<ExportColumn, string>> => ({
  name: name ?? '',
  classes: classes.join(' '),
  similarGroups: groups.join(' '),
})
