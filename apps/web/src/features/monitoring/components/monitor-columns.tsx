import type { Monitor } from '@markwright/api-client/models/monitor'
import { monitorTypeLabels } from '@markwright/domain/marks/monitor-labels'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { reportPath, resultPath } from '../model/monitor-paths.ts'
import styles from './monitoring.module.css'

export type MonitorAct = 'edit' | 'pause' | 'resume' | 'remove'

/** What the list shows of each monitor, with what it has found. */
export function useMonitorColumns(onAct: (act: MonitorAct, monitor: Monitor) => void): Column<Monitor>[] {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  return [
    {
      key: 'monitor',
      title: t('list.monitor'),
      render: (monitor) => (
        <>
          <SiteLink to={resultPath(monitor.id)} className={styles.name}>
            {monitor.name}
          </SiteLink>
          {monitor.image && <img src={monitor.image} alt="" className={styles.watched} />}
          <span className={styles.faint}>
            {[monitorTypeLabels[monitor.type][language], monitor.content].filter(Boolean).join(' · ')}
          </span>
          {monitor.problems.map(({ channel, text }) => (
            <span key={channel} className={styles.problem}>
              {t('list.problem', { channel: t(`form.channel.${channel}`), text })}
            </span>
          ))}
        </>
      ),
    },
    { key: 'state', title: t('list.state'), render: ({ state }) => t(`list.states.${state}`) },
    {
      key: 'found',
      title: t('list.found'),
      render: ({ id, openCount, hitCount }) => (
        <>
          <SiteLink to={`${resultPath(id)}&verdict=open`}>{t('list.open', { count: openCount })}</SiteLink>
          <span className={styles.faint}>{t('list.total', { count: hitCount })}</span>
        </>
      ),
    },
    {
      key: 'last',
      title: t('list.last'),
      render: ({ lastHitTime }) =>
        lastHitTime ? <span className="day">{toLocalMinute(lastHitTime)}</span> : t('list.never'),
    },
    {
      key: 'notified',
      title: t('list.notified'),
      render: ({ frequency, channels }) =>
        [t(`form.frequencies.${frequency}`), ...channels.map((channel) => t(`form.channel.${channel}`))].join(' · '),
    },
    { key: 'acts', title: t('list.acts'), render: (monitor) => <Actions monitor={monitor} onAct={onAct} /> },
  ]
}

function Actions({ monitor, onAct }: { monitor: Monitor; onAct: (act: MonitorAct, monitor: Monitor) => void }) {
  const { t } = useTranslation('monitoring')
  const actions = ['edit', monitor.state === 'paused' ? 'resume' : 'pause', 'remove'] as const
  return (
    <>
      <ButtonLink
        type="text"
        size="small"
        to={reportPath(monitor.id)}
        aria-label={t('list.of', { act: t('list.report'), name: monitor.name })}
      >
        {t('list.report')}
      </ButtonLink>
      {actions.map((act) => (
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
    </>
  )
}
