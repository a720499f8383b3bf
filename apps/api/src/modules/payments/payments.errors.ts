import { refusal } from '../../kernel/errors.ts'

export const paymentErrors = {
  notPayable: refusal(200, 50505, '订单当前不能支付，请刷新后重试', 'This order cannot be paid now. Please reload.'),
  alreadyPaid: refusal(200, 50506, '订单已支付，无需重复支付', 'This is paid already.'),
  notOffered: refusal(200, 50507, '暂不支持该支付方式', 'This way to pay is not offered.'),
  providerAway: refusal(
    200,
    50508,
    '支付机构暂时没有响应，请稍后重试或选择其他支付方式',
    'The payment provider does not answer. Please try again, or pay in another way.',
  ),
  changed: refusal(
    409,
    40900,
    '支付方式已在其他窗口更改，请刷新后重试',
    'This was changed in another window. Please reload.',
  ),
  noVoucher: refusal(200, 50512, '订单当前不能上传汇款凭证', 'No proof can be uploaded for this order now.'),
  transferKnown: refusal(200, 50520, '这笔银行流水已经入账', 'This transfer was recorded before.'),
  tooLittle: refusal(
    200,
    50521,
    '到账金额少于应付总额，请驳回凭证，或在收款中登记这笔款项',
    'Less has arrived than the orders cost. Reject the proof, or record the transfer under receipts.',
  ),
  notPossible: refusal(
    200,
    50522,
    '当前状态不允许此操作，请刷新后重试',
    'This is not possible in its present state. Please reload.',
  ),
  unknownOrder: refusal(200, 50524, '订单编号不存在', 'There is no order with this number.'),
  tradeOver: refusal(200, 50540, '该笔交易已支付、关闭或过期', 'This trade is paid, closed or expired.'),
}
