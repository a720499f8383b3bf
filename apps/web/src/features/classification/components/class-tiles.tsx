import { niceClasses } from '@markwright/domain/marks/nice-classes'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { classificationPath } from '../model/classification-address.ts'
import styles from './classification.module.css'

const kinds = ['goods', 'services'] as const

/** The 45 classes, each with a sentence on what it covers. */
export function ClassTiles() {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  return kinds.map((kind) => (
    <section key={kind} className={styles.block}>
      <h2>{t(`kind.${kind}`)}</h2>
      <ul className={styles.tiles}>
        {niceClasses
          .filter((each) => each.kind === kind)
          .map(({ no, zh, en, descriptionZh, descriptionEn }) => (
            <li key={no}>
              <SiteLink className={styles.tile} to={classificationPath({ classNo: no })}>
                <span className={`${styles.tileNo} numeric`}>{String(no).padStart(2, '0')}</span>
                <span>
                  <strong>{language === 'cn' ? zh : en}</strong>
                  <span className={styles.tileText}>{language === 'cn' ? descriptionZh : descriptionEn}</span>
                </span>
              </SiteLink>
            </li>
          ))}
      </ul>
    </section>
  ))
}
