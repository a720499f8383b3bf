// Whether two texts are read aloud as the same words: words are written with signs, digits and short forms, so that
// whatever one of both writes is the same in the other.

const shortOf: Readonly<Record<string, string>> = {
  mister: 'mr',
  missis: 'mrs',
  missus: 'mrs',
  mistress: 'mrs',
  doctor: 'dr',
  saint: 'st',
  mount: 'mt',
  professor: 'prof',
  captain: 'capt',
  sergeant: 'sgt',
  junior: 'jr',
  senior: 'sr',
  brothers: 'bros',
  international: 'intl',
  and: '&',
  plus: '+',
  at: '@',
  percent: '%',
}
const units: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'zero oh|one first|two second|three third|four fourth|five fifth|six sixth|seven seventh|eight eighth|nine ninth|' +
    'ten tenth|eleven eleventh|twelve twelfth|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
  )
    .split('|')
    .flatMap((words, value) => words.split(' ').map((word) => [word, value])),
)
const tens: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, 20 + 10 * i]),
)
const noPart =
  /^(?:the|an|co|ltd|limited|inc|incorporated|llc|corp|corporation|company|gmbh|ag|sa|group|holdings?|com)$/

const isNumber = (word: string) => word in units || word in tens || /^(?:hundred|thousand|\d+)$/.test(word)

/** The digits that a run of number words says, group by group. */
function digitsOf(run: readonly string[]): string {
  let text = ''
  let value: number | null = null
  const end = () => {
    if (value !== null) text += String(value)
    value = null
  }
  for (const word of run) {
    if (/^\d+$/.test(word)) {
      end()
      text += word
    } else if (word === 'hundred' || word === 'thousand') {
      const factor = word === 'hundred' ? 100 : 1000
      value = (value ?? 1) * factor
    } else if (word in tens) {
      if (value !== null && value % 100 !== 0) end()
      value = (value ?? 0) + tens[word]!
    } else {
      const unit = units[word]!
      const fits =
        value !== null &&
        value > 0 &&
        (value % 100 === 0 || (value % 10 === 0 && value % 100 >= 20 && unit < 10 && unit > 0))
      if (word === 'oh' || !fits) {
        end()
        if (word === 'oh') text += '0'
        else value = unit
      } else value! += unit
    }
  }
  end()
  return text
}

function written(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/['’](?=s\b)/g, '')
      .replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1 ')
      .match(/[\p{L}\p{M}]+|\d+|[&+@%]/gu) ?? []
  const own = words
    .filter((word) => !noPart.test(word))
    .map((word, i, all) =>
      word === 'n' && [all[i - 1], all[i + 1]].every((other) => /../.test(other ?? '')) ? '&' : (shortOf[word] ?? word),
    )
  let found = ''
  for (let i = 0; i < own.length;) {
    let to = i
    while (to < own.length && isNumber(own[to]!)) to++
    found += to > i ? digitsOf(own.slice(i, to)) : own[i]!
    i = Math.max(to, i + 1)
  }
  return found.replaceAll(/^[&+@%]+|&+$/g, '')
}

export const areReadAlike = (a: string, b: string) => written(a) === written(b) && a.trim() !== b.trim()
