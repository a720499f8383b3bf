import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ProductView } from '../../../shared/ui/layout/product-view.tsx'

const DeadlineCalculator = lazy(async () => ({
  default: (await import('../components/deadline-calculator.tsx')).DeadlineCalculator,
}))

/** The products that manage marks, patents and annuities (spec 1 §2.2); `/PMS?point=1` is that of annuities. */
export function ManagementPage() {
  const { t } = useTranslation('products')
  const { pathname, search } = useLocation()
  const isAnnuities =
    pathname === paths.annuityManagement ||
    (pathname === paths.patentManagement && new URLSearchParams(search).get('point') === '1')
  const product = pathname === paths.markManagement ? 'tms' : isAnnuities ? 'pams' : 'pms'
  const start = { tms: paths.hostingMarks, pms: paths.hostingPatents, pams: paths.annuities }[product]
  return (
    <ProductView
      key={product}
      product={product}
      actions={
        <>
          <ButtonLink type="primary" size="large" to={start}>
            {t('begin')}
          </ButtonLink>
          <ButtonLink size="large" to={paths.hostingImport}>
            {t('import')}
          </ButtonLink>
        </>
      }
    >
      <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
        <DeadlineCalculator of={product === 'tms' ? 'mark' : 'patent'} />
      </Suspense>
    </ProductView>
  )
}
