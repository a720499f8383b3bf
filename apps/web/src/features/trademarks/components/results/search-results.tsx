import { Drawer } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { useElementSize } from '../../../../shared/lib/use-element-size.ts'
import { isListOf, useLocalStorage } from '../../../../shared/lib/use-local-storage.ts'
import { useMedia, usePhoneWidth } from '../../../../shared/lib/use-media.ts'
import { ErrorView } from '../../../../shared/ui/feedback/error-view.tsx'
import { isUsedUp, UsedUp } from '../../../../shared/ui/feedback/used-up.tsx'
import type { useTrademarkSearch } from '../../hooks/use-trademark-search.ts'
import { everywherePath } from '../../model/cross-query.ts'
import { chosenLines, type Filter } from '../../model/facets.ts'
import { isAllDemonstration } from '../../model/demonstration.ts'
import { comparesMarks } from '../../model/compares-marks.ts'
import { soughtOf } from '../../model/sought-address.ts'
import { columnNames, defaultColumns } from '../../model/result-columns.ts'
import type { ResultView, Search } from '../../model/search-address.ts'
import { FacetPanel } from './facet-panel.tsx'
import { FilterTags } from './filter-tags.tsx'
import headStyles from './result-head.module.css'
import { type ImageResultContent, ResultList } from './result-list.tsx'
import { ResultSentence } from './result-sentence.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { ResultVerdict } from './result-verdict.tsx'
import { ResultTools } from './result-tools.tsx'
import styles from './search-results.module.css'
import { ExportDialog } from '../selection/export-dialog.tsx'
import { SelectionBar } from '../selection/selection-bar.tsx'

/** The answer to a search, and everything with which it is looked at. */
export function SearchResults({
  search: { query, view },
  answer,
  onView,
  image,
}: {
  search: Search
  answer: ReturnType<typeof useTrademarkSearch>
  onView: (view: ResultView) => void
  image?: ImageResultContent
}) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const head = useRef<HTMLDivElement>(null)
  const { heightPx: headHeightPx } = useElementSize(head)
  const headerHeightPx = 60
  const isPhone = usePhoneWidth()
  const isNarrow = useMedia('screen and (max-width: 1023px)')
  // Between 1024 and 1279 pixels the table needs the room.
  const hasSidebar = useMedia('(min-width: 1280px)')
  const [areFacetsOpen, setAreFacetsOpen] = useState(false)
  const [isExporting, setIsExporting] = useState(false)
  const [columns, setColumns] = useLocalStorage('result-columns', defaultColumns, isListOf(columnNames))
  const { result, isStale, error, retry } = answer
  const layout = view.layout ?? (isNarrow ? 'cards' : 'table')
  const hasSimilarity = comparesMarks(query)

  if (error) {
    return isUsedUp(error) ? <UsedUp refusal={error} onRetry={retry} /> : <ErrorView error={error} onRetry={retry} />
  }

  const change = (changes: Partial<ResultView>) => onView({ ...view, page: 1, ...changes })
  const changeFilter = (filter: Filter) => change({ filter })
  const filterCount = chosenLines(view.filter, result?.screening, language).length
  const facets = <FacetPanel facets={result?.screening} filter={view.filter} onChange={changeFilter} />
  const hits = result?.queryTmInfo ?? []
  const hasList = !result || hits.length > 0 || filterCount > 0
  const hasOtherLists = result && (result.aiData.otherClasses ?? result.aiData.belowDegree) !== null
  return (
    <div
      className={styles.results}
      style={{ '--head-height': `${isPhone ? 0 : headHeightPx}px` } as React.CSSProperties}
    >
      <div ref={head} className={headStyles.head}>
        <div className={headStyles.row}>
          <div className={headStyles.summary} aria-live="polite">
            {image?.sentence ?? <ResultSentence query={query} result={result} />}
            {result && result.total > 0 && <ResultVerdict result={result} view={view} onFilter={changeFilter} />}
            <p className={`${headStyles.meta} numeric`}>
              {result
                ? t('meta', {
                    data: result.dataVersion,
                    engine: result.engineVersion,
                  })
                : // Keeps the place of the line.
                  '\u00A0'}
              {result && isAllDemonstration(result) && (
                <span className={headStyles.demonstration}>{t('allDemonstration')}</span>
              )}
            </p>
          </div>
          {(hasList || hasOtherLists) && (
            <div className={`${headStyles.tools} no-print`}>
              <ResultTools
                sort={view.sort}
                onSort={(sort) => change({ sort })}
                layout={layout}
                onLayout={(next) => onView({ ...view, layout: next })}
                columns={columns}
                onColumns={setColumns}
                hasSimilarity={hasSimilarity}
                onOpenFacets={hasSidebar || !hasList ? undefined : () => setAreFacetsOpen(true)}
                filterCount={filterCount}
                everywherePath={image ? image.everywherePath : everywherePath(query)}
                onExport={answer.request ? () => setIsExporting(true) : undefined}
              />
            </div>
          )}
        </div>
        {filterCount > 0 && <FilterTags filter={view.filter} facets={result?.screening} onChange={changeFilter} />}
      </div>
      <div className={hasList ? styles.columns : undefined}>
        {hasSidebar && hasList && (
          <aside className={styles.facets} aria-label={t('facets')}>
            <h2>{t('facets')}</h2>
            {result ? facets : <ResultSkeleton kind="facets" />}
          </aside>
        )}
        <div className={`${styles.list} ${isStale ? styles.stale : ''}`} aria-busy={answer.isFetching}>
          {result ? (
            <ResultList
              search={{ query, view }}
              result={result}
              layout={layout}
              columns={columns}
              stickyTopPx={isPhone ? headerHeightPx : headerHeightPx + headHeightPx}
              onView={onView}
              image={image}
            />
          ) : (
            <ResultSkeleton kind={layout} />
          )}
        </div>
      </div>
      <SelectionBar onExport={() => setIsExporting(true)} sought={image ? image.sought : soughtOf(query)} />
      {isExporting && (
        <ExportDialog query={answer.request} total={result?.total ?? 0} onClose={() => setIsExporting(false)} />
      )}
      {!hasSidebar && (
        <Drawer
          open={areFacetsOpen}
          onClose={() => setAreFacetsOpen(false)}
          title={t('facets')}
          placement={isPhone ? 'bottom' : 'left'}
          size={isPhone ? '80%' : 340}
        >
          {facets}
        </Drawer>
      )}
    </div>
  )
}
