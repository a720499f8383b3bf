/** The locales of the product (spec 1 §3): Chinese, the default, and English. */
export const languages = ['cn', 'en'] as const
export type Language = (typeof languages)[number]
