import { parsePhone, phoneSubject } from '@markwright/domain/people/phone'

/** The name of the account of a phone, which may come as `SMS@…` and with or without `86`; null where it is no phone. */
export function usernameOf(text: string): string | null {
  const phone = parsePhone(text.replace(/^SMS@/, ''))
  return phone && phoneSubject(phone.regionCode, phone.number)
}
