import { revokeSession, useListSessions } from '@markwright/api-client/identity'
import type { Session } from '@markwright/api-client/models/session'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import styles from './security-list.module.css'

/** Where the member is signed in; each other session can be ended from here. */
export function SessionList() {
  const { t } = useTranslation('account')
  // Another device may have signed in since the page was last shown.
  const { data: sessions, error, refetch } = useListSessions({ query: { staleTime: 0 } })
  const [ended, setEnded] = useState<Session | null>(null)

  if (error && !sessions) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!sessions) return <Skeleton active paragraph={{ rows: 3 }} />
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} data-current={session.isCurrent || undefined}>
            <div>
              <h3>
                {nameOf(session, t('sessions.unknownDevice'))}
                {session.isCurrent && <span className={styles.here}>{t('sessions.here')}</span>}
              </h3>
              <p className={styles.facts}>
                <span>{t(`sessions.client.${session.client}`)}</span>
                <span>{session.ip}</span>
                <span>{t('sessions.since', { time: toLocalMinute(session.createTime) })}</span>
                <span>{t('sessions.lastUse', { time: toLocalMinute(session.lastUseTime) })}</span>
              </p>
            </div>
            {!session.isCurrent && (
              <Button
                aria-label={t('sessions.endOf', { device: nameOf(session, t('sessions.unknownDevice')) })}
                onClick={() => setEnded(session)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={ended !== null}
        title={t('sessions.endTitle')}
        text={ended && t('sessions.endText', { device: nameOf(ended, t('sessions.unknownDevice')) })}
        confirmLabel={t('sessions.end')}
        act={async () => {
          if (ended) await revokeSession(ended.id)
          notifySuccess(t('sessions.ended'))
          await refetch()
        }}
        onClose={() => setEnded(null)}
      />
    </>
  )
}

const nameOf = ({ device }: Session, unknown: string) => device || unknown
