const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const UNITS = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿', '兆']

/** An amount in capital numerals, as invoices print it: 壹仟零伍圆叁角整. @throws RangeError for no whole number of fen */
export function chineseAmount(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`no amount: ${fen}`)
  const sign = fen < 0 ? '负' : ''
  const [yuan, jiao, rest] = [Math.floor(Math.abs(fen) / 100), Math.floor(Math.abs(fen) / 10) % 10, Math.abs(fen) % 10]
  if (jiao === 0 && rest === 0) return `${sign}${inCapitals(yuan) || '零'}圆整`
  const whole = yuan > 0 ? `${inCapitals(yuan)}圆` : ''
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : whole && '零'
  return `${sign}${whole}${tenths}${rest > 0 ? `${DIGITS[rest]}分` : '整'}`
}

/** A whole number; nothing for zero. Zeros between digits are one 零, those at the end of a group none. */
function inCapitals(number: number): string {
  const digits = String(number)
  let text = ''
  let isZeroDue = false
  for (const [at, digit] of Array.from(digits).entries()) {
    const place = digits.length - 1 - at
    const group = Math.floor(place / 4)
    if (digit === '0') isZeroDue = text !== ''
    else {
      text += `${isZeroDue ? '零' : ''}${DIGITS[Number(digit)]}${UNITS[place % 4]}`
      isZeroDue = false
    }
    const isGroupEmpty = digits.slice(Math.max(0, at - 3), at + 1).padStart(4, '0') === '0000'
    if (place % 4 === 0 && text !== '' && !isGroupEmpty) text += GROUPS[group]
  }
  return text
}
