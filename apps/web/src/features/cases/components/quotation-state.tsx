import type { CaseQuotationState } from '@markwright/api-client/models/caseQuotationState'
import { useTranslation } from 'react-i18next'
import { StateTag, type Tone } from '../../../shared/manage/state-tag.tsx'

const tones: Record<CaseQuotationState, Tone> = {
  requested: 'warn',
  offered: 'good',
  expired: 'bad',
  refused: 'bad',
  declined: 'calm',
  withdrawn: 'calm',
  lapsed: 'calm',
  ordered: 'good',
}

/** How it stands with a quotation. */
export function QuotationState({ of: { state } }: { of: { state: CaseQuotationState } }) {
  const { t } = useTranslation('quotations')
  return <StateTag tone={tones[state]} text={t(`states.${state}`)} />
}
