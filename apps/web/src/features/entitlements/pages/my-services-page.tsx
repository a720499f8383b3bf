import { AppstoreOutlined } from '@ant-design/icons'
import { useGetUserServiceManages } from '@markwright/api-client/entitlements'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Segmented, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { trialPathOf } from '../../../app/paths.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { ServiceTable } from '../components/service-table.tsx'
import styles from './my-services-page.module.css'

const SIZE = 10
/** Numbers of spec 2 §3. */
const types = { purchase: 1, trial: 2 } as const
const statuses = { running: 1, expired: 2 } as const
const typeNames = ['all', 'purchase', 'trial'] as const
const statusNames = ['all', 'running', 'expired'] as const

/** What the member was granted, by kind and state. */
export function MyServicesPage() {
  const { t } = useTranslation('entitlements')
  const [parameters, setParameters] = useSearchParams()
  const type = typeNames.find((each) => each === parameters.get('type')) ?? 'all'
  const status = statusNames.find((each) => each === parameters.get('status')) ?? 'all'
  const page = pageNumber(parameters.get('page'))
  const { data, error, refetch, isPlaceholderData } = useGetUserServiceManages(
    {
      current: page,
      size: SIZE,
      ...(type !== 'all' && { type: types[type] }),
      ...(status !== 'all' && { status: statuses[status] }),
    },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  )
  const goTo = (changes: { type?: string; status?: string; page?: number }) => {
    const next = { type, status, page: 1, ...changes }
    setParameters({
      ...(next.type !== 'all' && { type: next.type }),
      ...(next.status !== 'all' && { status: next.status }),
      ...(next.page > 1 && { page: String(next.page) }),
    })
  }
  const isFiltered = type !== 'all' || status !== 'all'
  return (
    <WorkPage title={t('mine.title')} lead={t('mine.lead')}>
      <div className={styles.filters}>
        <Segmented
          aria-label={t('mine.type')}
          value={type}
          options={typeNames.map((value) => ({ value, label: t(`mine.types.${value}`) }))}
          onChange={(next) => goTo({ type: next })}
        />
        <Segmented
          aria-label={t('mine.status')}
          value={status}
          options={statusNames.map((value) => ({ value, label: t(`mine.statuses.${value}`) }))}
          onChange={(next) => goTo({ status: next })}
        />
      </div>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 5 }} />
      ) : data.total === 0 ? (
        <MessageView
          stamp={<AppstoreOutlined />}
          title={t(isFiltered ? 'mine.noneFound' : 'mine.none')}
          text={isFiltered ? undefined : t('mine.noneText')}
          actions={
            isFiltered ? (
              <Button onClick={() => goTo({ type: 'all', status: 'all' })}>{t('mine.showAll')}</Button>
            ) : (
              <ButtonLink type="primary" to={trialPathOf(27)}>
                {t('mine.apply')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <ServiceTable services={data.records} isBusy={isPlaceholderData} />
          <Pager total={data.total} page={page} size={SIZE} onChange={(next) => goTo({ page: next })} />
        </>
      )}
    </WorkPage>
  )
}
