import { revokeDecisionRequest, useListDecisionRequests } from '@markwright/api-client/hosting'
import type { DecisionRequest } from '@markwright/api-client/models/decisionRequest'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { AnnuityTabs } from '../../../shared/hosting/annuity-tabs.tsx'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { paths } from '../../../shared/lib/paths.ts'
import type { Column } from '../../../shared/list/column.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { useRecordDialog } from '../../../shared/list/use-record-dialog.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../components/hosting.module.css'
import { Sign } from '../components/signs.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'

/** Instants of the interface are in the order of their texts. */
const isPast = (instant: string) => instant <= formatInstant(new Date())

/** The links by which clients were asked, with their answers. */
export function DecisionRequestsPage() {
  const { t } = useTranslation('annuities')
  const refresh = useRefresh()
  const address = useListAddress()
  const answer = useListDecisionRequests({ current: address.page, size: address.size }, { query: listQuery })
  const { chosen, isFor, open, close } = useRecordDialog<DecisionRequest, 'revoke'>(answer.data?.records)
  const columns: Column<DecisionRequest>[] = [
    {
      key: 'link',
      title: t('asked.link'),
      render: ({ count, note, email }) => (
        <>
          <strong>{t('asked.forCount', { count })}</strong>
          {note && (
            <div style={{ fontWeight: 400, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 360 }}>
              {note}
            </div>
          )}
          {email && <div className={styles.faint}>{t('asked.sent', { email })}</div>}
        </>
      ),
    },
    {
      key: 'answers',
      title: t('asked.answers'),
      render: ({ count, decided }) => <span className="numeric">{t('asked.answersOf', { count, decided })}</span>,
    },
    {
      key: 'who',
      title: t('asked.who'),
      render: ({ answeredBy, answerTime }) =>
        answerTime === null ? (
          <span className={styles.faint}>{t('asked.notYet')}</span>
        ) : (
          t('asked.answered', { name: answeredBy ?? '', time: toLocalMinute(answerTime) })
        ),
    },
    {
      key: 'created',
      title: t('asked.created'),
      render: ({ createTime }) => <span className="day">{toLocalMinute(createTime)}</span>,
    },
    {
      key: 'until',
      title: t('asked.until'),
      render: ({ expireTime }) =>
        isPast(expireTime) ? <Sign>{t('asked.over')}</Sign> : <span className="day">{toLocalMinute(expireTime)}</span>,
    },
    {
      key: 'acts',
      title: t('acts'),
      render: ({ id, url, createTime, expireTime }) => (
        <div className={styles.row}>
          {!isPast(expireTime) && <CopyText text={url} label={t('asked.copy')} />}
          <Button danger type="text" aria-haspopup="dialog" onClick={() => open('revoke', id)}>
            {t('asked.revoke')}
            <span className="visually-hidden"> {toLocalMinute(createTime)}</span>
          </Button>
        </div>
      ),
    },
  ]
  return (
    <WorkPage title={t('asked.title')} lead={t('asked.lead')}>
      <AnnuityTabs current="asked" />
      <RecordList
        label={t('asked.title')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{
          title: t('asked.none'),
          text: t('asked.noneText'),
          actions: <ButtonLink to={paths.annuities}>{t('asked.toAll')}</ButtonLink>,
        }}
      />
      <ConfirmDialog
        isOpen={isFor('revoke')}
        title={t('asked.revokeTitle')}
        text={t('asked.revokeText')}
        confirmLabel={t('asked.revoke')}
        act={async () => {
          if (chosen) await revokeDecisionRequest(chosen.id)
          notifySuccess(t('asked.revoked'))
          await refresh()
        }}
        onClose={close}
      />
    </WorkPage>
  )
}
