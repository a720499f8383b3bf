import type { Language } from './language.ts'

/** Kinds of background work, as jobs and the operations console name them. */
export const jobKinds = {
  'import-register': { cn: '导入商标', en: 'Import of trademarks' },
  'import-legal-documents': { cn: '导入法律文书', en: 'Import of legal documents' },
  'import-patents': { cn: '导入专利', en: 'Import of patents' },
  'import-classification': { cn: '导入分类表', en: 'Import of a classification' },
  'describe-images': { cn: '提取图形特征', en: 'Describing images' },
  'run-bulk-query': { cn: '批量查询', en: 'Bulk query' },
  'look-up-patent-numbers': { cn: '查找专利号', en: 'Looking up patent numbers' },
  'export-file': { cn: '导出', en: 'Export' },
  'make-report': { cn: '生成报告', en: 'Report' },
  'translate-document': { cn: '翻译文档', en: 'Translation of a document' },
  'evaluate-monitors': { cn: '监测比对', en: 'Evaluating monitors' },
  'evaluate-patent-alerts': { cn: '专利预警比对', en: 'Evaluating patent alerts' },
  'follow-portfolio': { cn: '托管资产跟踪登记簿', en: 'Comparing hosted rights with the registers' },
  'import-portfolio': { cn: '导入托管资产', en: 'Import of hosted rights' },
  'deliver-digest': { cn: '发送监测摘要', en: 'Delivering a digest' },
  'deliver-webhook': { cn: '调用 Webhook', en: 'Calling a webhook' },
  'send-email': { cn: '邮件', en: 'E-mail' },
  'send-sms': { cn: '短信', en: 'Text message' },
  'send-announcement': { cn: '发送通知', en: 'Sending a notice' },
  'fulfil-order': { cn: '开通订单', en: 'Fulfilling an order' },
  'close-payment': { cn: '关闭支付', en: 'Closing a payment' },
  'execute-refund': { cn: '退款', en: 'Refund' },
  'reconcile-payments': { cn: '对账', en: 'Reconciliation' },
  'request-invoice': { cn: '开具电子发票', en: 'E-invoice' },
  'clear-account': { cn: '清除已注销账号', en: 'Clearing a closed account' },
  'apply-retention': { cn: '清理到期数据', en: 'Deleting what has expired' },
} as const satisfies Record<string, Record<Language, string>>
export type JobKind = keyof typeof jobKinds

export const jobKindNames = Object.keys(jobKinds) as JobKind[]
