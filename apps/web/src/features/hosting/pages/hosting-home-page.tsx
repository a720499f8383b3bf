import { useTranslation } from 'react-i18next'
import { useSessionToken } from '../../../shared/session/session.ts'
import { SignInView } from '../../../shared/ui/sign-in-view.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { ApplicantList } from '../components/applicant-list.tsx'

/** The applicants whose marks the member follows. */
export function HostingHomePage() {
  const { t } = useTranslation('hosting')
  const isMember = useSessionToken() !== null
  return (
    <WorkPage title={t('home.title')} lead={t('home.lead')}>
      {isMember ? <ApplicantList /> : <SignInView text={t('visitorText')} />}
    </WorkPage>
  )
}
