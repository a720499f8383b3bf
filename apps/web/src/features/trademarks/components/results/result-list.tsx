import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import type { TrademarkResult } from '@markwright/api-client/models/trademarkResult'
import { useTranslation } from 'react-i18next'
import type { SoughtAddress } from '../../../../shared/lib/paths.ts'
import { MatchExplanation } from '../../../../shared/similarity/match-explanation.tsx'
import { comparesMarks } from '../../model/compares-marks.ts'
import { isAllDemonstration } from '../../model/demonstration.ts'
import { isFiltered } from '../../model/facets.ts'
import type { Query } from '../../model/query.ts'
import type { ColumnName } from '../../model/result-columns.ts'
import { type Layout, type ResultView, type Search, searchPath } from '../../model/search-address.ts'
import { BelowDegree } from './below-degree.tsx'
import { EmptyResult } from './empty-result.tsx'
import { HitsCards } from './hits-cards.tsx'
import { HitsTable } from './hits-table.tsx'
import { KeysNote } from './keys-note.tsx'
import { OtherClasses } from './other-classes.tsx'
import { ResultNotices } from './result-notices.tsx'
import { ResultPager } from './result-pager.tsx'
import styles from './search-results.module.css'

/** What differs in the results of a search by image. */
export type ImageResultContent = {
  sentence: React.ReactNode
  explain: (hit: TrademarkHit) => React.ReactNode
  /** Shown where nothing was found. */
  nothing: React.ReactNode
  /** The same query with these changes. */
  pathWith: (changes: Partial<Pick<Query, 'degree' | 'classes'>>) => string
  /** Where every office is searched by the image; null until it has an id. */
  everywherePath: string | null
  /** For a comparison with what was found; null where a part of the image was searched, or it has no id yet. */
  sought: SoughtAddress | null
}

/** A page of the answer: what is to be known of it, its hits, and the way to the other pages. */
export function ResultList({
  search: { query, view },
  result,
  layout,
  columns,
  stickyTopPx,
  onView,
  image,
}: {
  search: Search
  result: TrademarkResult
  layout: Layout
  columns: readonly ColumnName[]
  /** Where the head of the table stops when the page is scrolled. */
  stickyTopPx: number
  onView: (view: ResultView) => void
  image: ImageResultContent | undefined
}) {
  const { t } = useTranslation('results')
  const hasSimilarity = comparesMarks(query)
  const hits = result.queryTmInfo
  const { otherClasses, belowDegree } = result.aiData
  const isNarrowed = isFiltered(view.filter)
  const labelsDemonstration = !isAllDemonstration(result)
  const explain =
    image?.explain ??
    ((hit: TrademarkHit) =>
      hit.similarity && (
        <MatchExplanation
          query={query.text}
          image={result.queryImage}
          hit={hit}
          name={hit.name}
          nameOther={hit.nameOther}
          similarity={hit.similarity}
          engineVersion={result.engineVersion}
        />
      ))
  const pathWith =
    image?.pathWith ??
    ((changes: Partial<Pick<Query, 'degree' | 'classes'>>) => searchPath({ query: { ...query, ...changes } }))
  const list = (shown: readonly TrademarkHit[], sort = view.sort, label?: string) =>
    layout === 'table' ? (
      <HitsTable
        hits={shown}
        labelsDemonstration={labelsDemonstration}
        label={label}
        columns={columns.filter((name) => name !== 'similarity' || hasSimilarity)}
        sort={sort}
        onSort={(next) => onView({ ...view, page: 1, sort: next })}
        explain={explain}
        stickyTopPx={stickyTopPx}
      />
    ) : (
      <HitsCards hits={shown} labelsDemonstration={labelsDemonstration} label={label} explain={explain} />
    )
  const nothing =
    belowDegree && !isNarrowed ? null : image && !isNarrowed ? (
      image.nothing
    ) : (
      <EmptyResult
        query={query}
        onClearFilter={isNarrowed ? () => onView({ ...view, page: 1, filter: {} }) : undefined}
      />
    )
  return (
    <>
      <ResultNotices result={result} pathWith={pathWith} />
      {hits.length > 0 ? list(hits) : !otherClasses && nothing}
      {result.total > 0 && (
        <div className={styles.pager}>
          <KeysNote canExplain={hasSimilarity} />
          <ResultPager
            total={result.total}
            view={view}
            onChange={(page, size) => onView({ ...view, page: size === view.size ? page : 1, size })}
          />
        </div>
      )}
      {belowDegree && (
        <BelowDegree degree={query.degree} count={belowDegree.hits.length} isAlone={hits.length === 0}>
          {list(belowDegree.hits, 'score', t('belowDegree.list'))}
        </BelowDegree>
      )}
      {otherClasses && (
        <OtherClasses found={otherClasses} allPath={pathWith({ classes: '' })}>
          {list(otherClasses.hits)}
        </OtherClasses>
      )}
    </>
  )
}
