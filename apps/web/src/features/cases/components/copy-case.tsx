import { createCaseDraft } from '@markwright/api-client/cases'
import type { Case } from '@markwright/api-client/models/case'
import { useTranslation } from 'react-i18next'
import { BeginDraft } from './begin-draft.tsx'

/** Begins a draft with what was filled in for a former case. */
export function CopyCase({ found }: { found: Pick<Case, 'productType' | 'content'> }) {
  const { t } = useTranslation('cases')
  return (
    <div style={{ marginTop: 12 }}>
      <BeginDraft
        label={t('case.copy')}
        create={() => createCaseDraft({ productType: found.productType, content: found.content })}
      />
    </div>
  )
}
