import { useListApplicants } from '@markwright/api-client/hosting'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { useMemberPage } from '../../../shared/session/session.ts'
import { SignInButtons } from '../../../shared/ui/controls/sign-in-buttons.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ApplicantForm } from '../components/applicant-form.tsx'
import styles from './follow-applicant-page.module.css'

const steps = ['add', 'take', 'watch', 'share'] as const

/** What custody does, and the first applicant; who has one already goes on to the list (spec 1 §2.4). */
export function FollowApplicantPage() {
  const { t } = useTranslation(['hosting', 'site'])
  const isMember = useMemberPage()
  const { data, isPending } = useListApplicants({ current: 1, size: 1 }, { query: { enabled: isMember } })
  if (isMember && data && data.length > 0) return <Navigate to={paths.hostingPlatforms} replace />
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      {isMember && isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
      ) : (
        <div className={styles.columns}>
          <div>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>
                  <h2>{t(`steps.${step}.title`)}</h2>
                  <p>{t(`steps.${step}.text`)}</p>
                </li>
              ))}
            </ol>
            <p className={styles.limits}>{t('limits')}</p>
          </div>
          <section className={styles.start} aria-labelledby="start">
            <h2 id="start">{t(isMember ? 'first' : 'site:signInFirst')}</h2>
            {isMember ? (
              <MemberOnly text={t('visitorText')}>{() => <ApplicantForm />}</MemberOnly>
            ) : (
              <>
                <p>{t('visitorText')}</p>
                <div className={styles.actions}>
                  <SignInButtons />
                </div>
              </>
            )}
          </section>
        </div>
      )}
    </WorkPage>
  )
}
