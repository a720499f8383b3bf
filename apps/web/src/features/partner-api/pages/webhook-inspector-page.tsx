import { clearWebhookInspector, useGetWebhookInspector } from '@markwright/api-client/partner-keys'
import type { InspectedEvent } from '@markwright/api-client/models/inspectedEvent'
import { Button, Skeleton, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../components/partner-api.module.css'

const REFRESH_MS = 3000

/** An address of a demonstration at which webhooks can be tried, and what it has received. */
export function WebhookInspectorPage() {
  const { t } = useTranslation('partnerApi')
  const { data, error, refetch } = useGetWebhookInspector({ query: { staleTime: 0, refetchInterval: REFRESH_MS } })
  const clear = useAction(async () => {
    await clearWebhookInspector()
    await refetch()
  })
  return (
    <WorkPage title={t('inspector.title')} lead={t('inspector.lead')}>
      <div className={styles.inspector}>
        <p>
          <SiteLink to={paths.partnerApi}>{t('inspector.back')}</SiteLink>
        </p>
        {error && !data ? (
          <ErrorView error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton active />
        ) : data.url === null ? (
          <p>{t('inspector.unavailable')}</p>
        ) : (
          <>
            <p>{t('inspector.how')}</p>
            <p className={styles.secret}>
              <code>{data.url}</code>
              <CopyText text={data.url} name={t('webhooks.url')} />
            </p>
            <ErrorNote error={clear.error} />
            <div role="status">{data.records.length === 0 && <p>{t('inspector.none')}</p>}</div>
            {data.records.length > 0 && (
              <>
                <div className={styles.tools}>
                  <Button disabled={clear.isRunning} onClick={() => void clear.run()}>
                    {t('inspector.clear')}
                  </Button>
                </div>
                <ul className={styles.events}>
                  {data.records.map((event) => (
                    <Received key={event.number} event={event} />
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </WorkPage>
  )
}

function Received({ event }: { event: InspectedEvent }) {
  const { t } = useTranslation('partnerApi')
  const { type, text } = readBody(event.body)
  return (
    <li className={styles.card}>
      <p>
        <strong>{type}</strong> <span className={styles.note}>{toLocalMinute(event.receivedTime)}</span>{' '}
        <Tag color={event.isSigned ? 'green' : 'red'}>
          {t(event.isSigned ? 'inspector.signed' : 'inspector.unsigned')}
        </Tag>
      </p>
      <pre>{`webhook-id: ${event.eventId}\nwebhook-timestamp: ${event.timestamp}\nwebhook-signature: ${event.signature}`}</pre>
      <pre>{text}</pre>
    </li>
  )
}

/** The type of an event and its indented body; a byte order mark in front is no part of JSON. */
function readBody(body: string): { type: string; text: string } {
  const event = JSON.parse(body.replace(/^\uFEFF/, '')) as { type?: unknown }
  return { type: typeof event.type === 'string' ? event.type : '', text: JSON.stringify(event, null, 2) }
}
