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
  noTrial: refusal(200, 50105, '该产品目前不提供试用', 'There is no trial of this product at present.'),
}
