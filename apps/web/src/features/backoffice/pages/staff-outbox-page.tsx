import { useListOutbox } from '@markwright/api-client/backoffice'
import { useTranslation } from 'react-i18next'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { OutboxList } from '../components/outbox/outbox-list.tsx'
import { outboxQuery, outboxQuestion } from '../hooks/outbox-query.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'

/** The outbox for staff. */
export function StaffOutboxPage() {
  const { t } = useTranslation('backoffice')
  const address = useListAddress()
  const answer = useListOutbox(outboxQuestion(address), { query: outboxQuery })
  return (
    <WorkPage title={t('menu.outbox')}>
      <OutboxList answer={answer} address={address} />
    </WorkPage>
  )
}
