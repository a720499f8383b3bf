const OFFSET = 0xfee0

/**
 * Full-width ASCII and the ideographic blank as people type them with a Chinese keyboard, made half-width. Unlike NFKC
 * it leaves every other character as it is.
 */
export const toHalfWidth = (text: string): string =>
  text
    .replaceAll('\u3000', ' ')
    .replaceAll(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - OFFSET))
