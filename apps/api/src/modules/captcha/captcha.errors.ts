import { refusal } from '../../kernel/errors.ts'

export const captchaErrors = {
  notVerified: refusal(
    428,
    1,
    '验证码已失效，请重新获取',
    'The security check is missing or out of date. Please do it again.',
  ),
}

/** What the protocol answers in `repCode`, with HTTP status 200 (contract §1). */
export const outcomes = {
  passed: { repCode: '0000', cn: null, en: null },
  failure: { repCode: '0001', cn: '验证失败', en: 'Verification failed.' },
  noType: { repCode: '0011', cn: '类型不能为空', en: 'The type is missing.' },
  noToken: { repCode: '0011', cn: 'token不能为空', en: 'The token is missing.' },
  noPoints: { repCode: '0011', cn: 'pointJson不能为空', en: 'The points are missing.' },
  noVerification: { repCode: '0011', cn: '二次校验参数不能为空', en: 'The verification is missing.' },
  unknownType: { repCode: '0015', cn: 'captchaType类型错误', en: 'There is no such type.' },
  stale: { repCode: '6110', cn: '验证码已失效，请重新获取', en: 'This check has expired. Please get a new one.' },
  wrong: { repCode: '6111', cn: '验证失败', en: 'Verification failed.' },
  noImage: { repCode: '6112', cn: '获取验证码失败，请稍后再试', en: 'No check could be made. Please try again later.' },
  tooManyChallenges: {
    repCode: '6201',
    cn: 'get接口请求次数超限，请稍后再试!',
    en: 'Too many checks were requested. Please try again later.',
  },
  tooManySums: {
    repCode: '6201',
    cn: '语音验证获取过于频繁，请改用其他验证方式或稍后再试',
    en: 'Too many spoken checks were requested. Please use another kind of check or try again later.',
  },
  tooManyFailures: {
    repCode: '6202',
    cn: '接口验证失败数过多，请稍后再试',
    en: 'Too many failed checks. Please try again in five minutes.',
  },
  tooManyAnswers: {
    repCode: '6204',
    cn: 'check接口请求次数超限，请稍后再试!',
    en: 'Too many answers. Please try again later.',
  },
} as const

export type Outcome = (typeof outcomes)[keyof typeof outcomes]
