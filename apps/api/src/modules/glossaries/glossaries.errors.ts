import { refusal } from '../../kernel/errors.ts'

export const glossaryErrors = {
  tooMany: refusal(
    200,
    40121,
    '最多 50 个术语表，请先删除不再需要的',
    'You have 50 glossaries. Delete one that you no longer need first.',
  ),
  twoTerms: refusal(200, 40122, '请至少填写两种语言的术语', 'Fill in the term in two languages at least.'),
  unreadable: refusal(
    200,
    40123,
    '文件无法读取：请使用 TBX、CSV 或 XLSX（术语表），TMX（记忆库）',
    'The file cannot be read. Use TBX, CSV or XLSX for a glossary and TMX for a memory.',
  ),
  full: refusal(200, 40124, '一个术语表最多 20,000 条', 'A glossary holds at most 20,000 entries.'),
  memoryFull: refusal(
    200,
    40125,
    '记忆库最多 100,000 条，请先删除一部分',
    'The memory holds at most 100,000 entries. Delete some first.',
  ),
  fileTooLarge: refusal(200, 40108, '文件过大', 'The file is too large.'),
}
