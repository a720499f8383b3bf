import {
  AccountBookOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  ContainerOutlined,
  ControlOutlined,
  CreditCardOutlined,
  ExperimentOutlined,
  CalculatorOutlined,
  CalendarOutlined,
  CheckSquareOutlined,
  FieldTimeOutlined,
  FileSearchOutlined,
  FileTextOutlined,
  HomeOutlined,
  GiftOutlined,
  InboxOutlined,
  LogoutOutlined,
  NotificationOutlined,
  PropertySafetyOutlined,
  RollbackOutlined,
  SafetyCertificateOutlined,
  ShoppingOutlined,
  SolutionOutlined,
  TagOutlined,
  TagsOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import type { Staff } from '@markwright/api-client/models/staff'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '../../../../shared/lib/paths.ts'
import { SealLogo } from '../../../../shared/ui/brand/seal-logo.tsx'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { menuPathOf, staffPages } from '../../model/staff-pages.ts'
import { LanguageButton } from './language-button.tsx'
import styles from './side-menu.module.css'

const icons = {
  users: <TeamOutlined />,
  trials: <ExperimentOutlined />,
  cases: <SolutionOutlined />,
  quotations: <CalculatorOutlined />,
  annuities: <FieldTimeOutlined />,
  certifications: <SafetyCertificateOutlined />,
  entitlements: <GiftOutlined />,
  plans: <TagsOutlined />,
  approvals: <CheckSquareOutlined />,
  orders: <ShoppingOutlined />,
  credits: <CreditCardOutlined />,
  vouchers: <BankOutlined />,
  refunds: <RollbackOutlined />,
  receipts: <AccountBookOutlined />,
  reconciliation: <PropertySafetyOutlined />,
  prices: <TagOutlined />,
  invoices: <ContainerOutlined />,
  dashboard: <BarChartOutlined />,
  announcements: <NotificationOutlined />,
  articles: <FileTextOutlined />,
  reports: <FileSearchOutlined />,
  calendar: <CalendarOutlined />,
  outbox: <InboxOutlined />,
  audit: <AuditOutlined />,
  operations: <ControlOutlined />,
} as const

/** Where staff can go by their roles, and who is signed in. `onFollow` is called when a link is followed. */
export function StaffLinks({
  staff,
  onSignOut,
  onFollow,
}: {
  staff: Staff
  onSignOut: () => void
  onFollow?: () => void
}) {
  const { t } = useTranslation(['backoffice', 'site'])
  const { pathname } = useLocation()
  const current = menuPathOf(pathname)
  const shown = staffPages.filter(
    ({ key, permission }) =>
      staff.permissions.includes(permission) && (key !== 'outbox' || staff.delivery === 'outbox'),
  )
  return (
    <>
      <div className={styles.brand}>
        <SealLogo sizePx={32} />
        <span>
          {t('site:brandShort')}
          <small>{t('title')}</small>
        </span>
      </div>
      <nav aria-label={t('menu.label')}>
        <ul>
          {shown.map(({ key, path }) => (
            <li key={key}>
              <SiteLink to={path} onClick={onFollow} aria-current={current === path ? 'page' : undefined}>
                {icons[key]}
                {t(`menu.${key}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <p className={styles.who}>
          {staff.name}
          <small>{staff.roles.map((role) => t(`role.${role}`)).join(t('role.separator'))}</small>
        </p>
        <LanguageButton />
        <SiteLink to={paths.home} onClick={onFollow}>
          <HomeOutlined />
          {t('menu.site')}
        </SiteLink>
        <button type="button" onClick={onSignOut}>
          <LogoutOutlined />
          {t('menu.signOut')}
        </button>
      </div>
    </>
  )
}
