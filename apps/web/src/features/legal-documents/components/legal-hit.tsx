import type { LegalDocumentHit } from '@markwright/api-client/models/legalDocumentHit'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { htmlLanguage, MarkedText } from '../../../shared/ui/layout/marked-text.tsx'
import { legalDocumentPath } from '../../../shared/lib/legal-paths.ts'
import styles from './legal-documents.module.css'

const PARTIES_SHOWN = 4

/** A document in a list: what it is, who is concerned, and where the words are. */
export function LegalHit({ hit, keyword }: { hit: LegalDocumentHit; keyword: string }) {
  const { t } = useTranslation('legalDocuments')
  const facts = [
    hit.number,
    hit.court,
    hit.level && t(`levels.${hit.level}`),
    hit.cause,
    hit.decidedOn && t('decided', { day: hit.decidedOn }),
  ].filter(Boolean)
  const parties = hit.parties.map(({ name }) => name)
  const language = htmlLanguage(hit.language)
  return (
    <article className={styles.hit} aria-label={hit.number}>
      <h2 lang={language}>
        <SiteLink to={legalDocumentPath(hit.id, keyword)}>
          <MarkedText text={hit.title.text} marks={hit.title.marks} />
        </SiteLink>
        {hit.demonstration && <span className={styles.demonstration}>{t('demonstration')}</span>}
      </h2>
      <p className={styles.facts}>
        {facts.map((fact, at) => (
          <span key={at}>{fact}</span>
        ))}
      </p>
      {parties.length > 0 && (
        <p className={styles.parties} lang={language}>
          {parties.slice(0, PARTIES_SHOWN).join(t('comma'))}
          {parties.length > PARTIES_SHOWN && ` ${t('moreParties', { count: parties.length - PARTIES_SHOWN })}`}
        </p>
      )}
      {hit.passages.map(({ text, marks, isCut }, at) => (
        <p key={at} className={styles.passage} lang={language}>
          <MarkedText text={text} marks={marks} />
          {isCut && '…'}
        </p>
      ))}
    </article>
  )
}
