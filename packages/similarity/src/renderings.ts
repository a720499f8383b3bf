import { letterNumber } from './alphabet.ts'
import * as at from './kernel/memory-map.ts'
import { parameters } from './parameters.ts'
import { finals, initials } from './syllables.ts'

/**
 * What an initial stands for in foreign words, by sounds (rule P5): those of `0` are what it is there for, those of a
 * number cost as much, in hundredths; `-` is no sound. What is not listed has nothing in common. `y`, `w`, `er` and `en`
 * are how syllables without an initial begin.
 */
const onsets = `
  b 0:b 20:p 25:v
  p 0:p 20:b 50:f
  m 0:m 60:n
  f 0:f 10:v 40:p 40:h
  d 0:d 15:t
  t 0:t 15:d
  n 0:n 50:l
  l 0:l 0:r 60:n
  g 0:g 15:k 50:j
  k 0:k 15:g 40:c 50:h
  h 0:h 15:w 40:k 40:g 40:f 40:j 60:-
  j 0:j 10:g 25:k 30:c 30:s 50:-
  q 10:c 15:j 20:k 40:s
  x 10:s 20:h 20:c 40:k
  zh 0:j 15:s 20:c 30:d
  ch 0:c 30:j 30:t 40:s
  sh 0:s 20:c
  r 0:r 10:l 30:j
  z 10:s 40:j 50:t
  c 20:s 30:t 40:c
  s 0:s 40:c 40:t
  none 0:- 30:h
  y 20:- 20:j 30:h
  w 0:w 10:v 40:- 40:h
  er 0:l 0:r 20:-
  en 0:n 10:m 20:-`

/**
 * What a final stands for: vowels as above, `-` for none. Finals of the same main vowel share a line; a final with n or ng
 * may stand for a vowel with n or m.
 */
const vowels = `
  a,ia,ua,an,ang,iang,uan,uang 0:a 25:u 40:o 50:e 70:i
  o,uo 0:o 30:u 40:a 60:e
  e 0:e 0:- 25:a 30:o 30:u 50:i
  ai,uai 10:a 10:i 10:e 40:- 70:o
  ei,ui 0:e 20:a 25:i 40:-
  ao,iao 10:o 20:a 50:u
  ou 0:o 25:u
  en,eng,ueng 0:e 25:a 30:o 30:u 30:- 40:i
  er 0:e 0:- 20:a 30:o 30:u
  i 0:i 20:e 40:- 60:a
  -i 10:i 0:- 40:e 50:u
  ie,ve,ian,van 0:e 20:a 30:i 40:-
  iu 0:u 10:o 30:i
  in,ing,vn 0:i 20:e 60:a
  iong,ong 0:o 20:u
  u 0:u 0:- 15:o 60:e
  un 0:u 15:o 30:e
  v 15:u 15:i 40:e`

/** How finals of more than their first vowel begin where no initial is before them. */
const GLIDES = { i: 'y', u: 'w', v: 'y' } as const

/** Writes what syllables stand for in foreign words (rule P8). */
export function writeRenderings(bytes: Uint8Array): void {
  bytes.fill(100, at.LOAN_ONSET, at.LOAN_ONSET + 32 * 32)
  bytes.fill(100, at.LOAN_VOWEL, at.LOAN_VOWEL + 64 * 64)
  const rows = new Map([
    ...initials.map((initial, i) => [initial || 'none', i] as const),
    ['y', 24],
    ['w', 25],
    ['er', 26],
    ['en', 27],
  ])
  for (const [name, costs] of linesOf(onsets))
    for (const [cost, sound] of costs)
      bytes[at.LOAN_ONSET + 32 * rows.get(name)! + (sound === '-' ? 0 : letterNumber(sound.charCodeAt(0)))] = cost
  for (const [names, costs] of linesOf(vowels))
    for (const name of names.split(',')) {
      const row = at.LOAN_VOWEL + 64 * finals.indexOf(name)
      for (const [cost, sound] of costs) bytes[row + (sound === '-' ? 63 : letterNumber(sound.charCodeAt(0)))] = cost
      // A y at the end of a word is an i.
      bytes[row + letterNumber('y'.charCodeAt(0))] = bytes[row + letterNumber('i'.charCodeAt(0))]!
    }
  for (let final = 0; final < 64; final++) {
    const name = finals[final] ?? ''
    const glide = /^(?:[iuv]|ing?|vn|er|en)$/.test(name) ? undefined : GLIDES[name[0] as keyof typeof GLIDES]
    bytes[at.LOAN_VOWEL + 64 * final + 61] = rows.get(glide ?? name) ?? 0
    bytes[at.LOAN_VOWEL + 64 * final + 62] = /ng?$/.test(name) ? 1 : 0
  }
  const { rendering } = parameters.crossScript
  const view = new DataView(bytes.buffer)
  const set = (pointer: number, share: number) => view.setInt32(pointer, Math.round(100 * share), true)
  set(at.P_LOAN_ONSET, rendering.onset)
  set(at.P_LOAN_VOWEL, rendering.vowelAlone)
  set(at.P_LOAN_DROP_VOWEL, rendering.dropVowel)
  set(at.P_LOAN_DROP_LAST, rendering.dropLast)
  set(at.P_LOAN_DROP_R, rendering.dropR)
  set(at.P_LOAN_ADDED_VOWEL, rendering.addedVowel)
  set(at.P_LOAN_CODA, rendering.nasal)
  view.setInt32(at.P_LOAN_LEAST, Math.round(at.ONE * parameters.crossScript.loanLeast), true)
  set(at.P_LOAN_STRICT, parameters.crossScript.loanStrictness)
}

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name, ...costs] = line.trim().split(' ')
      return [name!, costs.map((cost) => [Number(cost.split(':')[0]), cost.split(':')[1]!] as const)] as const
    })
