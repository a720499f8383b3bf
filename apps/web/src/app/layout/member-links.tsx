import { displayPhone } from '@markwright/domain/people/phone'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useMember, useSignOut } from '../../shared/session/use-member.ts'
import { SiteLink } from '../../shared/ui/controls/site-link.tsx'
import { paths } from '../../shared/lib/paths.ts'
import styles from './site-header.module.css'
import { VipIcon } from './vip-icon.tsx'

/** The phone by which a member is known, and the card. */
export function MemberName() {
  const member = useMember()
  return (
    <span className={styles.memberName}>
      <span className="numeric">{member && displayPhone(member.phone)}</span>
      <VipIcon />
    </span>
  )
}

const pages = ['account', 'notices', 'hostingHome'] as const

/** Items of the member's menu. */
export function MemberLinks({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  const signOut = useSignOut()
  return (
    <>
      {pages.map((page) => (
        <li key={page}>
          <SiteLink to={paths[page]} onClick={onLeave} aria-current={pathname === paths[page] ? 'page' : undefined}>
            {t(`member.${page}`)}
          </SiteLink>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => {
            onLeave()
            void signOut()
          }}
        >
          {t('member.signOut')}
        </button>
      </li>
    </>
  )
}
