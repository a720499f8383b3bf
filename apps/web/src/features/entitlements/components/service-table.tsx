import type { UserService } from '@markwright/api-client/models/userService'
import { Progress, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'

/** Services as a table; on a phone the period stands below the name. */
export function ServiceTable({ services, isBusy }: { services: readonly UserService[]; isBusy: boolean }) {
  const { t } = useTranslation('entitlements')
  const isPhone = usePhoneWidth()
  const period = ({ startTime, endTime }: UserService) =>
    t('mine.until', { from: toLocalMinute(startTime), to: toLocalMinute(endTime) })
  const columns: TableColumnType<UserService>[] = [
    {
      title: t('mine.service'),
      render: (_value, service) => (
        <>
          {service.productName}
          {isPhone && (
            <span className="numeric" style={{ display: 'block', color: 'var(--ink-faint)' }}>
              {period(service)}
            </span>
          )}
        </>
      ),
    },
    { title: t('mine.usage'), render: (_value, service) => <Usage service={service} />, width: isPhone ? 120 : 240 },
    {
      title: t('mine.period'),
      render: (_value, service) => <span className="numeric">{period(service)}</span>,
      responsive: ['md'],
      width: 220,
    },
    {
      title: t('mine.status'),
      render: (_value, { state, endedEarly }) => t(`mine.state.${endedEarly ? 'ended' : state}`),
      width: isPhone ? 90 : 120,
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
