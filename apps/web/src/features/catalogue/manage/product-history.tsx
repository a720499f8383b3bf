import { useListProductRevisions } from '@markwright/api-client/backoffice'
import type { ManagedProduct } from '@markwright/api-client/models/managedProduct'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { useItemDetails } from '../../../shared/orders/use-item-details.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { Instant } from '../../../shared/manage/instant.tsx'
import styles from './prices.module.css'

/** A product as it was published before, the last first; null closes it. */
export function ProductHistory({ product, onClose }: { product: ManagedProduct | null; onClose: () => void }) {
  const { t } = useTranslation('commerce')
  const language = useLanguage()
  return (
    <SideDrawer
      subject={product}
      title={t('product.historyOf', { name: product?.product.productName[language] })}
      widthPx={520}
      onClose={onClose}
    >
      {({ id }) => <Revisions id={id} />}
    </SideDrawer>
  )
}

function Revisions({ id }: { id: string }) {
  const { t } = useTranslation('commerce')
  const language = useLanguage()
  const detailsOf = useItemDetails()
  const { data, error, refetch } = useListProductRevisions(id, { query: listQuery })
  if (!data && error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  if (data.length === 0) return <p>{t('product.noHistory')}</p>
  return (
    <ol className={styles.revisions}>
      {data.map(({ revision, isWithdrawn, effectiveTime, author, reason, createTime, product }) => (
        <li key={revision}>
          <h3>
            {t(isWithdrawn ? 'product.revisionWithdrawn' : 'product.revision', { number: revision })} · {author} ·{' '}
            <Instant at={createTime} />
          </h3>
          <p>{reason}</p>
          <Facts
            facts={[
              [t('product.from'), <Instant key="from" at={effectiveTime} />],
              [t('product.name'), product.productName[language]],
              [
                t('product.prices'),
                product.skus.map((sku, index) => (
                  <div key={sku.id ?? index} className="numeric">
                    {shownMoney(sku.price)} ·{' '}
                    {detailsOf({ ...sku, wordCount: null, callCount: null, dailyLimit: null })}
                  </div>
                )),
              ],
            ]}
          />
        </li>
      ))}
    </ol>
  )
}
