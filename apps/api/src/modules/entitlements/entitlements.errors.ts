import { refusal } from '../../kernel/errors.ts'

export const entitlementsErrors = {
  appliedAlready: refusal(
    200,
    50101,
    '您已申请过该产品的试用，每个账号每个产品只能申请一次',
    'You have applied for a trial of this product already; each account may do so once.',
  ),
  revokedAlready: refusal(200, 50102, '该服务已终止，请刷新', 'This service was ended already. Please reload.'),
  decidedAlready: refusal(
    200,
    50103,
    '该试用申请已处理，请刷新',
    'This application was decided already. Please reload.',
  ),
  codeInUse: refusal(200, 50104, '该方案代码已被使用', 'Another plan has this code.'),
  decidedApproval: refusal(200, 50106, '该审批已处理，请刷新', 'This request was decided already. Please reload.'),
  ownRequest: refusal(
    200,
    50107,
    '不能批准自己提交的申请，须由另一位有审批权限的工作人员批准',
    'You cannot approve what you have requested: somebody else of the staff who may approve it must do so.',
  ),
  orderUnfit: refusal(
    200,
    50108,
    '没有属于该用户、已支付且未在退款中、仍有项目须人工开通的这个订单',
    'There is no such order of this member that is paid, not being refunded, and has an item left for staff to provide.',
  ),
  changedSinceRequest: refusal(
    200,
    50109,
    '提交申请后，所涉方案或服务的结束时间已被修改，请驳回后重新提交',
    'The plan, or the end of the service, was changed since this was requested: reject it, and request it again.',
  ),
  noTrial: refusal(200, 50105, '该产品目前不提供试用', 'There is no trial of this product at present.'),
}
