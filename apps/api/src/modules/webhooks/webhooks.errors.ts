import { refusal } from '../../kernel/errors.ts'

export const WEBHOOKS_MAX = 20

export const webhookErrors = {
  tooMany: refusal(200, 40620, `Webhook 最多 ${WEBHOOKS_MAX} 个`, `There can be ${WEBHOOKS_MAX} webhooks at most.`),
}

export const webhookTexts = {
  notPublic: {
    cn: 'Webhook 地址必须是公共互联网上的 https 地址',
    en: 'The webhook must be an https address of the public internet.',
  },
  secret: { cn: '密钥应为 24 至 64 字节的 Base64', en: 'The secret must be 24 to 64 bytes in base64.' },
}
