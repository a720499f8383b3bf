import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { BulkHistory } from '../components/bulk-history.tsx'
import { BulkOrderForm } from '../components/bulk-order-form.tsx'
import { BulkResult } from '../components/bulk-result.tsx'

/** Lists of names and numbers: a new one and those before it, or, by `?id=`, one of them with its rows. */
export function BulkQueryPage() {
  const { t } = useTranslation('queries')
  const [params] = useSearchParams()
  const id = params.get('id')
  return (
    <WorkPage title={t('bulk.title')} lead={id ? undefined : t('bulk.lead')}>
      <MemberOnly text={t('bulk.signIn')}>
        {() =>
          id ? (
            <BulkResult key={id} id={id} />
          ) : (
            <>
              <BulkOrderForm />
              <BulkHistory />
            </>
          )
        }
      </MemberOnly>
    </WorkPage>
  )
}
