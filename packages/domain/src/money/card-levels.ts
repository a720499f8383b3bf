/** Names of a member's card by its level (spec 1 §3). */
export const cardLevels = { 10: 'VIP_A', 20: 'VIP_B', 30: 'VIP_C', 40: 'VIP_D' } as const

export type CardLevel = keyof typeof cardLevels
export type CardName = (typeof cardLevels)[CardLevel]

/** Null for 0, the level of a member without a card, and for levels that do not exist. */
export const cardName = (level: number): CardName | null => cardLevels[level as CardLevel] ?? null
