import { useListOutboxByKey } from '@markwright/api-client/backoffice'
import { ApiError } from '@markwright/api-client/fetch'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { NotFoundView } from '../../../shared/ui/feedback/not-found-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { OutboxList } from './outbox-list.tsx'
import { outboxQuery } from './outbox-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'

/** The outbox for the person who started the demonstration and was given the key; for all others there is no such page. */
export function OpenOutboxPage() {
  const { t } = useTranslation(['backoffice', 'site'])
  const list = useListRequest({ keyword: 'text' })
  const key = list.address.text('key')
  const result = useListOutboxByKey({ ...list.request, key }, { query: { ...outboxQuery, enabled: key !== '' } })
  const isForOthers = key === '' || (result.error instanceof ApiError && [400, 404].includes(result.error.status))
  if (isForOthers) return <NotFoundView actions={<ButtonLink to={paths.home}>{t('site:goHome')}</ButtonLink>} />
  return (
    <WorkPage title={t('menu.outbox')}>
      <OutboxList answer={result} list={list} />
    </WorkPage>
  )
}
