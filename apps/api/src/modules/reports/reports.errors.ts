import type { ErrorEntry } from '../../kernel/errors.ts'

export const reportErrors = {
  failed: {
    status: 200,
    code: 20310,
    msg: { cn: '检索报告生成失败', en: 'The report could not be made.' },
  },
  noUnit: {
    status: 200,
    code: 20311,
    msg: {
      cn: '没有可用的检索报告次数，请联系工作人员开通',
      en: 'No report is left in the allowance. Please ask the firm for one.',
    },
  },
  notReady: {
    status: 200,
    code: 20312,
    msg: { cn: '检索报告尚未完成', en: 'The report is not ready yet.' },
  },
  notFailed: {
    status: 200,
    code: 20313,
    msg: { cn: '该报告没有失败，无需重试', en: 'This report has not failed.' },
  },
  mainlandOnly: {
    status: 200,
    code: 20314,
    msg: {
      cn: '检索报告的评估模型仅适用于中国大陆',
      en: 'The model of the report is for mainland China only.',
    },
  },
  badKey: {
    status: 400,
    code: 40000,
    msg: {
      cn: 'Idempotency-Key 应为 8 至 128 个可见字符',
      en: 'Idempotency-Key takes 8 to 128 printable characters.',
    },
  },
  keyReused: {
    status: 409,
    code: 40901,
    msg: { cn: '该 Idempotency-Key 已用于另一份订单', en: 'This Idempotency-Key was used for another order.' },
  },
} as const satisfies Record<string, ErrorEntry>
