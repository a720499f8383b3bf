import type { LegalDocumentDetail } from '@markwright/api-client/models/legalDocumentDetail'
import { countryName } from '@markwright/domain/places/countries'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { legalDocumentsOfPath } from '../../../shared/lib/legal-paths.ts'
import { trademarkDetailPath } from '../../../shared/lib/paths.ts'
import { markLanguage } from '../../../shared/similarity/mark-language.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { htmlLanguage } from '../../../shared/ui/layout/marked-text.tsx'
import { legalDocumentsPath } from '../model/legal-address.ts'
import styles from './legal-documents.module.css'

/** The facts of a document, and what it leads to: parties, marks, statutes. */
export function LegalDocumentAside({ document }: { document: LegalDocumentDetail }) {
  const { t } = useTranslation('legalDocuments')
  const language = useLanguage()
  const { parties, marks, registerMarks, statutes, domains } = document
  const lang = htmlLanguage(document.language)
  const facts: (readonly [string, ReactNode])[] = [
    [t('fact.kind'), t(`kindOf.${document.kind}`)],
    [t('fact.number'), document.number],
    [
      t('fact.court'),
      <SiteLink key="court" to={legalDocumentsPath({ court: [document.court] })}>
        {document.court}
      </SiteLink>,
    ],
    [t('fact.jurisdiction'), document.jurisdiction && countryName(document.jurisdiction, language)],
    [t('fact.level'), document.level && t(`levels.${document.level}`)],
    [t('fact.cause'), document.cause],
    [t('fact.decidedOn'), document.decidedOn],
    [
      t('fact.source'),
      document.sourceUrl ? (
        <a key="source" href={document.sourceUrl} target="_blank" rel="noreferrer nofollow">
          {document.source ?? t('sourceLink')}
        </a>
      ) : (
        document.source
      ),
    ],
  ]
  return (
    <aside aria-label={t('facts')}>
      <section>
        <h2>{t('facts')}</h2>
        <Facts facts={facts.filter(([, value]) => value !== null)} />
      </section>
      {parties.length > 0 && (
        <Part title={t('parties')}>
          {parties.map(({ role, name }, at) => (
            <li key={at}>
              {role && <span className={styles.sub}>{role} </span>}
              <SiteLink to={legalDocumentsOfPath({ party: name })} title={t('documentsOfParty')}>
                <span lang={lang}>{name}</span>
              </SiteLink>
            </li>
          ))}
        </Part>
      )}
      {registerMarks.length > 0 && (
        <Part title={t('registerMarks')}>
          {registerMarks.map((mark) => (
            <li key={mark.id}>
              <SiteLink to={trademarkDetailPath(mark.id)}>
                <span lang={markLanguage(mark.country, mark.name ?? '')}>{mark.name ?? t('figure')}</span>
              </SiteLink>{' '}
              <span className={`${styles.sub} numeric`}>
                {countryName(mark.country, language)} {mark.number} · {t('classes', { classes: mark.class.join(', ') })}
              </span>
              {mark.applicant && <p className={styles.sub}>{mark.applicant}</p>}
            </li>
          ))}
        </Part>
      )}
      {marks.length > 0 && (
        <Part title={t('namedMarks')}>
          {marks.map(({ text, number }, at) => (
            <li key={at}>
              <SiteLink to={legalDocumentsOfPath({ mark: number ?? text ?? '' })} title={t('documentsOfMark')}>
                {[text, number].filter(Boolean).join(' ')}
              </SiteLink>
            </li>
          ))}
        </Part>
      )}
      {domains.length > 0 && (
        <Part title={t('domains')}>
          {domains.map((domain) => (
            <li key={domain}>{domain}</li>
          ))}
        </Part>
      )}
      {statutes.length > 0 && (
        <Part title={t('statutes')}>
          {byLaw(statutes).map(([law, provisions]) => (
            <li key={law} lang={lang}>
              {law}
              {provisions.length > 0 && <p className={styles.sub}>{provisions.join(t('comma'))}</p>}
            </li>
          ))}
        </Part>
      )}
    </aside>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <ul className={styles.list}>{children}</ul>
  </section>
)

function byLaw(statutes: LegalDocumentDetail['statutes']): [law: string, provisions: string[]][] {
  const laws = new Map<string, string[]>()
  for (const { law, provision } of statutes) {
    const provisions = laws.get(law) ?? []
    if (provision) provisions.push(provision)
    laws.set(law, provisions)
  }
  return [...laws]
}
