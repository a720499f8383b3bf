import type { AssessedCitation, RelatedGoods } from '@markwright/clearance'
import type { Schemas } from '@markwright/contract'
import type { Language } from '../../kernel/language.ts'
import { presentHit } from '../trademarks/index.ts'
import { riskMarksOf, similarityOf, type SuccessResult } from './assess-success.ts'

const MODEL = 'registrability'

/** Rounded down, so that no rate is shown as the beginning of a grade that it does not reach. */
const percent = (share: number) => Math.floor(100 * share + 1e-9)

export function presentSuccess(result: SuccessResult, language: Language): Schemas['ClassSuccess'][] {
  const { classes, wellKnown, basis, limits } = result.assessment
  const { parameterVersion: version, on: date, ...facts } = basis
  const shownBasis = { model: MODEL, version, sampleSize: 0, date, ...facts }
  const shownLimits = limits.map(({ code, zh, en }) => ({ code, text: { zh, en } }))
  return classes.map((each) => ({
    class: each.classNo,
    rate: percent(each.chance),
    band: { low: percent(each.band.low), high: percent(each.band.high) },
    grade: each.grade,
    riskMarks: riskMarksOf(each).flatMap((citation) => presentRiskMark(citation, result, language) ?? []),
    riskCount: each.citations.length,
    absoluteGrounds: each.grounds.map(({ id, entry, severity, zh, en }) => ({
      rule: id,
      entry,
      severity,
      text: { zh, en },
    })),
    goods: each.goods.map(({ name, group, isEstimated }) => ({ name, group, estimated: isEstimated })),
    deleteItems: each.itemsToDelete && {
      items: each.itemsToDelete.items.map(({ name }) => name),
      grade: each.itemsToDelete.grade,
      rate: percent(each.itemsToDelete.chance),
    },
    wellKnown,
    basis: shownBasis,
    limits: shownLimits,
  }))
}

/** Null for a record that has gone meanwhile. */
function presentRiskMark(
  citation: AssessedCitation,
  { marks, text }: SuccessResult,
  language: Language,
): Schemas['RiskMark'] | null {
  const mark = marks.get(citation.markId)
  if (!mark) return null
  const similarity = similarityOf(citation, mark, text)
  return {
    mark: { ...presentHit(mark, language), ...(similarity && { similarity }) },
    share: percent(citation.share),
    goods: presentGoods(citation.goods),
    standing: citation.status,
    sameOwner: citation.owner === 'same',
    family: citation.familyIds,
    gradeWithout: citation.gradeWithout,
  }
}

const presentGoods = (goods: RelatedGoods): Schemas['GoodsRelation'] => ({
  rule: goods.id,
  share: goods.share,
  text: { zh: goods.zh, en: goods.en },
  source: goods.id === 'R4' ? goods.source : null,
  requested: presentItem(goods.requested),
  earlier: presentItem(goods.earlier),
  assumed: goods.isAssumed,
  estimated: goods.isEstimated,
})

const presentItem = (item: RelatedGoods['requested']): Schemas['NamedItem'] =>
  item && { class: item.classNo, name: item.name, group: item.group }
