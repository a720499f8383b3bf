// Not the joiners U+200C and U+200D, without which emoji and several scripts are written differently.
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

/**
 * A text without the signs that nobody sees and that come along when it is copied from pages and documents: soft
 * hyphens, blanks without width and marks of the writing direction.
 */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '')

/** Whether a character shows as nothing: joiners, soft hyphens, controls, and fillers that Unicode counts as letters. */
export const isInvisible = (character: string): boolean => /[\p{Default_Ignorable_Code_Point}\p{C}]/u.test(character)
