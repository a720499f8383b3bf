import { useTranslation } from 'react-i18next'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ApplicantList } from '../components/applicant-list.tsx'

/** The applicants whose marks the member follows. */
export function ApplicantsPage() {
  const { t } = useTranslation('hosting')
  return (
    <WorkPage title={t('home.title')} lead={t('home.lead')}>
      <MemberOnly text={t('visitorText')}>{() => <ApplicantList />}</MemberOnly>
    </WorkPage>
  )
}
