import type { Account } from '@markwright/api-client/models/account'
import { maskPhone } from '@markwright/domain/people/phone'
import { useTranslation } from 'react-i18next'
import { modifyOrAuthPath, paths } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import styles from './security-list.module.css'

/** Password, phone and WeChat account, each with the page on which it is changed. */
export function SecurityList({ account: { phone, wechatBound } }: { account: Account }) {
  const { t } = useTranslation('account')
  const wechat = wechatBound ? 'bound' : 'unbound'
  const rows = [
    {
      name: 'password',
      text: t('security.password.text'),
      action: t('security.password.change'),
      to: paths.changePassword,
    },
    { name: 'phone', text: maskPhone(phone), action: t('security.phone.change'), to: modifyOrAuthPath('phone') },
    {
      name: 'wechat',
      text: t(`security.wechat.${wechat}`),
      action: t(wechatBound ? 'security.wechat.release' : 'security.wechat.bind'),
      to: modifyOrAuthPath('wechat'),
    },
  ] as const
  return (
    <ul className={styles.list}>
      {rows.map(({ name, text, action, to }) => (
        <li key={name}>
          <div>
            <h3>{t(`security.${name}.title`)}</h3>
            <p className="numeric">{text}</p>
          </div>
          <ButtonLink to={to}>{action}</ButtonLink>
        </li>
      ))}
    </ul>
  )
}
