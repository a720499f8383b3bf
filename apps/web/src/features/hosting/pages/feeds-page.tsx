import { DownloadOutlined } from '@ant-design/icons'
import {
  createHostingCalendarFeed,
  endHostingCalendarFeed,
  getDownloadHostingCalendarUrl,
  useListHostingCalendarFeeds,
} from '@markwright/api-client/hosting'
import type { HostingCalendarFeed } from '@markwright/api-client/models/hostingCalendarFeed'
import type { NewHostingCalendarFeed } from '@markwright/api-client/models/newHostingCalendarFeed'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { SmallTable } from '../../../shared/list/small-table.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { Field } from '../../../shared/ui/forms/field.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../components/hosting.module.css'
import { MadeLink } from '../components/made-link.tsx'
import { SearchSelect, useClientOptions } from '../components/party-select.tsx'

/** Open deadlines as calendars: links that programs subscribe to, and files. */
export function FeedsPage() {
  const { t } = useTranslation('exchange')
  const answer = useListHostingCalendarFeeds({ query: { staleTime: 0 } })
  const [made, setMade] = useState<NewHostingCalendarFeed | null>(null)
  return (
    <WorkPage title={t('feeds.title')} lead={t('feeds.lead')}>
      <NewFeed
        made={made}
        onMade={async (feed) => {
          setMade(feed)
          await answer.refetch()
        }}
      />
      <section className={styles.section} aria-labelledby="feeds">
        <h2 id="feeds">{t('feeds.list')}</h2>
        <p className={styles.faint} style={{ marginBottom: 12 }}>
          {t('feeds.listText')}
        </p>
        {answer.error && !answer.data ? (
          <ErrorView error={answer.error} onRetry={() => void answer.refetch()} />
        ) : !answer.data ? (
          <Skeleton active title={false} paragraph={{ rows: 3, width: '100%' }} />
        ) : answer.data.length === 0 ? (
          <p>{t('feeds.none')}</p>
        ) : (
          <Feeds
            feeds={answer.data}
            onEnded={async (id) => {
              if (made?.id === id) setMade(null)
              await answer.refetch()
            }}
          />
        )}
      </section>
    </WorkPage>
  )
}

function NewFeed({
  made,
  onMade,
}: {
  made: NewHostingCalendarFeed | null
  onMade: (feed: NewHostingCalendarFeed) => Promise<void>
}) {
  const { t } = useTranslation('exchange')
  const language = useLanguage()
  const clients = useClientOptions()
  const [clientId, setClientId] = useState<string | null>(null)
  const create = useAction(async () => onMade(await createHostingCalendarFeed({ clientId })))
  const parameters = new URLSearchParams({ lang: language, ...(clientId && { clientId }) })
  return (
    <section className={styles.section} aria-labelledby="new-feed">
      <h2 id="new-feed">{t('feeds.make')}</h2>
      {clients.length > 0 && (
        <div style={{ maxWidth: 420, marginBottom: 12 }}>
          <Field label={t('feeds.of')}>
            {({ id }) => (
              <SearchSelect
                id={id}
                value={clientId}
                none={t('feeds.everything')}
                options={clients}
                onChange={setClientId}
              />
            )}
          </Field>
        </div>
      )}
      <div className={styles.row}>
        <Button type="primary" loading={create.isRunning} onClick={() => void create.run()}>
          {t('feeds.create')}
        </Button>
        <Button icon={<DownloadOutlined />} href={`${getDownloadHostingCalendarUrl()}?${parameters}`} download>
          {t('feeds.file')}
        </Button>
      </div>
      <ErrorNote error={create.error} />
      {made && (
        <div role="status" style={{ marginTop: 16 }}>
          <MadeLink title={t('feeds.made')} text={t('feeds.madeText')} url={made.url} copyLabel={t('feeds.copy')} />
        </div>
      )}
      <p className={styles.faint} style={{ marginTop: 12 }}>
        {t('feeds.how')}
      </p>
    </section>
  )
}

function Feeds({ feeds, onEnded }: { feeds: readonly HostingCalendarFeed[]; onEnded: (id: string) => Promise<void> }) {
  const { t } = useTranslation(['exchange', 'hosting'])
  const [ending, setEnding] = useState<string | null>(null)
  const nameOf = ({ clientId, clientName }: HostingCalendarFeed) =>
    clientId === null ? t('feeds.everything') : (clientName ?? '—')
  return (
    <>
      <SmallTable
        label={t('feeds.list')}
        rows={feeds}
        keyOf={({ id }) => id}
        columns={[
          { key: 'of', title: t('feeds.of'), render: nameOf },
          {
            key: 'time',
            title: t('feeds.time'),
            render: ({ createTime }) => <span className="numeric">{toLocalMinute(createTime)}</span>,
          },
          {
            key: 'acts',
            title: t('hosting:acts'),
            render: (feed) => (
              <Button
                type="text"
                size="small"
                danger
                aria-label={t('feeds.endOf', { name: nameOf(feed), time: toLocalMinute(feed.createTime) })}
                onClick={() => setEnding(feed.id)}
              >
                {t('feeds.end')}
              </Button>
            ),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={ending !== null}
        title={t('feeds.endTitle')}
        text={t('feeds.endText')}
        confirmLabel={t('feeds.end')}
        act={async () => {
          if (ending === null) return
          await endHostingCalendarFeed(ending)
          notifySuccess(t('feeds.ended'))
          await onEnded(ending)
        }}
        onClose={() => setEnding(null)}
      />
    </>
  )
}
