import { formatMoney, isCurrency, parseMoney } from '@markwright/domain/money/amounts'

/** An amount of the interface (`1200.00`) as people read it: `RMB¥1,200.00`. */
export function shownMoney(amount: string, currency = 'CNY'): string {
  if (!isCurrency(currency)) return `${amount} ${currency}`
  const minor = parseMoney(amount, currency)
  return minor === null ? `${amount} ${currency}` : formatMoney(minor, currency)
}
