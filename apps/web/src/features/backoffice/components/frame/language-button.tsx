import { GlobalOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { languageTags, storeLanguage, useLanguage } from '../../../../shared/i18n/language.ts'

/** Speaks the other language; unlike on the site itself (spec 1 §2.4) one stays where one is. */
export function LanguageButton({ className }: { className?: string }) {
  const { t } = useTranslation('site')
  const other = useLanguage() === 'cn' ? 'en' : 'cn'
  const change = () => {
    storeLanguage(window.localStorage, other)
    window.location.reload()
  }
  return (
    <button type="button" className={className} lang={languageTags[other]} onClick={change}>
      <GlobalOutlined />
      {t('otherLanguage')}
    </button>
  )
}
