import type { ClassSuccess } from '@markwright/api-client/models/classSuccess'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import styles from './success.module.css'

/** From what the figures were reckoned, and what they cannot know. */
export function Limits({ basis, limits }: Pick<ClassSuccess, 'basis' | 'limits'>) {
  const { t } = useTranslation('clearance')
  const language = useLanguage()
  return (
    <section className={styles.section} aria-labelledby="limits">
      <h3 id="limits">{t('limits.title')}</h3>
      <ul className={styles.limits}>
        {limits.map(({ code, text }) => (
          <li key={code}>{language === 'cn' ? text.zh : text.en}</li>
        ))}
      </ul>
      <p className={styles.note}>
        {t('limits.basis', {
          version: basis.version,
          data: basis.dataVersion,
          day: basis.date,
          edition: basis.goodsEdition || t('limits.noEdition'),
        })}
      </p>
    </section>
  )
}
