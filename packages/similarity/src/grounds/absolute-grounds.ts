import { claimsAndControls } from './claims.ts'
import { lacksDistinctiveness } from './distinctiveness.ts'
import { type GroundsData, languageOf } from './goods-language.ts'
import { type AbsoluteGround, type Found, groundOf, phraseGround } from './ground.ts'
import { adverseInfluence, historicFigure, religiousName } from './influence.ts'
import { geographicNames } from './places.ts'
import { type Name, readName } from './read-name.ts'
import { statesAndOrganisations } from './states.ts'

export { type AbsoluteGround, type GroundId, groundOf, phraseGround, type ReasonId } from './ground.ts'
export { type GroundsData, languageOf, readHan, readWords } from './goods-language.ts'
export { isEnglish } from './influence.ts'
export { keyOf } from './word-list.ts'
export { readName, segmentHan, soundOf } from './read-name.ts'
export { wellKnownMarks } from './tables/well-known-marks.ts'

/** What holds of a name whatever the goods, found once for all classes. */
let last: { name: Name; found: Found[] } | undefined

function whateverTheGoods(name: Name): Found[] {
  if (last?.name !== name) last = { name, found: [...statesAndOrganisations(name), ...adverseInfluence(name)] }
  return last.found
}

const weights = { block: 2, likely: 1, possible: 0 } as const

/** The heaviest of each ground. */
function heaviest(all: readonly Found[]): Found[] {
  const byGround = new Map<string, Found>()
  for (const each of all) {
    const known = byGround.get(groundOf(each.reason))
    if (!known || weights[each.severity] > weights[known.severity]) byGround.set(groundOf(each.reason), each)
  }
  return [...byGround.values()].toSorted((a, b) => weights[b.severity] - weights[a.severity])
}

/**
 * The absolute grounds for refusal of a word mark in mainland China, whoever files it (rule section 4), the heaviest first,
 * one of each ground. What decides is the kind of the name as much as the tables (`NOTICE.md` names their sources).
 * Grounds that need images, sounds or the applicant are not checked: A16, A26 to A28.
 */
export function checkAbsoluteGrounds(text: string, data: GroundsData): AbsoluteGround[] {
  const name = readName(text)
  if (name.key === '') return []
  const language = languageOf(data)
  const plain = lacksDistinctiveness({ name, language, data })
  const religion = religiousName(name, data.classes)
  const figure = historicFigure(name)
  const all = [
    ...whateverTheGoods(name),
    ...(religion ? [religion] : []),
    ...(figure ? [figure] : []),
    ...claimsAndControls(name),
    ...geographicNames(name, { language, data }),
    ...(plain ? [plain] : []),
  ]
  return heaviest(all).map(phraseGround)
}
