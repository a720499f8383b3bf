import { useListPrices } from '@markwright/api-client/catalogue'
import type { PriceListItem } from '@markwright/api-client/models/priceListItem'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { ErrorView } from '../ui/feedback/error-view.tsx'
import { MessageView } from '../ui/feedback/message-view.tsx'
import { PriceCard } from './price-card.tsx'
import styles from './prices.module.css'

/** What is sold of a kind, by category. `group`: only products of this list of orders. */
export function PriceList({ serviceType, group }: { serviceType: 27 | 28; group?: string }) {
  const { t } = useTranslation('catalogue')
  const { data, error, refetch } = useListPrices({ serviceType }, { query: { staleTime: 0 } })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
  const items = data.filter(({ orderGroup }) => group === undefined || orderGroup === group)
  if (items.length === 0) return <MessageView stamp="¥" title={t('none')} text={t('noneText')} />
  return (
    <>
      {categoriesOf(items).map(({ code, name, items: products }) => (
        <section key={code} className={styles.category} aria-labelledby={`category-${code}`}>
          <h2 id={`category-${code}`}>{name}</h2>
          <ul className={styles.cards}>
            {products.map((item) => (
              <li key={item.id}>
                <PriceCard item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.vat}>{t('vat', { rate: items[0]!.vatRate })}</p>
    </>
  )
}

/** Categories in the order of their first products. */
function categoriesOf(items: readonly PriceListItem[]) {
  const found = new Map<string, { code: string; name: string; items: PriceListItem[] }>()
  for (const item of items) {
    const category = found.get(item.categoryCode) ?? { code: item.categoryCode, name: item.categoryName, items: [] }
    category.items.push(item)
    found.set(item.categoryCode, category)
  }
  return [...found.values()]
}
