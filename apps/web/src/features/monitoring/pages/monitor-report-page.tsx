import { FilePdfOutlined, FileTextOutlined } from '@ant-design/icons'
import { getDownloadMonitorReportUrl, useGetMonitorReport } from '@markwright/api-client/monitoring'
import { addDays, isDay } from '@markwright/domain/dates/calendar'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NavigateOptions, useSearchParams } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { localToday, userZone } from '../../../shared/lib/local-time.ts'
import { useSessionToken } from '../../../shared/session/session.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { DayField } from '../../../shared/ui/forms/day-field.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { SignInView } from '../../../shared/ui/feedback/sign-in-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { MonitorChoice } from '../components/monitor-choice.tsx'
import styles from '../components/monitoring.module.css'
import { ReportView } from '../components/report-view.tsx'
import { resultPath } from '../model/monitor-paths.ts'

/** The report of a monitor over a period. */
export function MonitorReportPage() {
  const { t } = useTranslation('monitoring')
  const isSignedIn = useSessionToken() !== null
  return (
    <WorkPage title={t('report.title')} actions={<ButtonLink to={paths.monitors}>{t('hits.toList')}</ButtonLink>}>
      {isSignedIn ? <Report /> : <SignInView text={t('report.signIn')} />}
    </WorkPage>
  )
}

const spans = ['30', '90', '365'] as const

function Report() {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const [today] = useState(localToday)
  const id = params.get('id')
  const dayOf = (key: string, otherwise: string) => {
    const value = params.get(key)
    return value && isDay(value) ? value : otherwise
  }
  const to = dayOf('to', today)
  const from = dayOf('from', addDays(to, -30))
  const { data, error, refetch } = useGetMonitorReport(
    id ?? '',
    { from, to, zone: userZone() },
    { query: { enabled: id !== null, staleTime: 0, retry: false } },
  )
  const goTo = (wanted: Record<string, string>, options?: NavigateOptions) =>
    setParams({ ...(id && { id }), from, to, ...wanted }, options)
  return (
    <>
      <div className={`${styles.tools} no-print`}>
        <MonitorChoice
          value={id ?? undefined}
          label={t('report.choose')}
          placeholder={t('report.choose')}
          onChange={(wanted) => wanted && goTo({ id: wanted })}
        />
        <span role="group" aria-label={t('report.period')} className={styles.office}>
          <DayField
            isRequired
            value={from}
            max={to}
            aria-label={t('report.from')}
            onChange={(day) => goTo({ from: day }, { replace: true })}
          />
          –
          <DayField
            isRequired
            value={to}
            min={from}
            aria-label={t('report.to')}
            onChange={(day) => goTo({ to: day }, { replace: true })}
          />
        </span>
        {spans.map((days) => (
          <Button key={days} onClick={() => goTo({ to: today, from: addDays(today, -Number(days)) })}>
            {t(`report.last.${days}`)}
          </Button>
        ))}
        {id && data && (
          <>
            <Button
              type="primary"
              icon={<FilePdfOutlined />}
              href={`${getDownloadMonitorReportUrl(id, { from, to, zone: userZone() })}&lang=${language}`}
            >
              {t('report.pdf')}
            </Button>
            <ButtonLink to={`${resultPath(id)}&from=${from}&to=${to}`}>{t('report.results')}</ButtonLink>
          </>
        )}
      </div>
      {id === null ? (
        <MessageView stamp={<FileTextOutlined />} title={t('report.noMonitor')} />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <ReportView report={data} onChanged={() => void refetch()} />
      )}
    </>
  )
}
