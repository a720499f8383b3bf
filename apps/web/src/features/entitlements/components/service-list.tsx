import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import type { ListedService } from '../model/listed-services.ts'
import styles from '../pages/services-page.module.css'

/** Services, named and described as in the menu, with `children` after them. */
export function ServiceList({ services, children }: { services: readonly ListedService[]; children?: ReactNode }) {
  const { t } = useTranslation(['entitlements', 'menu', 'site'])
  return (
    <section className={styles.part}>
      <h2>{t('services.all')}</h2>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service}>
            <h3>
              <SiteLink to={paths[service]}>{t(`site:menu.${service}`)}</SiteLink>
            </h3>
            <p>{t(`menu:${service}`)}</p>
          </li>
        ))}
        {children}
      </ul>
    </section>
  )
}
