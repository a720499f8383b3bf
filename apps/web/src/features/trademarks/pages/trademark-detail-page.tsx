import { Skeleton } from 'antd'
import { useGetTrademark } from '@markwright/api-client/trademarks'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { NotFoundView } from '../../../shared/ui/feedback/not-found-view.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { TrademarkDetailView } from '../components/detail/trademark-detail-view.tsx'
import styles from '../components/detail/detail.module.css'

/** One record of a register, under an address that stays. */
export function TrademarkDetailPage() {
  const { t } = useTranslation(['detail', 'results'])
  const [parameters] = useSearchParams()
  const id = parameters.get('id') ?? ''
  const { data, error, refetch } = useGetTrademark({ id }, { query: { enabled: id !== '' } })

  if (id === '' || isUnknown(error))
    return (
      <NotFoundView
        title={t('notFound.title')}
        text={t('notFound.text')}
        actions={
          <ButtonLink type="primary" to={paths.combinedQuery}>
            {t('notFound.action')}
          </ButtonLink>
        }
      />
    )
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={styles.page} aria-busy="true">
        <div className={styles.hero}>
          <Skeleton.Node active style={{ width: '100%', aspectRatio: '4 / 3', height: 'auto' }} />
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
        <Skeleton active paragraph={{ rows: 12 }} />
      </div>
    )
  return (
    <>
      <PageTitle text={`${data.hit.name ?? t('results:figure')} ${data.hit.appNo}`} />
      <TrademarkDetailView detail={data} />
    </>
  )
}
