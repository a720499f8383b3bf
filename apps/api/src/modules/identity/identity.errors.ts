import type { ErrorEntry } from '../../kernel/errors.ts'

/** Numbers of the contract, §16; those of OAuth are told by the name that goes out as `data`. */
export const identityErrors = {
  unsupportedGrant: {
    status: 400,
    code: 1,
    msg: { cn: '不支持的登录方式', en: 'This way of logging in is not supported.' },
  },
  wrongCredentials: {
    status: 401,
    code: 1,
    msg: { cn: '用户名或密码错误', en: 'Wrong user name or password.' },
  },
  locked: {
    status: 401,
    code: 1,
    msg: {
      cn: '密码错误次数过多，账户已锁定 30 分钟，可通过短信验证码重置密码',
      en: 'Too many wrong passwords: the account is locked for 30 minutes. You may reset your password with an SMS code.',
    },
  },
  disabled: {
    status: 401,
    code: 1,
    msg: { cn: '账户已停用，请联系客服', en: 'This account is disabled. Please contact customer service.' },
  },
  deadGrant: {
    status: 401,
    code: 1,
    msg: { cn: '登录已过期，请重新登录', en: 'Your session has ended. Please log in again.' },
  },
  wrongCode: {
    status: 428,
    code: 1,
    msg: { cn: '验证码不合法', en: 'The verification code is wrong or has expired.' },
  },
  signedInElsewhere: {
    status: 200,
    code: 10101,
    msg: {
      cn: '账号已在其他地方登录，是否强制下线？',
      en: 'This account is logged in elsewhere. End the other session?',
    },
  },
  noAccount: {
    status: 200,
    code: 10102,
    msg: { cn: '您还不是用户，请先注册', en: 'You have no account yet. Please register first.' },
  },
  notSent: {
    status: 200,
    code: 10103,
    msg: { cn: '发送失败，检查手机号是否正确', en: 'The code was not sent. Please check the phone number.' },
  },
  phoneTaken: {
    status: 200,
    code: 10104,
    msg: { cn: '该手机号已注册', en: 'This phone number has an account already.' },
  },
  boundElsewhere: {
    status: 200,
    code: 10105,
    msg: {
      cn: '该手机号已绑定其他微信，请先解绑',
      en: 'This phone number is linked to another WeChat account. Please unlink that one first.',
    },
  },
  staleTicket: {
    status: 200,
    code: 10106,
    msg: { cn: '验证已过期，请重新操作', en: 'This confirmation has expired. Please start again.' },
  },
  notReset: {
    status: 200,
    code: 10107,
    msg: { cn: '密码修改失败', en: 'The password was not changed.' },
  },
  notVerified: {
    status: 200,
    code: 10108,
    msg: { cn: '验证失败', en: 'Verification failed.' },
  },
  noQrImage: {
    status: 200,
    code: 10110,
    msg: { cn: '二维码生成失败', en: 'The QR code could not be made.' },
  },
  qrWaiting: {
    status: 200,
    code: 10111,
    msg: { cn: '等待扫码确认', en: 'Waiting for the code to be scanned and confirmed.' },
  },
  mustBind: {
    status: 200,
    code: 10112,
    msg: { cn: '请先绑定手机号', en: 'Please link a phone number first.' },
  },
  qrOver: {
    status: 200,
    code: 10113,
    msg: { cn: '二维码已失效，请刷新', en: 'This QR code is no longer valid. Please refresh it.' },
  },
  missingEntry: {
    status: 200,
    code: 10131,
    msg: { cn: '请填写完整信息', en: 'Please fill in every required entry.' },
  },
  notAgreed: {
    status: 200,
    code: 10132,
    msg: { cn: '请确认用户协议', en: 'Please accept the user agreement.' },
  },
} as const satisfies Record<string, ErrorEntry>
