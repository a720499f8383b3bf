import type { ErrorEntry } from '../../kernel/errors.ts'

export const resultsErrors = {
  tooManyCompared: {
    status: 200,
    code: 20108,
    msg: { cn: '最多选择 5 件商标进行对比', en: 'At most five marks can be compared.' },
  },
  tooFewCompared: {
    status: 200,
    code: 20151,
    msg: { cn: '请选择至少 2 件商标进行对比', en: 'Choose at least two marks to compare.' },
  },
  tooManyRows: {
    status: 200,
    code: 20152,
    msg: {
      cn: '表格最多导出 10,000 条，请缩小查询范围后再导出',
      en: 'A spreadsheet holds at most 10,000 records. Please narrow the search first.',
    },
  },
  tooManyDocumentRows: {
    status: 200,
    code: 20154,
    msg: {
      cn: '文档最多导出 2,000 条，请改用表格，或缩小查询范围',
      en: 'A document holds at most 2,000 records. Choose a spreadsheet or narrow the search.',
    },
  },
  nothingToExport: {
    status: 200,
    code: 20153,
    msg: { cn: '没有可以导出的记录', en: 'There is nothing to export.' },
  },
  signInForLongExport: {
    status: 401,
    code: 1,
    msg: {
      cn: '记录较多，文件将在后台生成，请先登录！',
      en: 'This many records are prepared in the background. Please log in first.',
    },
  },
} as const satisfies Record<string, ErrorEntry>
