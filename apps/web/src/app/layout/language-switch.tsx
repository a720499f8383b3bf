import { GlobalOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { languageTags, storeLanguage, useLanguage } from '../../shared/i18n/language.ts'
import { paths } from '../../shared/lib/paths.ts'
import styles from './site-header.module.css'

/** Spec 1 §2.4: changing the language goes home, saves the choice and loads the site anew. */
export function LanguageSwitch() {
  const { t } = useTranslation('site')
  const other = useLanguage() === 'cn' ? 'en' : 'cn'
  const change = () => {
    storeLanguage(window.localStorage, other)
    window.location.hash = paths.home
    window.location.reload()
  }
  return (
    <button type="button" className={`${styles.action} ${styles.language}`} lang={languageTags[other]} onClick={change}>
      <GlobalOutlined />
      {t('otherLanguage')}
    </button>
  )
}
