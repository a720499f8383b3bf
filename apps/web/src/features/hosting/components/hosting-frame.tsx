import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { MemberFrame } from '../../../shared/session/member-frame.tsx'

/** The frame of the hosting platform. */
export function HostingFrame() {
  const { t } = useTranslation('hosting')
  return (
    <MemberFrame
      title={t('frame.title')}
      signInText={t('visitorText')}
      entries={[
        { path: paths.hostingHome, text: t('frame.home') },
        { path: paths.hostingDeadlines, text: t('frame.deadlines') },
        { path: paths.hostingMarks, text: t('kind.mark') },
        { path: paths.hostingPatents, text: t('kind.patent'), within: [paths.hostingPatentDetail] },
        { path: paths.hostingSoftware, text: t('kind.software') },
        { path: paths.hostingCertificates, text: t('kind.certificate') },
        {
          path: paths.annuities,
          text: t('frame.annuities'),
          within: [
            paths.annuityDecisions,
            paths.myAnnuities,
            paths.myAnnuityOrders,
            paths.decisionRequests,
            paths.patentAnnuities,
          ],
        },
        {
          path: paths.renewalDecisions,
          text: t('frame.renewals'),
          within: [paths.myRenewals, paths.myRenewalOrders],
        },
        { path: paths.hostingPayments, text: t('frame.payments') },
        { path: paths.hostingApplicants, text: t('frame.applicants'), within: [paths.hostingApplicant] },
        { path: paths.hostingDocuments, text: t('frame.documents') },
        { path: paths.hostingAgents, text: t('frame.agents') },
        { path: paths.hostingClients, text: t('frame.clients') },
        {
          path: paths.clientCharges,
          text: t('frame.billing'),
          within: [
            paths.clientStatements,
            paths.clientStatement,
            paths.rightProfits,
            paths.clientLetters,
            paths.hostingWorkload,
          ],
        },
        { path: paths.hostingImport, text: t('frame.import') },
        { path: paths.hostingFeeds, text: t('frame.feeds') },
        { path: paths.hostingReminders, text: t('frame.reminders') },
      ]}
    />
  )
}
