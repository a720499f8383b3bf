import type { PatentMember } from '@markwright/api-client/models/patentMember'
import { countryName } from '@markwright/domain/places/countries'
import { patentStatusName } from '@markwright/domain/patents/patent-labels'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { SiteLink } from '../ui/controls/site-link.tsx'
import styles from './saved-patents.module.css'

/** A publication in a line or two; `path` leads to its record. */
export function PatentLine({ patent, path, note }: { patent: PatentMember; path: string; note?: string | undefined }) {
  const { t } = useTranslation('savedPatents')
  const language = useLanguage()
  const facts = [
    countryName(patent.country, language),
    patentStatusName(patent.legalStatus, language),
    patent.applicants.slice(0, 3).join(language === 'cn' ? '，' : ', '),
    patent.pubDate && t('list.published', { day: patent.pubDate }),
    note,
  ]
  return (
    <div>
      <SiteLink to={path} className={styles.name}>
        {patent.title ?? patent.id}
      </SiteLink>
      <div className={styles.faint}>
        <span className="numeric">{patent.id}</span>
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
    </div>
  )
}
