import type { LegalDocumentsOfMark } from '@markwright/api-client/models/legalDocumentsOfMark'
import { useTranslation } from 'react-i18next'
import { legalDocumentPath, legalDocumentsOfPath } from '../../../../shared/lib/legal-paths.ts'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { htmlLanguage } from '../../../../shared/ui/layout/marked-text.tsx'
import styles from './detail.module.css'

/** Judgments and decisions that name the mark, the latest first, and those of its applicants. */
export function LegalSection({
  found: { records, total, parties },
  number,
}: {
  found: LegalDocumentsOfMark
  number: string
}) {
  const { t } = useTranslation('detail')
  return (
    <>
      <ul style={{ display: 'grid', gap: 14 }}>
        {records.map(({ id, title, court, number: ofCase, decidedOn, language, demonstration }) => (
          <li key={id}>
            <SiteLink to={legalDocumentPath(id, number)}>
              <span lang={htmlLanguage(language)}>{title.text}</span>
            </SiteLink>
            <p className={styles.sub}>
              {[court, ofCase, decidedOn, demonstration && t('legal.demonstration')].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {total > records.length && (
        <p style={{ marginTop: 14 }}>
          <SiteLink to={legalDocumentsOfPath({ mark: number })}>{t('legal.all', { count: total })}</SiteLink>
        </p>
      )}
      {parties.map(({ name, count }) => (
        <p key={name} className={`${styles.sub} no-print`} style={{ marginTop: 14 }}>
          <SiteLink to={legalDocumentsOfPath({ party: name })}>{t('legal.ofParty', { name, count })}</SiteLink>
        </p>
      ))}
    </>
  )
}
