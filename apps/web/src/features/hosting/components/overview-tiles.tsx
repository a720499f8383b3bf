import { useListPortfolio } from '@markwright/api-client/hosting'
import type { HostingOverview } from '@markwright/api-client/models/hostingOverview'
import { useTranslation } from 'react-i18next'
import { hostingPath, paths } from '../../../shared/lib/paths.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { pathOfKind, registerKinds } from '../model/kinds.ts'
import styles from './overview.module.css'

type Shown = { overview: HostingOverview; clientId: string | null; applicantId: string | null }

/** What is due, has passed, has changed and disagrees, and how many rights there are; each figure leads to its list. */
export function OverviewTiles({ overview, clientId, applicantId }: Shown) {
  const { t } = useTranslation('hosting')
  const { due, passed, changed, different, counts } = overview
  // Deadlines are not listed by applicant, and a figure leads to what it counts only.
  const listOf = (range: string) =>
    applicantId === null ? hostingPath(paths.hostingDeadlines, { range, clientId }) : null
  return (
    <>
      <ul className={styles.tiles} aria-label={t('home.urgent')}>
        <Tile label={t('home.passed')} count={passed} path={listOf('passed')} tone="bad" note={t('home.passedNote')} />
        {due.map(({ days, count }) => (
          <Tile
            key={days}
            label={t('home.due', { days })}
            count={count}
            path={listOf(String(days))}
            {...(days === 7 && { tone: 'warn' as const })}
          />
        ))}
        <RegisterTile only="changed" label={t('home.changed')} count={changed} parties={{ clientId, applicantId }} />
        <RegisterTile
          only="different"
          label={t('home.different')}
          count={different}
          parties={{ clientId, applicantId }}
        />
      </ul>
      <ul className={styles.counts} aria-label={t('home.counts')}>
        {counts.map(({ kind, total, live, pending, ended }) => (
          <li key={kind}>
            <SiteLink to={hostingPath(pathOfKind[kind], { clientId, applicantId })}>{t(`kind.${kind}`)}</SiteLink>
            <strong className="numeric">{total.toLocaleString('en')}</strong>
            <span>{t('home.states', { live, pending, ended })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Tile({
  label,
  count,
  path,
  tone,
  note,
}: {
  label: string
  count: number
  path: string | null
  tone?: 'warn' | 'bad'
  note?: string
}) {
  return (
    <li className={styles.tile} data-tone={(count > 0 && tone) || undefined}>
      {path === null ? <span>{label}</span> : <SiteLink to={path}>{label}</SiteLink>}
      <strong>{count.toLocaleString('en')}</strong>
      {note && <small>{note}</small>}
    </li>
  )
}

/** Rights whose register says something new; they are listed by kind. */
function RegisterTile({
  only,
  label,
  count,
  parties,
}: {
  only: 'changed' | 'different'
  label: string
  count: number
  parties: { clientId: string | null; applicantId: string | null }
}) {
  return (
    <li className={styles.tile} data-tone={count > 0 ? 'news' : undefined}>
      <span>{label}</span>
      <strong>{count.toLocaleString('en')}</strong>
      {count > 0 && (
        <small>
          {registerKinds.map((kind) => (
            <KindLink key={kind} kind={kind} only={only} parties={parties} />
          ))}
        </small>
      )}
    </li>
  )
}

function KindLink({
  kind,
  only,
  parties,
}: {
  kind: (typeof registerKinds)[number]
  only: 'changed' | 'different'
  parties: { clientId: string | null; applicantId: string | null }
}) {
  const { t } = useTranslation('hosting')
  const { clientId, applicantId } = parties
  const { data } = useListPortfolio(
    { kind, only, size: 1, ...(clientId && { clientId }), ...(applicantId && { applicantId }) },
    { query: { staleTime: 0 } },
  )
  if (!data || data.total === 0) return null
  return (
    <SiteLink to={hostingPath(pathOfKind[kind], { only, clientId, applicantId })}>
      {t('home.ofKind', { kind: t(`kind.${kind}`), count: data.total })}
    </SiteLink>
  )
}
