import type { Language } from '../site/language.ts'

type PasswordRule = { min: number; mixed: boolean; text: Record<Language, string> }

/** Longer ones are refused, so that hashing has a bound. */
export const PASSWORD_MAX = 128

/** What a password needs to register or reset (spec 1 §5) and to be changed (spec 2 §5). Lengths in characters. */
export const passwordRules = {
  register: { min: 6, mixed: false, text: { cn: '密码须为 6–128 位', en: 'Use 6 to 128 characters.' } },
  change: {
    min: 8,
    mixed: true,
    text: {
      cn: '密码须为 8–128 位，且同时包含字母和数字',
      en: 'Use 8 to 128 characters with both letters and digits.',
    },
  },
} as const satisfies Record<string, PasswordRule>

export type PasswordPurpose = keyof typeof passwordRules

/** Whether the password may be set for the purpose; if not, the rule's text says what it needs. */
export function isAllowedPassword(password: string, purpose: PasswordPurpose): boolean {
  const { min, mixed } = passwordRules[purpose]
  const length = characters(password).length
  return length >= min && length <= PASSWORD_MAX && (!mixed || mixesLettersAndDigits(password))
}

export const passwordStrengths = {
  weak: { cn: '弱：建议至少 8 位，字母与数字混合', en: 'Weak: use at least 8 characters, letters and digits.' },
  fair: { cn: '中：再长一些更安全', en: 'Fair: a longer one is safer.' },
  strong: { cn: '强', en: 'Strong' },
} as const satisfies Record<string, Record<Language, string>>

export type PasswordStrength = keyof typeof passwordStrengths

const STRONG_LENGTH = 12

/**
 * Advice only. A password that the stricter rule refuses or that repeats few characters is weak; twelve characters make
 * it strong.
 */
export function passwordStrength(password: string): PasswordStrength {
  const all = characters(password)
  const fewDifferent = new Set(all).size * 2 < all.length
  if (fewDifferent || !isAllowedPassword(password, 'change')) return 'weak'
  return all.length >= STRONG_LENGTH ? 'strong' : 'fair'
}

const characters = (text: string) => Array.from(text)

const mixesLettersAndDigits = (text: string) => /[A-Za-z]/.test(text) && /\d/.test(text)
