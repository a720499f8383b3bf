import { refusal } from '../../kernel/errors.ts'

export const KEYS_MAX = 20

export const partnerKeyErrors = {
  tooMany: refusal(200, 40601, `请求密钥最多 ${KEYS_MAX} 个`, `There can be ${KEYS_MAX} request keys at most.`),
  revoked: refusal(200, 40602, '该密钥已吊销', 'This key has been revoked.'),
}

export const keyTexts = {
  address: {
    cn: '请填写 IP 地址或网段，如 203.0.113.0/24',
    en: 'Enter an IP address or a network such as 203.0.113.0/24.',
  },
  past: { cn: '有效期不能早于今天', en: 'The last day must not be in the past.' },
}
