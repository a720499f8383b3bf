import { refusal } from '../../kernel/errors.ts'

export const certificationErrors = {
  underReview: refusal(
    200,
    50401,
    '企业认证正在审核中，审核完成前不能修改',
    'The certification is under review and cannot be changed until it is decided.',
  ),
  passed: refusal(200, 50402, '企业认证已通过，不能重复提交', 'The company is certified already.'),
  licenceUnknown: refusal(
    200,
    50403,
    '请重新上传营业执照图片',
    'Please upload the image of the business licence again.',
  ),
  decidedAlready: refusal(
    200,
    50404,
    '该认证的状态已改变，请刷新后查看',
    'The certification is no longer in this state. Please reload.',
  ),
}
