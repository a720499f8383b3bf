import { found, type Found } from './ground.ts'
import * as own from './grounds-words.ts'
import type { Name } from './read-name.ts'
import { officialSigns } from './tables/official-signs.ts'
import { lazyList } from './word-list.ts'
import * as words from './words/claims.ts'
import { controlEnglish, controlHan } from './words/official.ts'

const controls = lazyList([officialSigns['control-certification'], own.controlSigns.join(' ')])

/** Signs of control and claims that deceive (Article 10(1)(4) and (7)). */
export function claimsAndControls(name: Name): Found[] {
  return [control(name), claim(name), origin(name)].flatMap((each) => (each ? [each] : []))
}

const SHORT_LETTERS = 3

function control(name: Name): Found | undefined {
  const match = controls().find(name)
  if (match && !(match.isAmbiguous && !match.isWhole) && (match.isWhole || match.word.length > SHORT_LETTERS))
    return found('control', match.word, match.isAmbiguous ? 'likely' : 'block')
  const inForm = controlHan.exec(name.key)?.[0] ?? controlEnglish.exec(name.raw)?.[0]
  return inForm === undefined ? undefined : found('control', inForm, 'block')
}

function claim({ key, raw }: Name): Found | undefined {
  const gravest = words.gravestClaims.exec(key)?.[0] ?? words.claimsEnglish.exec(raw)?.[0]
  if (gravest !== undefined) return found('claim', gravest.trim(), 'block')
  const contents = words.contentClaims.exec(key)?.[0] ?? words.rankClaims.exec(key)?.[0]
  return contents === undefined ? undefined : found('claim', contents, 'likely')
}

function origin({ key, raw }: Name): Found | undefined {
  const match = words.originClaims.exec(key)?.[0] ?? words.originEnglish.exec(raw)?.[0]
  return match === undefined ? undefined : found('origin', match, 'block')
}
