import type {
  ReportClass,
  ReportContent,
  ReportLevel,
  ReportMark,
  ReportQuery,
} from '@markwright/domain/marks/registrability-report'
import { explainNames } from '@markwright/search'
import { assessMark } from '../assess-mark.ts'
import type { AssessedCitation, ClassAssessment, MarkAssessment } from '../assessment.ts'
import type { ClearanceSources } from '../sources.ts'
import type { RegisteredMark } from './report-marks.ts'
import { standings } from './standings.ts'

export type ReportSources = ClearanceSources & {
  listMarks: (publicIds: readonly string[]) => Promise<RegisteredMark[]>
}

/** What a report on a mark says: the assessment with the earlier marks as they stand, to be stored as it is. */
export async function makeReportContent(
  { tradeMarkText, ...question }: ReportQuery,
  /** The day of filing that is assumed, `YYYY-MM-DD`. */
  on: string,
  sources: ReportSources,
): Promise<ReportContent> {
  const assessment = await assessMark({ text: tradeMarkText, ...question, on }, sources)
  const cited = citedOnce(assessment)
  const registered = await sources.listMarks([...cited.keys()])
  const explain = explainNames(tradeMarkText)
  const { dataDate, dataVersion, engineVersion, parameterVersion, offices, marksSearched } = assessment.basis
  return {
    basis: { queryDate: on, dataDate, dataVersion, engineVersion, parameterVersion, offices, marksSearched },
    classes: assessment.classes.map(presentClass),
    marks: registered
      .map((mark) => reportMark(mark, cited.get(mark.id)!, explain))
      .toSorted((a, b) => b.score - a.score || a.id.localeCompare(b.id)),
    wellKnown: assessment.wellKnown.map(({ name }) => name),
    limits: assessment.limits.map(({ zh, en }) => ({ zh, en })),
  }
}

/** Each cited mark once, as similar as it is in any class. */
function citedOnce({ classes }: MarkAssessment): Map<string, AssessedCitation> {
  const cited = new Map<string, AssessedCitation>()
  for (const citation of classes.flatMap(({ citations }) => citations)) {
    const known = cited.get(citation.publicId)
    if (!known || known.score < citation.score) cited.set(citation.publicId, citation)
  }
  return cited
}

function reportMark(
  mark: RegisteredMark,
  { score, level }: AssessedCitation,
  explain: ReturnType<typeof explainNames>,
): ReportMark {
  const reasons = explain(mark.name, mark.nameOther)?.reasons ?? []
  return { ...mark, score: Math.round(score * 10) / 10, level, reasons: reasons.map(({ zh, en }) => ({ zh, en })) }
}

/** Rounded down, so that no chance is printed as the beginning of a grade that it does not reach. */
const percent = (share: number) => Math.floor(share * 100 + 1e-9)

const presentClass = ({
  classNo,
  chance,
  band,
  grade,
  citations,
  grounds,
  itemsToDelete,
}: ClassAssessment): ReportClass => ({
  classNo,
  chance: percent(chance),
  band: [percent(band.low), percent(band.high)],
  grade,
  counts: countLevels(citations),
  citations: citations.map(({ publicId, share, goods, status, gradeWithout }) => ({
    id: publicId,
    share,
    goods: { zh: goods.zh, en: goods.en },
    standing: standings[status],
    gradeWithout,
  })),
  grounds: grounds.map(({ id, entry, severity, zh, en }) => ({ rule: id, entry, severity, zh, en })),
  withoutGoods: itemsToDelete && { goods: itemsToDelete.items.map(({ name }) => name), grade: itemsToDelete.grade },
})

function countLevels(citations: readonly AssessedCitation[]): Record<ReportLevel, number> {
  const counts = { identical: 0, high: 0, middle: 0, low: 0 }
  for (const { level } of citations) counts[level] += 1
  return counts
}
