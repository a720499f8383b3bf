import { clearCaseDraft } from '@markwright/api-client/cases'
import type { CaseClearance } from '@markwright/api-client/models/caseClearance'
import type { CaseContent } from '@markwright/api-client/models/caseContent'
import type { CaseDraft } from '@markwright/api-client/models/caseDraft'
import { normalizeName } from '@markwright/domain/marks/normalize-name'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { itemsByClass, itemsOf, markImageOf, partyOf } from '../model/case-content.ts'

/**
 * What an assessment is about: the text of the mark and the classes, and more exactly the goods and, where it was assessed
 * with one, the applicant.
 */
function subjectOf(content: CaseContent, { mark, goods }: ClearedFields) {
  const { kind, text } = markImageOf(content, mark)
  const items = itemsOf(content, goods)
  const { nameCn, nameEn } = partyOf(content, 'applicant')
  const name = kind === 'figure' ? '' : normalizeName(text) || text.trim()
  const classes = itemsByClass(items).map(({ classNo }) => classNo)
  return {
    isKnown: name !== '' && items.length > 0,
    isFigure: kind === 'figure',
    key: `${name} ${classes.join(';')}`,
    exactKey: (hasApplicant: boolean) =>
      JSON.stringify([
        name,
        items.map(({ classNo, group, cn }) => [classNo, group, cn]),
        hasApplicant && (nameCn || nameEn),
      ]),
  }
}

/** Names of the fields of a mark to be registered and of its goods. */
export type ClearedFields = { mark: string; goods: string }

/**
 * The assessment of the mark of a draft: the one that is saved with it, or a new one as soon as its text or its classes
 * are others. `isOutdated`: goods or applicant have changed since; `repeat` assesses again.
 */
export function useClearance(
  draft: CaseDraft,
  saving: { content: CaseContent; isChanged: boolean },
  fields: ClearedFields,
) {
  const subject = subjectOf(saving.content, fields)
  const saved = draft.clearance
  const savedKey = saved && `${saved.text} ${saved.classes.map(({ classNo }) => classNo).join(';')}`
  const isSaved = saved !== null && savedKey === subject.key
  const queryClient = useQueryClient()
  const queryKey = ['case-clearance', draft.id, subject.key]
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const clearance = await clearCaseDraft(draft.id)
      // The draft keeps the latest only: one that was shown for another text or other classes would not be the one saved.
      queryClient.removeQueries({
        queryKey: queryKey.slice(0, 2),
        predicate: ({ queryKey: [, , key] }) => key !== subject.key,
      })
      return { clearance, exactKey: subject.exactKey(hasApplicant(clearance)) }
    },
    enabled: subject.isKnown && !saving.isChanged && !isSaved,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const found = query.data ?? (isSaved ? { clearance: saved, exactKey: savedExactKey(draft, fields) } : null)
  return {
    ...subject,
    clearance: found?.clearance ?? null,
    isOutdated: found !== null && found.exactKey !== subject.exactKey(hasApplicant(found.clearance)),
    isRunning: query.isFetching,
    error: query.error,
    repeat: () => void query.refetch(),
  }
}

const savedExactKey = (draft: CaseDraft, fields: ClearedFields) =>
  draft.clearance?.isCurrent ? subjectOf(draft.content, fields).exactKey(hasApplicant(draft.clearance)) : null

const hasApplicant = (clearance: CaseClearance) => clearance !== null && clearance.applicant !== ''
