/**
 * What is counted. Most are counted by the piece; `translationCharacters`, `translationWords` and `pluginWords` measure
 * what one translation is long. `pluginWords` are words of plug-ins, which speak the protocol of DeepL.
 */
export const meteredServices = [
  'search',
  'patentSearch',
  'bulkQuery',
  'report',
  'monitoring',
  'translation',
  'translationCharacters',
  'translationWords',
  'documentTranslation',
  'apiCall',
  'pluginWords',
] as const
export type MeteredService = (typeof meteredServices)[number]

export const isMeteredService = (text: string): text is MeteredService =>
  meteredServices.some((service) => service === text)

/** How long a plan lasts: so many calendar months and days, counted in Asia/Shanghai. */
export type PlanPeriod = { months: number | null; days: number | null }

/**
 * A limit of a plan. With `total` it is a stock, which `services` share and which is used up: `perDay` and `atOnce` then
 * say how fast. Without, it is an allowance of one service: so many units a day of Asia/Shanghai, and so many at once
 * (monitors that run, rows of one bulk query).
 */
export type PlanLimit = {
  services: MeteredService[]
  perDay: number | null
  total: number | null
  atOnce: number | null
}
