import { fieldRefusal } from '../../kernel/fields.ts'
import { draftTexts } from './monitoring.errors.ts'

/**
 * The address of a webhook as it is stored. Whether it may be called is found out when it is: names change where they
 * lead.
 * @throws 400 for none, and for one of another protocol or with a password
 */
export function readWebhook(address: string | null, { onlyHttps = false } = {}): string {
  if (address === null) throw fieldRefusal('webhookUrl', 'missing', draftTexts.webhookMissing)
  const url = URL.canParse(address) ? new URL(address) : null
  const isWeb = url?.protocol === 'https:' || (url?.protocol === 'http:' && !onlyHttps)
  if (!url || !isWeb || url.username || url.password)
    throw fieldRefusal('webhookUrl', 'invalid', onlyHttps ? draftTexts.webhookNotHttps : draftTexts.webhookWrong)
  return url.href
}
