import { refusal } from '../../kernel/errors.ts'

/** Numbers of the contract, §16; those of OAuth are reported by the name that goes out as `data`. */
export const identityErrors = {
  unsupportedGrant: refusal(400, 1, '不支持的登录方式', 'This way of logging in is not supported.'),
  wrongCredentials: refusal(401, 1, '用户名或密码错误', 'Wrong user name or password.'),
  locked: refusal(
    401,
    1,
    '密码错误次数过多，账户已锁定 30 分钟，可通过短信验证码重置密码',
    'Too many wrong passwords: the account is locked for 30 minutes. You may reset your password with an SMS code.',
  ),
  disabled: refusal(401, 1, '账户已停用，请联系客服', 'This account is disabled. Please contact customer service.'),
  deadGrant: refusal(401, 1, '登录已过期，请重新登录', 'Your session has ended. Please log in again.'),
  wrongCode: refusal(428, 1, '验证码不合法', 'The verification code is wrong or has expired.'),
  signedInElsewhere: refusal(
    200,
    10101,
    '账号已在其他地方登录，是否强制下线？',
    'This account is logged in elsewhere. End the other session?',
  ),
  noAccount: refusal(200, 10102, '您还不是用户，请先注册', 'You have no account yet. Please register first.'),
  notSent: refusal(200, 10103, '发送失败，检查手机号是否正确', 'The code was not sent. Please check the phone number.'),
  phoneInUse: refusal(200, 10104, '该手机号已注册', 'This phone number has an account already.'),
  boundElsewhere: refusal(
    200,
    10105,
    '该手机号已绑定其他微信，请先解绑',
    'This phone number is linked to another WeChat account. Please unlink that one first.',
  ),
  staleTicket: refusal(200, 10106, '验证已过期，请重新操作', 'This confirmation has expired. Please start again.'),
  notReset: refusal(200, 10107, '密码修改失败', 'The password was not changed.'),
  resetTooLate: refusal(200, 10107, '验证已过期，请重新操作', 'This confirmation has expired. Please start again.'),
  notVerified: refusal(200, 10108, '验证失败', 'Verification failed.'),
  noQrImage: refusal(200, 10110, '二维码生成失败', 'The QR code could not be made.'),
  qrWaiting: refusal(200, 10111, '等待扫码确认', 'Waiting for the code to be scanned and confirmed.'),
  mustBind: refusal(200, 10112, '请先绑定手机号', 'Please link a phone number first.'),
  qrOver: refusal(200, 10113, '二维码已失效，请刷新', 'This QR code is no longer valid. Please refresh it.'),
  missingEntry: refusal(200, 10131, '请填写完整信息', 'Please fill in every required entry.'),
  notAgreed: refusal(200, 10132, '请确认用户协议', 'Please accept the user agreement.'),
}
