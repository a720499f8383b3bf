const DIGITS = '〇零一二三四五六七八九两壹贰叁肆伍陆柒捌玖'
const VALUES = [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const POWERS: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1000,
  万: 10_000,
  拾: 10,
  佰: 100,
  仟: 1000,
  萬: 10_000,
}

/** The numbers, as digits, that a text of digits or of Chinese numerals may say. */
export function sayNumber(text: string): string[] {
  const plain = text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (/^\d+$/.test(plain)) return [plain]
  const characters = Array.from(plain)
  const digits = characters.map((character) => VALUES[DIGITS.indexOf(character)])
  if (digits.every((digit) => digit !== undefined)) return [digits.join('')]
  let [total, section] = [0, 0]
  for (const [i, character] of characters.entries()) {
    const power = POWERS[character]
    const digit = digits[i]
    if (power !== undefined) {
      total += (section || 1) * power
      section = 0
    } else if (digit !== undefined) section = digit
    else return []
  }
  return [String(total + section)]
}

/** Whether two names have the same numbers in the same places, one in digits and one in numerals, and all else the same. */
export function differInNumber(a: string, b: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const [withDigits, others] = /\d/.test(a) ? [plain(a), plain(b)] : [plain(b), plain(a)]
  const parts = withDigits.split(/(\d+)/)
  const pattern = parts.map((part, i) => (i % 2 === 1 ? `(${part}|[${DIGITS}${Object.keys(POWERS).join('')}]+)` : part))
  const found = new RegExp(`^${pattern.join('')}$`, 'u').exec(others)
  return (
    parts.length > 1 &&
    found !== null &&
    found.slice(1).every((numerals, i) => sayNumber(numerals).includes(parts[2 * i + 1]!))
  )
}
