import { startFollowUp } from '@markwright/api-client/cases'
import type { CaseLetter } from '@markwright/api-client/models/caseLetter'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { BeginDraft } from './begin-draft.tsx'

/** Begins the matter by which a document of the office is answered, as the review of a refusal. */
export function StartFollowUp({ caseId, letter: { id, followUp } }: { caseId: string; letter: CaseLetter }) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  return (
    <BeginDraft
      label={t('letters.followUp', { name: followUp?.name[language] })}
      create={() => startFollowUp(caseId, id)}
    />
  )
}
