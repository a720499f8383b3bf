import type { UserService } from '@markwright/api-client/models/userService'
import { limitText } from '@markwright/domain/money/limit-text'
import type { MeteredService } from '@markwright/domain/money/metered-services'
import { Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths, translationDocumentsPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import type { Column } from '../../../shared/list/record-list.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'

/** What the list shows of each service. */
export function useServiceColumns(): Column<UserService>[] {
  const { t } = useTranslation('entitlements')
  return [
    { key: 'service', title: t('mine.service'), render: ({ productName }) => productName },
    { key: 'usage', title: t('mine.usage'), render: (service) => <Usage service={service} /> },
    { key: 'period', title: t('mine.period'), render: (service) => <Period service={service} /> },
    {
      key: 'status',
      title: t('mine.status'),
      render: ({ stage }) => t(`mine.state.${stage}`),
    },
  ]
}

function Period({ service: { startTime, endTime } }: { service: UserService }) {
  const { t } = useTranslation('entitlements')
  const line = { display: 'block', whiteSpace: 'nowrap', color: 'var(--ink-soft)' } as const
  return (
    <>
      <span className="numeric" style={line}>
        {t('mine.from', { time: toLocalMinute(startTime) })}
      </span>
      <span className="numeric" style={line}>
        {t('mine.to', { time: toLocalMinute(endTime) })}
      </span>
    </>
  )
}

/** Where a service is used. */
const pathOf: Record<MeteredService, string> = {
  search: paths.combinedQuery,
  patentSearch: paths.patentSearch,
  bulkQuery: paths.bulkQuery,
  report: paths.analysisReport,
  monitoring: paths.monitors,
  translation: paths.translation,
  translationCharacters: paths.translation,
  translationWords: paths.translation,
  documentTranslation: translationDocumentsPath,
  apiCall: paths.partnerApi,
  pluginWords: paths.partnerApi,
}

/** What the service gives, with the page where it is used, and how much of it is used. */
function Usage({ service: { limits, dailyLimit, usedToday } }: { service: UserService }) {
  const { t } = useTranslation('entitlements')
  const language = useLanguage()
  const shown = (count: number) => count.toLocaleString('en')
  return (
    <ul>
      {limits.map((limit) => {
        const text = limitText(limit, language)
        const isToday = limit.total === null && limit.perDay !== null && limit.perDay === dailyLimit
        return (
          <li key={text}>
            <SiteLink to={pathOf[limit.services[0]!]}>{text}</SiteLink>
            {isToday && usedToday !== null && ` · ${t('mine.usedToday', { used: shown(usedToday) })}`}
            {limit.total !== null && <Stock used={limit.used} total={limit.total} />}
          </li>
        )
      })}
    </ul>
  )
}

function Stock({ used, total }: { used: number; total: number }) {
  const { t } = useTranslation('entitlements')
  const text = t('mine.units', { used: used.toLocaleString('en'), total: total.toLocaleString('en') })
  return (
    <>
      <br />
      {text}
      <Progress percent={(used / total) * 100} status="normal" showInfo={false} size="small" aria-label={text} />
    </>
  )
}
