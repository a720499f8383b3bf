/** A published fee; `amount` is in minor units of the currency, null from the day on which it is no longer charged. */
export type FirstFee = {
  office: string
  code: string
  right: 'trademark' | 'patent'
  cn: string
  en: string
  currency: string
  amount: number | null
  from: string
  source: string
}
