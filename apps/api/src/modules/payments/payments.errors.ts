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
    '到账金额少于应付总额。请在收款中登记这笔款项并为订单保留，待余款到账；或驳回凭证',
    'Less has arrived than the orders cost. Record the transfer under receipts and hold it for the order until the rest arrives, or reject the proof.',
  ),
  notPossible: refusal(
    200,
    50522,
    '当前状态不允许此操作，请刷新后重试',
    'This is not possible in its present state. Please reload.',
  ),
  partlyPaid: refusal(
    200,
    50528,
    '订单已收到部分汇款，请汇出余款，或取消订单后重新下单',
    'A part of the price has arrived by transfer. Please transfer the rest, or cancel the order and place it again.',
  ),
  nothingLeft: refusal(
    200,
    50526,
    '所选汇款已用于其他订单或正在退款，请刷新后重试',
    'One of the transfers was used for another order or is being returned. Please reload.',
  ),
  notNeeded: refusal(
    200,
    50527,
    '所选汇款多于所需，请取消选择多余的汇款',
    'Fewer transfers suffice for this order. Please choose only those that it needs.',
  ),
  unknownOrder: refusal(200, 50524, '订单编号不存在', 'There is no order with this number.'),
  tooManyLinks: refusal(
    200,
    50541,
    '每个订单最多 10 个付款链接，请先撤销不用的链接',
    'An order can have ten payment links. Please revoke one first.',
  ),
  linkOver: refusal(
    200,
    50542,
    '该付款链接已失效，请刷新页面查看',
    'This payment link does not hold any more. Please reload the page.',
  ),
  tradeOver: refusal(200, 50540, '该笔交易已支付、关闭或过期', 'This trade is paid, closed or expired.'),
}
