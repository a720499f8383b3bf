import { useGetAccount } from '@markwright/api-client/account'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { MemberCard } from '../components/member-card.tsx'
import { ProfileForm } from '../components/profile-form.tsx'
import { Section } from '../components/section.tsx'
import { SecurityList } from '../components/security-list.tsx'
import { SessionList } from '../components/session-list.tsx'

/** Who one is here, how the account is secured, and where one is signed in. */
export function AccountPage() {
  const { t } = useTranslation('account')
  // Nobody should begin to edit what another window has changed since.
  const { data: account, error, refetch } = useGetAccount({ query: { gcTime: 0 } })
  if (error && !account) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <WorkPage title={t('menu.account')}>
      {account ? (
        <>
          <MemberCard account={account} />
          <Section title={t('profile.title')} lead={t('profile.lead')}>
            <ProfileForm account={account} />
          </Section>
          <Section title={t('security.title')}>
            <SecurityList account={account} />
          </Section>
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} style={{ marginTop: 24 }} />
      )}
      <Section title={t('sessions.title')} lead={t('sessions.lead')}>
        <SessionList />
      </Section>
    </WorkPage>
  )
}
