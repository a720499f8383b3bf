import { useListOutboxByKey } from '@markwright/api-client/backoffice'
import { ApiError } from '@markwright/api-client/fetch'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { NotFoundView } from '../../../shared/ui/not-found-view.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { OutboxList } from '../components/outbox/outbox-list.tsx'
import { outboxQuery, outboxQuestion } from '../hooks/outbox-query.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'

/** The outbox for the person who started the demonstration and was given the key; for all others there is no such page. */
export function OpenOutboxPage() {
  const { t } = useTranslation(['backoffice', 'site'])
  const address = useListAddress()
  const key = address.text('key')
  const answer = useListOutboxByKey(
    { ...outboxQuestion(address), key },
    { query: { ...outboxQuery, enabled: key !== '' } },
  )
  const isForOthers = key === '' || (answer.error instanceof ApiError && [400, 404].includes(answer.error.status))
  if (isForOthers) return <NotFoundView actions={<ButtonLink to={paths.home}>{t('site:goHome')}</ButtonLink>} />
  return (
    <WorkPage title={t('menu.outbox')}>
      <OutboxList answer={answer} address={address} />
    </WorkPage>
  )
}
