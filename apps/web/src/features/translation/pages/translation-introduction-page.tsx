import { useTranslation } from 'react-i18next'
import { paths, translationDocumentsPath } from '../../../shared/lib/paths.ts'
import { hasPatentTranslation } from '../../../shared/session/product-flags.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { Hero } from '../../../shared/ui/layout/hero.tsx'
import { PageSection } from '../../../shared/ui/layout/page-section.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import styles from '../components/translation.module.css'

const points = ['alignment', 'terms', 'documents', 'private'] as const

/** What translation is for, and the way to it. */
export function TranslationIntroductionPage() {
  const { t } = useTranslation('translation')
  return (
    <>
      <PageTitle text={t('intro.title')} />
      <Hero title={t('intro.title')} text={t('intro.lead')}>
        <p className={styles.tools}>
          <ButtonLink type="primary" size="large" to={paths.translation}>
            {t(hasPatentTranslation() ? 'intro.goOn' : 'intro.start')}
          </ButtonLink>
          <ButtonLink size="large" to={translationDocumentsPath}>
            {t('intro.startDocument')}
          </ButtonLink>
        </p>
        <p>{t('intro.free')}</p>
      </Hero>
      <PageSection title={t('title')}>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <h3>{t(`intro.points.${point}.title`)}</h3>
              <p>{t(`intro.points.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  )
}
