import { refusal } from '../../kernel/errors.ts'

export const reportErrors = {
  failed: refusal(200, 20310, '检索报告生成失败', 'The report could not be prepared.'),
  noUnit: refusal(
    200,
    20311,
    '没有可用的报告额度，可单份购买，或购买含报告的套餐',
    'No report is left in the allowance. Reports are sold singly and in packages.',
  ),
  notReady: refusal(200, 20312, '检索报告尚未完成', 'The report is not ready yet.'),
  notFailed: refusal(200, 20313, '该报告没有失败，无需重试', 'This report has not failed.'),
  mainlandOnly: refusal(
    200,
    20314,
    '检索报告的评估模型仅适用于中国大陆',
    'The model of the report is for mainland China only.',
  ),
  badKey: refusal(
    400,
    40000,
    'Idempotency-Key 应为 8 至 128 个可见字符',
    'Idempotency-Key takes 8 to 128 printable characters.',
  ),
  keyReused: refusal(
    409,
    40901,
    '该 Idempotency-Key 已用于另一份订单',
    'This Idempotency-Key was used for another order.',
  ),
}
