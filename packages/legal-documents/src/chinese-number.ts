const DIGITS = '零一二三四五六七八九'
const UNITS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }

/** The value of a Chinese numeral below ten thousand, written with units (二百五十三) or digit by digit (二〇一三); null for none. */
export function readChineseNumber(text: string): number | null {
  const figures = text.replaceAll(/[〇○Ｏ０]/g, '零').replaceAll('两', '二')
  if (figures === '' || /[^零一二三四五六七八九十百千]/.test(figures)) return null
  if (!/[十百千]/.test(figures)) return Number(Array.from(figures, (figure) => DIGITS.indexOf(figure)).join(''))
  let total = 0
  let figure = 0
  for (const character of figures) {
    const unit = UNITS[character]
    if (unit === undefined) figure = DIGITS.indexOf(character)
    else {
      total += (figure || 1) * unit
      figure = 0
    }
  }
  return total + figure
}
