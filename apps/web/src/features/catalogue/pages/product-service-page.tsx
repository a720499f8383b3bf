import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { FeeSchedule } from '../../../shared/catalogue/fee-schedule.tsx'
import { PriceList } from '../../../shared/catalogue/price-list.tsx'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'

const kinds = ['trademark', 'patent'] as const
const serviceTypes = { trademark: 27, patent: 28 } as const

/** The price list within the personal center. */
export function ProductServicePage() {
  const { t } = useTranslation('catalogue')
  const [parameters] = useSearchParams()
  const kind = kinds.find((each) => each === parameters.get('tab')) ?? kinds[0]
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      <LinkTabs
        label={t('title')}
        current={kind}
        tabs={kinds.map((key) => ({ key, path: `${paths.productService}?tab=${key}`, text: t(`kinds.${key}`) }))}
      />
      <div key={kind} style={{ marginTop: 20 }}>
        <PriceList serviceType={serviceTypes[kind]} />
        <FeeSchedule right={kind} />
      </div>
    </WorkPage>
  )
}
