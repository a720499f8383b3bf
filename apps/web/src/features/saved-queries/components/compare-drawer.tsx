import type { ChangedHit } from '@markwright/api-client/models/changedHit'
import type { StoredHit } from '@markwright/api-client/models/storedHit'
import type { QueryComparison } from '@markwright/api-client/models/queryComparison'
import type { SavedQuery } from '@markwright/api-client/models/savedQuery'
import { rerunSavedQuery } from '@markwright/api-client/saved-queries'
import { Alert, Skeleton } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { SavedHitLine } from './saved-hit-line.tsx'
import styles from './saved-queries.module.css'
import { useFormattedRun } from './use-formatted-run.ts'

/** Runs a query again as soon as it opens, and shows what has changed since the last run. */
export function CompareDrawer({
  query,
  onCompared,
  onClose,
}: {
  query: SavedQuery | null
  onCompared: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('queries')
  return (
    <SideDrawer
      subject={query}
      title={query && t('compare.title', { name: query.name })}
      widthPx={640}
      onClose={onClose}
    >
      {({ id }) => <Rerun key={id} id={id} onCompared={onCompared} />}
    </SideDrawer>
  )
}

function Rerun({ id, onCompared }: { id: string; onCompared: () => void }) {
  const { t } = useTranslation('queries')
  const [result, setResult] = useState<QueryComparison | null>(null)
  const { run, error } = useAction(async () => {
    setResult(await rerunSavedQuery(id))
    onCompared()
  })
  const begin = useEffectEvent(() => void run())
  useEffect(() => begin(), [])
  if (error) return <ErrorView error={error} onRetry={() => void run()} />
  return result ? (
    <Comparison result={result} />
  ) : (
    <div role="status" aria-label={t('compare.running')}>
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  )
}

function Comparison({ result: { before, after, added, removed, changed, isPartial } }: { result: QueryComparison }) {
  const { t } = useTranslation('queries')
  const formatRun = useFormattedRun()
  const isSame = added.length + removed.length + changed.length === 0
  return (
    <>
      <dl>
        {(
          [
            ['before', before],
            ['after', after],
          ] as const
        ).map(([when, stamp]) => (
          <div key={when} className={styles.stamps}>
            <dt>{t(`compare.${when}`)}</dt>
            <dd>
              {toLocalMinute(stamp.runTime)} · {formatRun(stamp)}
            </dd>
          </div>
        ))}
      </dl>
      {before.engineVersion !== after.engineVersion && (
        <Alert
          type="info"
          showIcon
          title={t('compare.engineChanged', { before: before.engineVersion, after: after.engineVersion })}
        />
      )}
      {isPartial && <Alert type="info" showIcon title={t('compare.partial')} />}
      {isSame && (
        <>
          <h3>{t('compare.same')}</h3>
          <p>{t('compare.sameText')}</p>
        </>
      )}
      <HitList title={t('compare.added', { count: added.length })} hits={added} />
      <HitList title={t('compare.removed', { count: removed.length })} hits={removed} />
      <HitList
        title={t('compare.changed', { count: changed.length })}
        hits={changed.map(({ after: hit }) => hit)}
        notes={changed.map((change) => (
          <Changes key={change.after.id} change={change} />
        ))}
      />
    </>
  )
}

function HitList({
  title,
  hits,
  notes = [],
}: {
  title: string
  hits: readonly StoredHit[]
  notes?: readonly ReactNode[]
}) {
  if (hits.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.hits}>
        {hits.map((hit, at) => (
          <li key={hit.id}>
            <SavedHitLine hit={hit} />
            {notes[at]}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Changes({ change: { before, after, fields } }: { change: ChangedHit }) {
  const { t } = useTranslation('queries')
  const shown = (hit: StoredHit, field: ChangedHit['fields'][number]) =>
    (field === 'status' ? hit.statusText : field === 'classes' ? hit.classes.join(';') : hit[field]) ??
    t('compare.nothing')
  return (
    <ul className={styles.changes}>
      {fields.map((field) => (
        <li key={field}>
          {t('compare.from', {
            field: t(`compare.fields.${field}`),
            before: shown(before, field),
            after: shown(after, field),
          })}
        </li>
      ))}
    </ul>
  )
}
