import type { UserRecord } from '@markwright/api-client/models/userRecord'
import { cardName } from '@markwright/domain/money/card-levels'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { useMay } from '../../../shared/manage/use-may.ts'
import { auditOfPath } from '../../../shared/manage/audit-address.ts'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { UserState } from './user-state.tsx'

/** Everything that staff may know of a member. */
export function UserFacts({ user }: { user: UserRecord }) {
  const { t } = useTranslation('backoffice')
  const mayAudit = useMay()('audit.read')
  return (
    <>
      <Facts
        facts={[
          [t('users.state'), <UserState key="state" status={user.status} />],
          ...(user.disabledReason ? [[t('users.reason'), user.disabledReason] as const] : []),
          [t('users.sessions'), user.sessions],
          [t('users.name'), user.name],
          [t('users.nickname'), user.nickname],
          [t('users.company'), user.companyName],
          ...(user.certifiedCompany ? [[t('users.certified'), user.certifiedCompany] as const] : []),
          [t('users.merchantId'), user.merchantId],
          [t('users.email'), user.email],
          [t('users.role'), t(`users.roleType.${user.roleType}`)],
          [t('users.card'), cardName(user.cardLevel)],
          [t('users.wechat'), t(user.wechatBound ? 'users.bound' : 'users.notBound')],
          [t('users.source'), user.userSource],
          [t('users.referrer'), user.remark],
          [t('users.invitationCode'), user.invitationCode],
          [t('users.created'), <Instant key="created" at={user.createTime} />],
          [t('users.lastSignIn'), <Instant key="last" at={user.lastLoginTime} />],
          ...(user.closeTime ? [[t('users.closeTime'), <Instant key="closed" at={user.closeTime} />] as const] : []),
        ]}
      />
      <p style={{ marginTop: 16 }}>
        {mayAudit && <SiteLink to={auditOfPath(user.id)}>{t('audit.ofSubject')}</SiteLink>}
      </p>
    </>
  )
}
