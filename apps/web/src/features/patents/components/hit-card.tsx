import type { PatentHit } from '@markwright/api-client/models/patentHit'
import { countryName } from '@markwright/domain/places/countries'
import { patentTypeName } from '@markwright/domain/patents/patent-labels'
import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { htmlLanguage, MarkedText } from './marked-text.tsx'
import styles from './patents.module.css'
import { StatusBadge } from './status-badge.tsx'

/** A publication in a list: what it is, what of it matched, and why. */
export function HitCard({
  hit,
  path,
  state,
  selection,
}: {
  hit: PatentHit
  path: string
  /** For the page of the record, which leads on to the next hit. */
  state?: object
  selection?: { isSelected: boolean; onToggle: (isSelected: boolean) => void }
}) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const facts: ReactNode[] = [
    <span key="number" className="numeric">
      {hit.pubNo}
    </span>,
    countryName(hit.country, language),
    patentTypeName(hit.type, language),
    <StatusBadge key="status" code={hit.legalStatus.code} title={hit.legalStatus.text ?? undefined} />,
    hit.pubDate && t('published', { day: hit.pubDate }),
    hit.applyDate && t('filed', { day: hit.applyDate }),
    hit.familySize > 1 && t('familyOf', { count: hit.familySize }),
    hit.score !== null && t('score', { score: hit.score.toFixed(1) }),
    hit.demonstration && t('demonstration'),
  ]
  return (
    <article className={styles.hit} aria-label={hit.pubNo}>
      {selection ? (
        <Checkbox
          checked={selection.isSelected}
          aria-label={t('select', { number: hit.pubNo })}
          onChange={({ target }) => selection.onToggle(target.checked)}
        />
      ) : (
        <span />
      )}
      <div>
        <h3 lang={htmlLanguage(hit.title?.language)}>
          <SiteLink to={path} state={state}>
            {hit.title ? <MarkedText text={hit.title.text} marks={hit.title.marks} /> : hit.pubNo}
          </SiteLink>
        </h3>
        <div className={styles.facts}>
          {facts.filter(Boolean).map((fact, at) => (
            <span key={at}>{fact}</span>
          ))}
        </div>
        <div className={styles.facts}>
          {hit.applicants.length > 0 && <span>{hit.applicants.slice(0, 4).join(t('comma'))}</span>}
          {hit.ipcMain && <span>IPC {hit.ipcMain}</span>}
        </div>
        {hit.abstract && (
          <p lang={htmlLanguage(hit.abstract.language)}>
            <MarkedText text={hit.abstract.text} marks={hit.abstract.marks} />
            {hit.abstract.isCut && '…'}
          </p>
        )}
        {hit.why.length > 0 && (
          <details className={styles.why}>
            <summary>{t('why.heading')}</summary>
            <ul>
              {hit.why.map(({ field, number, snippet, weight, terms }) => (
                <li key={`${field} ${snippet.language} ${number}`} lang={htmlLanguage(snippet.language)}>
                  <strong>
                    {t(`why.${field}`, { number: number ?? '' })} · {Math.round(weight * 100)}%
                  </strong>{' '}
                  {terms.length > 0 && <span className={styles.meta}>{terms.join(t('comma'))} </span>}
                  <MarkedText text={snippet.text} marks={snippet.marks} />
                  {snippet.isCut && '…'}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {hit.imageUrl && (
        <SiteLink to={path} state={state} tabIndex={-1} aria-hidden="true">
          <img className={styles.thumb} src={hit.imageUrl} alt="" loading="lazy" />
        </SiteLink>
      )}
    </article>
  )
}
