import { ApartmentOutlined } from '@ant-design/icons'
import {
  useListPatentCitations,
  useListPatentEvents,
  useListPatentFamily,
  useListSimilarPatents,
} from '@markwright/api-client/patents'
import type { PatentMember } from '@markwright/api-client/models/patentMember'
import { countryName } from '@markwright/domain/places/countries'
import { Skeleton, Timeline } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { patentDetailPath } from '../../../../shared/lib/paths.ts'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { SmallTable } from '../../../../shared/list/small-table.tsx'
import { ErrorView } from '../../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../../shared/ui/feedback/message-view.tsx'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { HitCard } from '../hit-card.tsx'
import styles from '../patents.module.css'
import { StatusBadge } from '../status-badge.tsx'

/** What is fetched, or why it is not there. */
function Fetched<Data>({
  answer: { data, error, refetch },
  isEmpty,
  nothing,
  children,
}: {
  answer: { data: Data | undefined; error: unknown; refetch: () => unknown }
  isEmpty: (data: Data) => boolean
  nothing: string
  children: (data: Data) => ReactNode
}) {
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton active />
  return isEmpty(data) ? <MessageView stamp={<ApartmentOutlined />} title={nothing} /> : children(data)
}
const isEmptyList = (list: readonly unknown[]) => list.length === 0

export function LegalTab({ id }: { id: string }) {
  const { t } = useTranslation('patents')
  const result = useListPatentEvents({ id })
  return (
    <Fetched answer={result} isEmpty={isEmptyList} nothing={t('legal.none')}>
      {(events) => (
        <Timeline
          style={{ marginTop: 20 }}
          items={events.map(({ country, code, on, text, effect }, at) => ({
            key: at,
            content: (
              <>
                <span className="numeric">{on ?? t('legal.noDay')}</span>{' '}
                <span className={styles.meta}>
                  {country} {code}
                </span>{' '}
                {effect && <StatusBadge code={effect} />}
                {text && <p>{text}</p>}
              </>
            ),
          }))}
        />
      )}
    </Fetched>
  )
}

export function FamilyTab({ id }: { id: string }) {
  const { t } = useTranslation('patents')
  const result = useListPatentFamily({ id })
  return (
    <Fetched answer={result} isEmpty={isEmptyList} nothing={t('family.none')}>
      {(members) => <MemberTable label={t('tab.family')} members={members} />}
    </Fetched>
  )
}

export function CitationsTab({ id }: { id: string }) {
  const { t } = useTranslation('patents')
  const result = useListPatentCitations({ id })
  return (
    <Fetched
      answer={result}
      isEmpty={({ cited, citedBy }) => cited.length === 0 && citedBy.length === 0}
      nothing={t('citations.none')}
    >
      {({ cited, citedBy }) => (
        <>
          {cited.length > 0 && (
            <section className={styles.section}>
              <h2>{t('citations.cited', { count: cited.length })}</h2>
              <ul className={styles.text}>
                {cited.map(({ text, category, patent }, at) => (
                  <li key={at}>
                    {category && <strong>{category} </strong>}
                    {patent ? (
                      <SiteLink to={patentDetailPath(patent.id)}>
                        {patent.id} {patent.title}
                      </SiteLink>
                    ) : (
                      text
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {citedBy.length > 0 && (
            <section className={styles.section}>
              <h2>{t('citations.citedBy', { count: citedBy.length })}</h2>
              <MemberTable label={t('tab.citations')} members={citedBy} />
            </section>
          )}
        </>
      )}
    </Fetched>
  )
}

export function SimilarTab({ id }: { id: string }) {
  const { t } = useTranslation('patents')
  const result = useListSimilarPatents({ id, top: 20 })
  return (
    <Fetched answer={result} isEmpty={isEmptyList} nothing={t('similar.none')}>
      {(hits) => hits.map((hit) => <HitCard key={hit.id} hit={hit} path={patentDetailPath(hit.id)} />)}
    </Fetched>
  )
}

function MemberTable({ label, members }: { label: string; members: readonly PatentMember[] }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  return (
    <SmallTable
      label={label}
      rows={members}
      keyOf={({ id }) => id}
      pageSize={20}
      columns={[
        {
          key: 'publication',
          title: t('fact.publication'),
          render: ({ id, isThis }) =>
            isThis ? (
              <>
                {id} <span className={styles.meta}>{t('family.this')}</span>
              </>
            ) : (
              <SiteLink to={patentDetailPath(id)}>{id}</SiteLink>
            ),
        },
        { key: 'title', title: t('fact.title'), render: ({ title }) => title },
        { key: 'office', title: t('fact.office'), render: ({ country }) => countryName(country, language) },
        {
          key: 'filed',
          title: t('fact.filed'),
          render: ({ applyDate }) => <span className="numeric">{applyDate}</span>,
        },
        {
          key: 'published',
          title: t('fact.published'),
          render: ({ pubDate }) => <span className="numeric">{pubDate}</span>,
        },
        { key: 'status', title: t('fact.status'), render: ({ legalStatus }) => <StatusBadge code={legalStatus} /> },
      ]}
    />
  )
}
