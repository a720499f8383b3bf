import type { UserService } from '@markwright/api-client/models/userService'
import { limitText } from '@markwright/domain/limit-text'
import { Progress, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'

/** Services as a table; on a phone period and usage stand below the name. */
export function ServiceTable({ services, isBusy }: { services: readonly UserService[]; isBusy: boolean }) {
  const { t } = useTranslation('entitlements')
  const isPhone = usePhoneWidth()
  const columns: TableColumnType<UserService>[] = [
    {
      title: t('mine.service'),
      render: (_value, service) => (
        <>
          {service.productName}
          {isPhone && (
            <>
              <Period service={service} />
              <Usage service={service} />
            </>
          )}
        </>
      ),
    },
    {
      title: t('mine.usage'),
      render: (_value, service) => <Usage service={service} />,
      responsive: ['md'],
      width: 240,
    },
    {
      title: t('mine.period'),
      render: (_value, service) => <Period service={service} />,
      responsive: ['md'],
      width: 190,
    },
    {
      title: t('mine.status'),
      render: (_value, { state, endedEarly }) => t(`mine.state.${endedEarly ? 'ended' : state}`),
      width: isPhone ? 76 : 120,
    },
  ]
  return (
    <Table<UserService>
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={[...services]}
      pagination={false}
      loading={isBusy && { delay: 300 }}
      tableLayout="fixed"
    />
  )
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

/** What the service gives, and how much of it is used. */
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
            {text}
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
