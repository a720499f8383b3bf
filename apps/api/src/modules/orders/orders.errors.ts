import { refusal } from '../../kernel/errors.ts'

export const orderErrors = {
  agreementMissing: refusal(200, 10132, '请先勾选并确认服务协议', 'Please confirm the agreement first.'),
  quoteExpired: refusal(200, 50501, '报价已过期，请重新获取', 'This price has expired. Please get a new one.'),
  quoteUsed: refusal(200, 50502, '该报价已下单，请勿重复提交', 'This was ordered already.'),
  notCancellable: refusal(200, 50504, '该订单当前不能取消', 'This order cannot be cancelled any more.'),
  casesOpen: refusal(
    200,
    50513,
    '该订单还有案件待递交。请一并撤回，或等其递交后再申请退款',
    'Some cases of this order wait to be filed. Withdraw them too, or request the refund once they are filed.',
  ),
  notRefundable: refusal(200, 50509, '该订单当前不能申请退款', 'A refund cannot be requested for this order.'),
  notPossible: refusal(
    200,
    50522,
    '当前状态不允许此操作，请刷新后重试',
    'This is not possible in its present state. Please reload.',
  ),
  wrongAmount: refusal(200, 50523, '退款金额不正确', 'This amount cannot be returned.'),
  notComputed: refusal(
    200,
    50525,
    '退款金额与系统现在算出的不同：请重新打开查看金额，或填写原因',
    'This is not the amount that is computed now: open the refund again to see it, or give a reason.',
  ),
  serviceEnds: refusal(
    200,
    50526,
    '只有已完成的订单、且退款少于订单总额时，才能保留服务',
    'The service can be kept only where the order is complete and less than its total is returned.',
  ),
  noCredit: refusal(
    200,
    50550,
    '您目前没有可用的信用额度，请先付款',
    'You have no credit limit at present. Please pay the order first.',
  ),
  creditExceeded: refusal(
    200,
    50551,
    '剩余信用额度不足，请先支付已挂账的订单或直接支付本订单',
    'This exceeds your credit limit. Please pay orders that are on account first, or pay this one.',
  ),
  notCreditable: refusal(
    200,
    50552,
    '该订单不能挂账，只有待支付的案件订单可以',
    'This order cannot be put on account: only orders of cases that wait for their payment can.',
  ),
  badKey: refusal(400, 40000, 'Idempotency-Key 不正确', 'The Idempotency-Key is not valid.'),
  keyReused: refusal(
    422,
    42201,
    '同一 Idempotency-Key 已用于另一个请求',
    'This Idempotency-Key was used for another request.',
  ),
}
