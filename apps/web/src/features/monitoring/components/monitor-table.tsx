import type { Monitor } from '@markwright/api-client/models/monitor'
import { monitorTypeLabels } from '@markwright/domain/monitor-labels'
import { Button, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import styles from './monitoring.module.css'

export type MonitorAct = 'edit' | 'pause' | 'resume' | 'remove'

export const resultPath = (id: string) => `${paths.monitoringResult}?monitorId=${id}`
export const reportPath = (id: string) => `${paths.monitorReport}?id=${id}`

/** The member's monitors with what each has found. */
export function MonitorTable({
  monitors,
  isBusy,
  onAct,
}: {
  monitors: readonly Monitor[]
  isBusy: boolean
  onAct: (act: MonitorAct, monitor: Monitor) => void
}) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  const isPhone = usePhoneWidth()
  const formatted = ({ frequency, channels }: Monitor) =>
    [t(`form.frequencies.${frequency}`), ...channels.map((channel) => t(`form.channel.${channel}`))].join(' · ')
  const columns: TableColumnType<Monitor>[] = [
    {
      title: t('list.monitor'),
      render: (_value, monitor) => (
        <>
          <SiteLink to={resultPath(monitor.id)} className={styles.name}>
            {monitor.name}
          </SiteLink>
          {monitor.picture && <img src={monitor.picture} alt="" className={styles.watched} />}
          <span className={styles.faint}>
            {[monitorTypeLabels[monitor.type][language], monitor.content].filter(Boolean).join(' · ')}
          </span>
          {isPhone && (
            <span className={styles.faint}>
              {t(`list.states.${monitor.state}`)} · {t('list.open', { count: monitor.openCount })}
            </span>
          )}
          {monitor.problems.map(({ channel, text }) => (
            <span key={channel} className={styles.problem}>
              {t('list.problem', { channel: t(`form.channel.${channel}`), text })}
            </span>
          ))}
          {isPhone && <Acts monitor={monitor} onAct={onAct} />}
        </>
      ),
    },
    {
      title: t('list.state'),
      width: 90,
      responsive: ['md'],
      render: (_value, { state }) => t(`list.states.${state}`),
    },
    {
      title: t('list.found'),
      width: 140,
      responsive: ['md'],
      render: (_value, { id, openCount, hitCount }) => (
        <>
          <SiteLink to={`${resultPath(id)}&verdict=open`}>{t('list.open', { count: openCount })}</SiteLink>
          <span className={styles.faint}>{t('list.total', { count: hitCount })}</span>
        </>
      ),
    },
    {
      title: t('list.last'),
      width: 150,
      className: 'numeric',
      responsive: ['lg'],
      render: (_value, { lastHitTime }) => (lastHitTime ? toLocalMinute(lastHitTime) : t('list.never')),
    },
    { title: t('list.notified'), width: 180, responsive: ['lg'], render: (_value, monitor) => formatted(monitor) },
    {
      title: t('list.acts'),
      width: 260,
      responsive: ['md'],
      render: (_value, monitor) => <Acts monitor={monitor} onAct={onAct} />,
    },
  ]
  return (
    <Table<Monitor>
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={[...monitors]}
      loading={isBusy}
      pagination={false}
    />
  )
}

function Acts({ monitor, onAct }: { monitor: Monitor; onAct: (act: MonitorAct, monitor: Monitor) => void }) {
  const { t } = useTranslation('monitoring')
  const acts = ['edit', monitor.state === 'paused' ? 'resume' : 'pause', 'remove'] as const
  return (
    <div className={styles.acts}>
      <ButtonLink
        type="text"
        size="small"
        to={reportPath(monitor.id)}
        aria-label={t('list.of', { act: t('list.report'), name: monitor.name })}
      >
        {t('list.report')}
      </ButtonLink>
      {acts.map((act) => (
        <Button
          key={act}
          type="text"
          size="small"
          danger={act === 'remove'}
          aria-label={t('list.of', { act: t(`list.${act}`), name: monitor.name })}
          onClick={() => onAct(act, monitor)}
        >
          {t(`list.${act}`)}
        </Button>
      ))}
    </div>
  )
}
