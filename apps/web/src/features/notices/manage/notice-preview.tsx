import type { Language } from '@markwright/domain/site/language'
import { useTranslation } from 'react-i18next'
import { languageTags } from '../../../shared/i18n/language.ts'
import styles from './announcements.module.css'

/** A notice as the member's bell shows it. */
export function NoticePreview({
  language,
  title,
  content,
  hasLink,
}: {
  language: Language
  title: string
  content: string
  hasLink: boolean
}) {
  const { t } = useTranslation('backoffice')
  return (
    <figure className={styles.preview}>
      <figcaption>{t('announcements.preview')}</figcaption>
      <div lang={languageTags[language]}>
        <h3 data-link={hasLink}>{title || '…'}</h3>
        <p>{content || '…'}</p>
      </div>
    </figure>
  )
}
