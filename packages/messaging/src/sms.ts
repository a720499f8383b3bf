import { DeliveryError } from './delivery-error.ts'

export type MessageLanguage = 'cn' | 'en'

/** The templates that are registered with a provider, once in each language. */
export type SmsTemplate = 'code' | 'security' | 'case'

/** A template's variables in the order in which providers that number them take them. */
export const smsTemplateVariables: Record<SmsTemplate, readonly string[]> = {
  code: ['code'],
  security: ['event', 'time'],
  case: ['number'],
}

/** What a message says: `values` for providers that hold the template, `text` for those that take any text. */
export type SmsContent = {
  template: SmsTemplate
  values: Record<string, string>
  text: string
  language: MessageLanguage
}

/** `to` is the number in E.164 without the plus: 8613800000000. */
export type SmsMessage = SmsContent & {
  to: string
  /** By which a sender that can recognizes a message that it was given before. */
  id?: string
}

/** Hands text messages to a provider. */
export type SmsSender = {
  readonly kind: 'outbox' | 'aliyun' | 'tencent' | 'smpp' | 'http'
  /** @throws DeliveryError when the provider did not take the message. */
  send(message: SmsMessage): Promise<void>
  /** Connects to the provider and sends nothing. @throws DeliveryError where nobody answers */
  reach(): Promise<void>
  /** Whether it can send messages of a template: a provider that holds them may not have that of cases. */
  has(template: SmsTemplate): boolean
  close(): Promise<void>
}

type TemplateId = Record<MessageLanguage, string>
/** The id of each template at the provider; without one for cases, no text messages are sent about them. */
export type SmsTemplateIds = Record<Exclude<SmsTemplate, 'case'>, TemplateId> & { case?: TemplateId }

/** @throws DeliveryError where the provider does not have the template */
export function templateIdOf(ids: SmsTemplateIds, { template, language }: SmsContent): string {
  const id = ids[template]?.[language]
  if (id === undefined) throw new DeliveryError('refused', `no template id for ${template}`)
  return id
}
