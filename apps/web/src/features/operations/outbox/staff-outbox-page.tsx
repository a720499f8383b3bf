import { useListOutbox } from '@markwright/api-client/backoffice'
import { useTranslation } from 'react-i18next'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { OutboxList } from './outbox-list.tsx'
import { outboxQuery } from './outbox-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'

/** The outbox for staff. */
export function StaffOutboxPage() {
  const { t } = useTranslation('backoffice')
  const list = useListRequest({ keyword: 'text' })
  const result = useListOutbox(list.request, { query: outboxQuery })
  return (
    <WorkPage title={t('menu.outbox')}>
      <OutboxList answer={result} list={list} />
    </WorkPage>
  )
}
