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

/** The digits that a run of number words says, number by number: 19 and 84 of NINETEEN EIGHTY FOUR. */
function digitsOf(run: readonly string[]): string {
  let text = ''
  /** Of the number that is read: its thousands, and what is below; null where none has begun. */
  let [thousands, below]: [number, number | null] = [0, null]
  const end = () => {
    if (below !== null || thousands > 0) text += String(thousands + (below ?? 0))
    thousands = 0
    below = null
  }
  for (const word of run) {
    if (/^\d+$/.test(word)) {
      end()
      text += word
    } else if (word === 'thousand') {
      thousands = (below ?? 1) * 1000
      below = null
    } else if (word === 'hundred') below = (below ?? 1) * 100
    else if (word === 'oh') {
      end()
      text += '0'
    } else {
      const own = tens[word] ?? units[word]!
      const isBehindHundreds = own > 0 && (below === null ? thousands > 0 : below > 0 && below % 100 === 0)
      const isBehindTens = below !== null && own > 0 && own < 10 && below % 100 >= 20 && below % 10 === 0
      if (!isBehindHundreds && !isBehindTens) end()
      below = (below ?? 0) + own
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
