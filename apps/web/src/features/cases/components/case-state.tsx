import type { CaseHead } from '@markwright/api-client/models/caseHead'
import { useTranslation } from 'react-i18next'
import { StateTag, type Tone } from '../../../shared/manage/state-tag.tsx'

const tones: Record<CaseHead['state'], Tone> = {
  preparing: 'warn',
  scheduled: 'calm',
  ready: 'warn',
  filed: 'calm',
  accepted: 'calm',
  completed: 'good',
  refused: 'bad',
  withdrawn: 'bad',
}

const paymentTones: Record<CaseHead['payment'], Tone> = {
  unpaid: 'warn',
  inReview: 'warn',
  onCredit: 'good',
  paid: 'good',
  refunding: 'warn',
  refunded: 'bad',
  closed: 'bad',
}

/** The state of a case, and before it is filed how it stands with the payment. */
export function CaseState({
  of: { state, stateText, payment },
}: {
  of: Pick<CaseHead, 'state' | 'stateText' | 'payment'>
}) {
  const { t } = useTranslation('cases')
  const isOpen = state === 'preparing' || state === 'scheduled' || state === 'ready'
  return (
    <>
      <StateTag tone={tones[state]} text={stateText} />{' '}
      {isOpen && <StateTag tone={paymentTones[payment]} text={t(`case.payment.${payment}`)} />}
    </>
  )
}
