import type { UserService } from '@markwright/api-client/models/userService'
import { Progress, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'

/** Services as a table; on a phone the period stands below the name. */
export function ServiceTable({ services, isBusy }: { services: readonly UserService[]; isBusy: boolean }) {
  const { t } = useTranslation('entitlements')
  const isPhone = usePhoneWidth()
  const columns: TableColumnType<UserService>[] = [
    {
      title: t('mine.service'),
      render: (_value, service) => (
        <>
          {service.productName}
          {isPhone && <Period service={service} />}
        </>
      ),
    },
    { title: t('mine.usage'), render: (_value, service) => <Usage service={service} />, width: isPhone ? 90 : 240 },
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

/** What the service counts, and how much of it is used. */
function Usage({ service: { total, used, dailyLimit, usedToday, monitorsLimit } }: { service: UserService }) {
  const { t } = useTranslation('entitlements')
  const shown = (count: number) => count.toLocaleString('en')
  return (
    <>
      {total !== null && (
        <>
          {t('mine.units', { used: shown(used), total: shown(total) })}
          <Progress
            percent={(used / total) * 100}
            status="normal"
            showInfo={false}
            size="small"
            aria-label={t('mine.units', { used: shown(used), total: shown(total) })}
          />
        </>
      )}
      {dailyLimit !== null && (
        <span style={{ display: 'block' }}>
          {usedToday === null
            ? t('mine.daily', { limit: shown(dailyLimit) })
            : t('mine.dailyUsed', { limit: shown(dailyLimit), used: shown(usedToday) })}
        </span>
      )}
      {monitorsLimit !== null && (
        <span style={{ display: 'block' }}>{t('mine.monitors', { limit: shown(monitorsLimit) })}</span>
      )}
    </>
  )
}
