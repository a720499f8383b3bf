import type { Patent } from '@markwright/api-client/models/patent'
import type { PatentParty } from '@markwright/api-client/models/patentParty'
import { countryName } from '@markwright/domain/places/countries'
import { patentRelationName, patentTypeName } from '@markwright/domain/patents/patent-labels'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { patentDetailPath } from '../../../../shared/lib/paths.ts'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { resultsPath } from '../../model/patent-search.ts'
import { htmlLanguage, MarkedText } from '../marked-text.tsx'
import styles from '../patents.module.css'
import { StatusBadge } from '../status-badge.tsx'
import { useMarks } from './use-marks.ts'

/** Bibliographic data with the abstract and the first drawing. */
export function Bibliography({ patent, expr }: { patent: Patent; expr: string | null }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const marksOf = useMarks(patent.id, expr)
  const parties = (list: readonly PatentParty[], field?: 'applicant' | 'inventor') =>
    list.length > 0 && (
      <ul>
        {list.map(({ name, country, address, forms }) => (
          <li key={name}>
            {field ? <SiteLink to={resultsPath({ mode: 'simple', [field]: name })}>{name}</SiteLink> : name}
            {forms.length > 0 && <span className={styles.meta}> {forms.join(' · ')}</span>}
            {country && ` (${countryName(country, language)})`}
            {address && <span className={styles.meta}> {address}</span>}
          </li>
        ))}
      </ul>
    )
  const publication = (pubNo: string | null, id: string | null) =>
    pubNo && (id ? <SiteLink to={patentDetailPath(id, expr)}>{pubNo}</SiteLink> : pubNo)
  const dated = (number: ReactNode, day: string | null) =>
    number && (
      <>
        {number}
        {day && <span className={styles.meta}> {day}</span>}
      </>
    )
  const { international } = patent
  const related = patent.related.length > 0 && (
    <ul>
      {patent.related.map(({ relation, role, appNo, pubNo, id, applyDate }) => (
        <li key={`${relation} ${role} ${appNo} ${pubNo}`}>
          {patentRelationName(relation, role, language)}{' '}
          {dated(
            <>
              {appNo}
              {appNo && pubNo && ' · '}
              {publication(pubNo, id)}
            </>,
            applyDate,
          )}
        </li>
      ))}
    </ul>
  )
  const symbols = (list: Patent['ipcs'], field: 'ipc' | 'cpc') =>
    list.length > 0 && (
      <ul>
        {list.map(({ code, name }) => (
          <li key={code}>
            <SiteLink to={resultsPath({ mode: 'simple', [field]: code })}>{code}</SiteLink>
            {name && <span className={styles.meta}> {name}</span>}
          </li>
        ))}
      </ul>
    )
  const facts: [string, ReactNode][] = [
    [t('fact.publication'), patent.pubNo],
    [t('fact.application'), patent.appNo],
    [t('fact.office'), countryName(patent.country, language)],
    [t('fact.type'), [patentTypeName(patent.type, language), patent.kind].filter(Boolean).join(' · ')],
    [
      t('fact.status'),
      <>
        <StatusBadge code={patent.legalStatus.code} />
        <span className={styles.meta}>
          {' '}
          {[patent.legalStatus.asOf, patent.legalStatus.text].filter(Boolean).join(' · ')}
        </span>
      </>,
    ],
    [t('fact.filed'), patent.applyDate],
    [t('fact.published'), patent.pubDate],
    [t('fact.granted'), patent.grantDate],
    [
      t('fact.priorities'),
      patent.priorities.map(({ country, number, on }) => [country, number, on].filter(Boolean).join(' ')).join('; '),
    ],
    [t('fact.internationalApplication'), dated(international?.appNo, international?.applyDate ?? null)],
    [
      t('fact.internationalPublication'),
      international && dated(publication(international.pubNo, international.id), international.pubDate),
    ],
    [t('fact.related'), related],
    [t('fact.designatedStates'), patent.designatedStates.map((state) => countryName(state, language)).join(t('comma'))],
    [t('fact.applicants'), parties(patent.applicants, 'applicant')],
    [t('fact.assignees'), parties(patent.assignees, 'applicant')],
    [t('fact.inventors'), parties(patent.inventors, 'inventor')],
    [t('fact.agents'), parties(patent.agents)],
    ['IPC', symbols(patent.ipcs, 'ipc')],
    ['CPC', symbols(patent.cpcs, 'cpc')],
    [t('fact.source'), patent.sourceDate],
  ]
  return (
    <>
      {patent.abstracts.map(({ language: spoken, text }) => (
        <section key={spoken} className={styles.section}>
          <h2>{t('abstract')}</h2>
          <p className={styles.text} lang={htmlLanguage(spoken)}>
            <MarkedText text={text} marks={marksOf('abstract', spoken)} />
          </p>
        </section>
      ))}
      {patent.imageUrl && (
        <img
          src={patent.imageUrl}
          alt={t('drawing.first')}
          style={{ maxHeight: 360, marginTop: 16, objectFit: 'contain' }}
        />
      )}
      <section className={styles.section}>
        <h2>{t('tab.bibliography')}</h2>
        <dl className={styles.pairs}>
          {facts.flatMap(([name, value]) =>
            value ? [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>] : [],
          )}
        </dl>
      </section>
    </>
  )
}
