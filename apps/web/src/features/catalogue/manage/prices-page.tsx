import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { FeeList } from './fee-list.tsx'
import { ProductList } from './product-list.tsx'
import { RateList } from './rate-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'

const views = { products: ProductList, fees: FeeList, rates: RateList }
const tabs = ['products', 'fees', 'rates'] as const

/** What is sold and at which price, what offices charge, and what currencies are worth. */
export function PricesPage() {
  const { t } = useTranslation(['backoffice', 'commerce'])
  const tab = useListAddress().choice('tab', tabs) ?? tabs[0]
  const View = views[tab]
  return (
    <WorkPage title={t('menu.prices')}>
      <LinkTabs
        label={t('menu.prices')}
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          path: `${paths.managePrices}?tab=${key}`,
          text: t(`commerce:prices.tabs.${key}`),
        }))}
      />
      <View key={tab} />
    </WorkPage>
  )
}
