import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMemberPage } from '../../../shared/session/session.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ReportList } from '../components/report-list.tsx'
import { ReportOrderForm } from '../components/report-order-form.tsx'
import { ReportView } from '../components/report-view.tsx'

/** Registrability reports: a new one and those before it, or, by `?no=`, one of them. */
export function AnalysisReportPage() {
  const { t } = useTranslation('reports')
  const [params] = useSearchParams()
  const number = params.get('no')
  const isSignedIn = useMemberPage()
  return (
    <WorkPage title={t('title')} lead={number ? undefined : t('lead')}>
      {number ? (
        <ReportView key={number} number={number} share={params.get('share')} />
      ) : (
        <>
          <ReportOrderForm />
          {isSignedIn && <ReportList />}
        </>
      )}
    </WorkPage>
  )
}
