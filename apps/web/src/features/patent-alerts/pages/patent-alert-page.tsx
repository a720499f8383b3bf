import { BellOutlined } from '@ant-design/icons'
import {
  pausePatentAlert,
  resumePatentAlert,
  unwatchPatentSearch,
  useGetSavedPatentSearch,
  useListPatentAlertHits,
} from '@markwright/api-client/patent-alerts'
import type { SavedPatentSearch } from '@markwright/api-client/models/savedPatentSearch'
import { Button, Checkbox, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { patentDetailPath, paths } from '../../../shared/lib/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordPages } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { AddToList } from '../../../shared/patents/add-to-list.tsx'
import { PatentLine } from '../../../shared/patents/patent-line.tsx'
import styles from '../../../shared/patents/saved-patents.module.css'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { AlertDrawer } from '../components/alert-drawer.tsx'
import { AlertState } from '../components/alert-state.tsx'

const SIZE = 20

/** A saved search that is watched, and what its alert has found. */
export function PatentAlertPage() {
  const { t } = useTranslation('savedPatents')
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, refetch } = useGetSavedPatentSearch(id, { query: { staleTime: 0, retry: false } })
  if (isUnknown(error) || id === '')
    return (
      <WorkPage title={t('searches.title')}>
        <MessageView
          stamp={<BellOutlined />}
          title={t('hits.gone')}
          text={t('hits.goneText')}
          actions={<ButtonLink to={paths.patentSearches}>{t('hits.back')}</ButtonLink>}
        />
      </WorkPage>
    )
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <WorkPage
      title={data?.name ?? t('searches.title')}
      lead={t('hits.lead')}
      actions={<ButtonLink to={paths.patentSearches}>{t('hits.back')}</ButtonLink>}
    >
      {data ? (
        <>
          <AlertState alert={data.alert} />
          <AlertTools search={data} onChanged={async () => void (await refetch())} />
          {data.alert && <Hits id={data.id} />}
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </WorkPage>
  )
}

function AlertTools({ search, onChanged }: { search: SavedPatentSearch; onChanged: () => Promise<void> }) {
  const { t } = useTranslation('savedPatents')
  const { id, alert, address } = search
  const [opened, setOpened] = useState<'watch' | 'stop' | null>(null)
  const isPaused = alert?.state === 'paused'
  const pause = useAction(async () => {
    await (isPaused ? resumePatentAlert(id) : pausePatentAlert(id))
    await onChanged()
  })
  return (
    <div className={styles.tools}>
      <ButtonLink to={address}>{t('hits.open')}</ButtonLink>
      <Button onClick={() => setOpened('watch')}>{t(alert ? 'searches.edit' : 'searches.watch')}</Button>
      {alert && (
        <>
          <Button loading={pause.isRunning} onClick={() => void pause.run()}>
            {t(isPaused ? 'alert.resume' : 'alert.pause')}
          </Button>
          <Button onClick={() => setOpened('stop')}>{t('alert.stop')}</Button>
        </>
      )}
      <ErrorNote error={pause.error} />
      <AlertDrawer search={search} isOpen={opened === 'watch'} onSaved={onChanged} onClose={() => setOpened(null)} />
      <ConfirmDialog
        isOpen={opened === 'stop'}
        title={t('alert.stopTitle')}
        text={t('alert.stopText')}
        confirmLabel={t('alert.stop')}
        act={async () => {
          await unwatchPatentSearch(id)
          notifySuccess(t('alert.stopped'))
          await onChanged()
        }}
        onClose={() => setOpened(null)}
      />
    </div>
  )
}

function Hits({ id }: { id: string }) {
  const { t } = useTranslation('savedPatents')
  const { t: patents } = useTranslation('patents')
  const address = useListAddress([SIZE])
  const [selected, setSelected] = useState<readonly string[]>([])
  const result = useListPatentAlertHits(id, { current: address.page, size: SIZE }, { query: listQuery })
  return (
    <RecordPages
      label={t('searches.title')}
      answer={result}
      address={address}
      summary={result.data && t('alert.hits', { count: result.data.total })}
      actions={
        <AddToList
          collected={{ ids: selected }}
          label={selected.length > 0 ? t('add.selected', { count: selected.length }) : t('add.act')}
        />
      }
      empty={{ title: t('hits.none'), text: t('hits.noneText') }}
    >
      {(hits) => (
        <ul className={styles.rows}>
          {hits.map(({ patent, foundTime, isSent }) => (
            <li key={patent.id} className={styles.row}>
              <PatentLine
                patent={patent}
                path={patentDetailPath(patent.id)}
                note={[t('hits.found', { time: toLocalMinute(foundTime) }), !isSent && t('hits.unsent')]
                  .filter(Boolean)
                  .join(' · ')}
              />
              <Checkbox
                checked={selected.includes(patent.id)}
                aria-label={patents('select', { number: patent.id })}
                onChange={({ target }) =>
                  setSelected(target.checked ? [...selected, patent.id] : selected.filter((each) => each !== patent.id))
                }
              />
            </li>
          ))}
        </ul>
      )}
    </RecordPages>
  )
}
