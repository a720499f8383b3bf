import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { classificationPath, type View, views } from '../model/classification-address.ts'
import styles from './classification.module.css'

/** What can be done with the classification, as links, so that each can be opened and shared. */
export function ViewTabs({ view }: { view: View }) {
  const { t } = useTranslation('classification')
  return (
    <nav aria-label={t('views')}>
      <ul className={styles.tabs}>
        {views.map((each) => (
          <li key={each}>
            <SiteLink to={classificationPath({ view: each })} aria-current={each === view ? 'page' : undefined}>
              {t(`view.${each}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
