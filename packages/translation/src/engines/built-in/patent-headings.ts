import {
  sourceOf,
  targetOf,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/texts/translation-languages'

/**
 * Headings of patent applications in Chinese, English and Japanese, by the terms of CNIPA, USPTO, EPO, WIPO and JPO
 * forms. Where a language has several, the first is written and all are read; what is read twice is read by the first.
 * English ones stand without articles, and with `invention` for `disclosure`.
 */
const headings: readonly (readonly [string, string, string])[] = [
  [
    '权利要求书|权利要求',
    'Claims|What is claimed|What is claimed is|We claim|I claim|Patent claims|Claim|Listing of claims',
    '特許請求の範囲|請求の範囲|実用新案登録請求の範囲|クレーム',
  ],
  ['说明书', 'Description|Specification|Description of invention', '明細書'],
  ['摘要|说明书摘要', 'Abstract|Abstract of invention', '要約書|要約'],
  ['摘要附图', 'Representative drawing|Abstract drawing|Drawing of abstract', '選択図|代表図'],
  ['说明书附图|附图', 'Drawings|Accompanying drawings', '図面|添付図面'],
  ['目录', 'Contents|Table of contents', '目次'],
  ['发明名称', 'Title of invention', '発明の名称'],
  ['实用新型名称', 'Title of utility model', '考案の名称'],
  [
    '技术领域',
    'Technical field|Field|Field of invention|Technical field of invention',
    '技術分野|発明の属する技術分野',
  ],
  [
    '背景技术|背景',
    'Background|Background art|Background of invention|Background and prior art|Technical background',
    '背景技術|従来の技術',
  ],
  ['相关技术', 'Related art|Description of related art', '関連技術'],
  ['现有技术', 'Prior art', '先行技術'],
  ['现有技术文献', 'Citation list|Prior art documents|Prior art literature', '先行技術文献'],
  ['专利文献', 'Patent literature|Patent documents', '特許文献'],
  ['非专利文献', 'Non-patent literature|Non patent documents', '非特許文献'],
  [
    '发明内容',
    'Summary|Summary of invention|Disclosure of invention|Brief summary of invention|Brief summary',
    '発明の概要|発明の開示',
  ],
  ['实用新型内容', 'Summary of utility model', '考案の概要|考案の開示'],
  [
    '要解决的技术问题|发明要解决的技术问题|发明要解决的课题|所要解决的技术问题',
    'Technical problem|Problem to be solved by invention|Problems to be solved by invention|Problem to be solved',
    '発明が解決しようとする課題|解決しようとする課題',
  ],
  [
    '解决问题的技术手段|用于解决课题的手段|用于解决问题的手段|解决技术问题的技术方案',
    'Solution to problem|Means for solving problem|Means for solving problems|Means to solve problem',
    '課題を解決するための手段',
  ],
  ['技术方案', 'Technical solution', '技術的解決手段'],
  [
    '有益效果|发明效果|发明的效果',
    'Advantageous effects|Advantageous effects of invention|Effects of invention|Effect of invention|Beneficial effects',
    '発明の効果',
  ],
  [
    '附图说明|附图简要说明|附图的简要说明',
    'Brief description of drawings|Brief description of figures|Description of drawings|Brief description of several views of drawings',
    '図面の簡単な説明',
  ],
  [
    '具体实施方式',
    'Detailed description|Detailed description of invention|Detailed description of embodiments|Description of embodiments|Modes for carrying out invention|Mode for carrying out invention|Detailed description of drawings',
    '発明を実施するための形態|発明の詳細な説明',
  ],
  [
    '最佳实施方式',
    'Best mode for carrying out invention|Best mode|Best modes for carrying out invention',
    '発明を実施するための最良の形態',
  ],
  ['实施方式', 'Embodiments', '実施形態|実施の形態'],
  ['实施例', 'Examples|Working examples', '実施例'],
  ['对比例|比较例', 'Comparative examples', '比較例'],
  ['变形例|变型例', 'Modifications|Modified examples|Variations', '変形例'],
  ['工业实用性|产业上的可利用性|工业适用性|产业上的实用性', 'Industrial applicability', '産業上の利用可能性'],
  [
    '附图标记说明|附图标记列表|附图标记|标号说明|附图标号说明|图中标号说明|符号说明|附图标记的说明',
    'Reference signs list|List of reference signs|List of reference numerals|Reference numerals|Reference signs|Description of reference numerals|Description of reference signs|Explanation of reference numerals|Explanation of reference signs|Reference numeral list',
    '符号の説明|符号リスト|参照符号の説明',
  ],
  [
    '相关申请的交叉引用|相关申请',
    'Cross-reference to related applications|Cross reference to related application|Cross references to related applications|Related applications|Cross reference',
    '関連出願の相互参照|関連出願への相互参照|関連出願',
  ],
  ['优先权', 'Priority|Priority claim', '優先権'],
  [
    '关于联邦政府资助的研究或开发的声明',
    'Statement regarding federally sponsored research or development|Statement regarding federally sponsored research',
    '連邦政府の支援による研究開発に関する記載',
  ],
  ['序列表', 'Sequence listing', '配列表'],
  ['序列表的引用', 'Incorporation by reference of sequence listing|Reference to sequence listing', '配列表の参照'],
  ['参考文献', 'References|Bibliography', '参考文献'],
  ['定义', 'Definitions', '定義'],
  ['概述', 'Overview', '概要'],
  ['结论', 'Conclusion', '結論'],
]
const LANGUAGES: readonly TranslationLanguage[] = ['zh-cn', 'en-us', 'ja-jp']

/** The same for all ways to write a heading: spaced characters, capitals, hyphens, articles. */
const keyOf = (written: string, language: TranslationLanguage): string =>
  language === 'en-us'
    ? written
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[-‐‑]/g, ' ')
        .replaceAll(/\b(?:an?|the|present|preferred|exemplary|illustrative|example|specific)\b/g, ' ')
        .replaceAll(/\bdisclosure\b(?! of)/g, 'invention')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : written.normalize('NFKC').replaceAll(/\s/g, '')

const tables = new Map<TranslationDirection, ReadonlyMap<string, string>>()

/** The heading of a patent application that a whole text without its last sign is, in the target language; else null. */
export function headingOf(text: string, direction: TranslationDirection): string | null {
  let table = tables.get(direction)
  if (!table) tables.set(direction, (table = makeTable(direction)))
  return table.get(keyOf(text, sourceOf(direction))) ?? null
}

function makeTable(direction: TranslationDirection): ReadonlyMap<string, string> {
  const [source, target] = [sourceOf(direction), targetOf(direction)]
  const table = new Map<string, string>()
  for (const row of headings) {
    const rendering = row[LANGUAGES.indexOf(target)]!.split('|')[0]!
    for (const written of row[LANGUAGES.indexOf(source)]!.split('|')) {
      const key = keyOf(written, source)
      if (!table.has(key)) table.set(key, withArticles(rendering, target))
    }
  }
  return table
}

/** English headings are written with the articles that their keys lack. */
const withArticles = (heading: string, language: TranslationLanguage): string =>
  language === 'en-us' ? heading.replace(/\bof (drawings|invention|utility model)$/, 'of the $1') : heading
