export type MessageLanguage = 'cn' | 'en'

/** The templates that are registered with a provider, once in each language. */
export type SmsTemplate = 'code' | 'security'

/** A template's variables in the order in which providers that number them take them. */
export const smsTemplateVariables: Record<SmsTemplate, readonly string[]> = {
  code: ['code'],
  security: ['event', 'time'],
}

/** What a message says: `values` for providers that hold the template, `text` for those that take any text. */
export type SmsContent = {
  template: SmsTemplate
  values: Record<string, string>
  text: string
  language: MessageLanguage
}

/** `to` is the number in E.164 without the plus: 8613800000000. */
export type SmsMessage = SmsContent & { to: string }

/** Hands text messages to a provider. */
export type SmsSender = {
  readonly kind: 'outbox' | 'aliyun' | 'tencent' | 'smpp' | 'http'
  /** @throws DeliveryError when the provider did not take the message. */
  send(message: SmsMessage): Promise<void>
  /** Connects to the provider and sends nothing. @throws DeliveryError where nobody answers */
  reach(): Promise<void>
  close(): Promise<void>
}

/** The id of each template at the provider. */
export type SmsTemplateIds = Record<SmsTemplate, Record<MessageLanguage, string>>
