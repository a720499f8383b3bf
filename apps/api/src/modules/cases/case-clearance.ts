import {
  type CaseContent,
  type CaseDefinition,
  type CaseItem,
  goodsOf,
  markImageOf,
  textOfMark,
} from '@markwright/cases'
import type { Schemas } from '@markwright/contract'
import type { StoredClearance } from '@markwright/db'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { normalizeName } from '@markwright/domain/marks/normalize-name'
import { createHash } from 'node:crypto'
import { AppError } from '../../kernel/errors.ts'
import type { AssessSuccess, SuccessResult } from '../clearance/index.ts'
import type { ListedMark, Searcher, TrademarksRepository } from '../trademarks/index.ts'
import { caseErrors } from './cases.errors.ts'
import type { FindUsualGroups } from './usual-groups.repository.ts'

/** Of each class. */
const MARKS_MAX = 10
const HOME_OFFICE = 'CN'

/** What decides an assessment: the text of a mark, its goods, and the applicant whose own marks do not count. */
type Assessed = { text: string; goods: CaseItem[]; applicant: string }

function assessedOf(definition: CaseDefinition, content: CaseContent): Assessed {
  const image = markImageOf(definition, content)
  const { applicant } = content
  const nameOf = typeof applicant === 'object' && 'nameCn' in applicant ? applicant.nameCn || applicant.nameEn : ''
  const text = image ? textOfMark(image) : ''
  return { text: normalizeName(text) || text, goods: goodsOf(definition, content), applicant: nameOf.trim() }
}

const fingerprint = ({ text, goods, applicant }: Assessed): string =>
  createHash('sha256')
    .update(JSON.stringify([text, goods.map(({ classNo, group, cn }) => [classNo, group, cn]), applicant]))
    .digest('hex')

/**
 * By which it is known whether what was assessed has changed. An assessment without an applicant, who is filled in after
 * the goods, is not outdated by one.
 */
function fingerprintFor({ applicant }: StoredClearance, definition: CaseDefinition, content: CaseContent): string {
  const assessed = assessedOf(definition, content)
  return fingerprint(applicant === '' ? { ...assessed, applicant } : assessed)
}

/** Assesses the mark of a draft class by class; it counts as a search. */
export function createClearCase(deps: {
  assessSuccess: AssessSuccess
  listMarks: TrademarksRepository['listMarks']
  findUsualGroups: FindUsualGroups
  now: () => Date
}) {
  /** @throws 60120 without a text or goods, and what a search throws */
  return async (definition: CaseDefinition, content: CaseContent, searcher: Searcher): Promise<StoredClearance> => {
    const assessed = assessedOf(definition, content)
    const { text, goods, applicant } = assessed
    if (definition.office !== HOME_OFFICE || text === '' || goods.length === 0)
      throw new AppError(caseErrors.nothingToClear)
    const { assessment } = await deps.assessSuccess(
      {
        tradeMarkText: text,
        goods: goods.map(({ classNo, cn, group }) => ({ class: classNo, name: cn, group: group || null })),
        ...(applicant && { applicant }),
        country: HOME_OFFICE,
      },
      searcher,
    )
    const shown = assessment.classes.map((each) => ({ ...each, similar: similarOf(each.citations) }))
    const ids = shown.flatMap(({ similar }) => similar.map(({ markId }) => markId))
    const marks = new Map((await deps.listMarks([...new Set(ids)])).map((mark) => [mark.id, mark]))
    const usual = await Promise.all(shown.map(({ classNo }) => deps.findUsualGroups(classNo, chosenIn(goods, classNo))))
    return {
      at: deps.now().toISOString(),
      fingerprint: fingerprint(assessed),
      text,
      applicant,
      dataDate: assessment.basis.dataDate,
      classes: shown.map(({ classNo, grade, chance, grounds, similar }, index) => ({
        classNo,
        grade,
        // Rounded down, as on the page of the chances of registration.
        rate: Math.floor(100 * chance + 1e-9),
        marks: similar.flatMap((citation) => storedMark(citation, marks.get(citation.markId))),
        grounds: grounds.map(({ id, severity, zh, en }) => ({ rule: id, severity, text: { cn: zh, en } })),
        usualGroups: usual[index]!,
      })),
    }
  }
}
export type ClearCase = ReturnType<typeof createClearCase>

/** Groups and, of goods that were typed, names. */
function chosenIn(goods: readonly CaseItem[], classNo: number) {
  const own = goods.filter((item) => item.classNo === classNo)
  const groups = own.flatMap(({ group }) => (group === '' ? [] : [group]))
  return { groups: [...new Set(groups)], names: own.flatMap(({ group, cn }) => (group === '' ? [cn.trim()] : [])) }
}

type Citation = SuccessResult['assessment']['classes'][number]['citations'][number]

/** The earlier marks that are similar to a high or middle degree. */
const similarOf = (citations: readonly Citation[]): Citation[] =>
  citations
    .filter(({ level, owner }) => level !== 'low' && owner !== 'same')
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MARKS_MAX)

/** None for a record that has gone meanwhile. */
const storedMark = ({ level, score }: Citation, mark: ListedMark | undefined) =>
  mark && level !== 'low'
    ? [
        {
          id: mark.publicId,
          name: mark.markText ?? mark.markTextOther ?? '',
          appNo: mark.applicationNumber,
          applicant: mark.applicantName ?? mark.applicantNameEn,
          level,
          score,
        },
      ]
    : []

/** An assessment beside what is filled in now. */
export const presentClearance = (
  stored: StoredClearance | null,
  definition: CaseDefinition,
  content: CaseContent,
): Schemas['CaseClearance'] =>
  stored && {
    time: formatInstant(new Date(stored.at)),
    text: stored.text,
    applicant: stored.applicant,
    isCurrent: stored.fingerprint === fingerprintFor(stored, definition, content),
    dataDate: stored.dataDate,
    // Assessments that were saved before have none.
    classes: stored.classes.map((each) => ({ ...each, usualGroups: each.usualGroups ?? [] })),
  }

/** The part of the assessment of a draft that is about one of the cases that it becomes. */
export function clearanceOfCase(
  definition: CaseDefinition,
  stored: StoredClearance,
  { draft, content }: { draft: CaseContent; content: CaseContent },
): StoredClearance {
  const classes = new Set(goodsOf(definition, content).map(({ classNo }) => classNo))
  return {
    ...stored,
    classes: stored.classes.filter(({ classNo }) => classes.has(classNo)),
    ...(stored.fingerprint === fingerprintFor(stored, definition, draft) && {
      fingerprint: fingerprintFor(stored, definition, content),
    }),
  }
}
