import { refusal } from '../../kernel/errors.ts'

export const resultsErrors = {
  tooManyCompared: refusal(200, 20108, '最多选择 5 件商标进行对比', 'At most five marks can be compared.'),
  tooFewCompared: refusal(200, 20151, '请选择至少 2 件商标进行对比', 'Choose at least two marks to compare.'),
  nothingSought: refusal(
    200,
    20160,
    '该查询没有名称或图样，不能与商标对比',
    'This query has neither a name nor an image to compare marks with.',
  ),
  tooManyRows: refusal(
    200,
    20152,
    '表格最多导出 10,000 条，请缩小查询范围后再导出',
    'A spreadsheet holds at most 10,000 records. Please narrow the search first.',
  ),
  tooManyDocumentRows: refusal(
    200,
    20154,
    '文档最多导出 2,000 条，请改用表格，或缩小查询范围',
    'A document holds at most 2,000 records. Choose a spreadsheet or narrow the search.',
  ),
  nothingToExport: refusal(200, 20153, '没有可以导出的记录', 'There is nothing to export.'),
}
