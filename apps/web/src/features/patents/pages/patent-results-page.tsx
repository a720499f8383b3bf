import { FileSearchOutlined } from '@ant-design/icons'
import { useSearchPatents } from '@markwright/api-client/patents'
import type { PatentResult } from '@markwright/api-client/models/patentResult'
import { Alert, Button, Skeleton } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths, patentDetailPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { Pager } from '../../../shared/ui/controls/pager.tsx'
import { isUsedUp, UsedUp } from '../../../shared/ui/feedback/used-up.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { HitCard } from '../components/hit-card.tsx'
import { PatentFacets } from '../components/patent-facets.tsx'
import { ResultHead } from '../components/result-head.tsx'
import { SyntaxProblem, syntaxProblemOf } from '../components/syntax-problem.tsx'
import {
  hasCriteria,
  defaultView,
  formPath,
  isFiltered,
  type PatentView,
  parseQuery,
  readView,
  resultsPath,
  sizes,
  textOf,
  toQuery,
  withValue,
} from '../model/patent-search.ts'
import { languageOfText } from '../model/language-of-text.ts'
import { rememberSearch } from '../model/search-history.ts'
import { loadTexts } from '../../../shared/i18n/later-texts.ts'
import styles from '../components/patents.module.css'

const ResultCharts = lazy(async () => {
  const [charts] = await Promise.all([import('../components/result-charts.tsx'), loadTexts(['statistics'])])
  return { default: charts.ResultCharts }
})

/** A semantic search lists so many; fewer are all that there are. */
const SIMILAR_MAX = 1000

/** What a search has found; everything that is requested is in the address. */
export function PatentResultsPage() {
  const { t } = useTranslation('patents')
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const query = parseQuery(parameters)
  const view = readView(parameters)
  const isRequested = hasCriteria(query)
  const wire = toQuery(query, view)
  const sought = JSON.stringify(query)
  const { data, error, refetch, isPlaceholderData } = useSearchPatents(wire, {
    query: {
      enabled: isRequested,
      // Another page, order or filter of the same query is fetched while the one before stays.
      placeholderData: (previous, before) =>
        (before?.meta?.['sought'] as string | undefined) === sought ? previous : undefined,
      meta: { sought },
    },
  })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { mode, expr } = query
  const found = isPlaceholderData ? undefined : data?.publications
  useEffect(() => {
    if (mode === 'advanced' && expr && found !== undefined) rememberSearch(expr, found)
  }, [mode, expr, found])
  const look = (changes: Partial<PatentView>) =>
    void navigate(resultsPath(query, { ...view, page: 1, ...changes }), {
      preventScrollReset: !('page' in changes),
    })

  const problem = syntaxProblemOf(error)
  const text = textOf(query)
  return (
    <WorkPage
      title={t('results.title')}
      lead={text.length > 160 ? `${text.slice(0, 160)}…` : text}
      actions={<ButtonLink to={formPath(query)}>{t('results.change')}</ButtonLink>}
    >
      {!isRequested ? (
        <MessageView
          stamp={<FileSearchOutlined />}
          title={t('results.nothingRequested')}
          actions={
            <ButtonLink type="primary" to={paths.patentSearch}>
              {t('results.toSearch')}
            </ButtonLink>
          }
        />
      ) : problem ? (
        <SyntaxProblem problem={problem} expr={query.expr ?? ''} path={formPath(query)} />
      ) : error && isUsedUp(error) ? (
        <UsedUp refusal={error} onRetry={() => void refetch()} />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 14 }} />
      ) : (
        <>
          <ResultHead
            data={data}
            view={view}
            query={wire}
            mode={mode}
            text={text}
            selected={[...selected]}
            onLook={look}
          />
          {view.charts === 'shown' && data.total > 0 && (
            <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
              <ResultCharts
                query={wire}
                pathOf={(name, value) =>
                  resultsPath(query, {
                    ...view,
                    page: 1,
                    filter: withValue(view.filter, name, value, !view.filter[name]?.some((each) => each === value)),
                  })
                }
              />
            </Suspense>
          )}
          <div className={data.facets && (data.total > 0 || isFiltered(view)) ? styles.columns : undefined}>
            {data.facets && (data.total > 0 || isFiltered(view)) && (
              <PatentFacets
                facets={data.facets}
                filter={view.filter}
                isCollapsed={view.collapse === 'family'}
                onChange={(filter) => look({ filter })}
              />
            )}
            <div className={isPlaceholderData ? styles.stale : undefined} aria-busy={isPlaceholderData}>
              <Notices data={data} mode={mode} text={query.text ?? ''} />
              {data.records.length === 0 && (
                <MessageView
                  stamp={<FileSearchOutlined />}
                  title={t('results.none')}
                  text={t(isFiltered(view) ? 'results.noneFiltered' : 'results.noneText')}
                  actions={
                    isFiltered(view) ? (
                      <Button onClick={() => look({ filter: {} })}>{t('results.clearFilters')}</Button>
                    ) : (
                      <ButtonLink to={formPath(query)}>{t('results.change')}</ButtonLink>
                    )
                  }
                />
              )}
              {data.records.map((hit) => (
                <HitCard
                  key={hit.id}
                  hit={hit}
                  path={patentDetailPath(hit.id, data.parsed.expression)}
                  state={{
                    hits: data.records.map(({ id }) => id),
                    expr: data.parsed.expression,
                    back: resultsPath(query, view),
                  }}
                  selection={{
                    isSelected: selected.has(hit.id),
                    onToggle: (isSelected) => {
                      const next = new Set(selected)
                      if (isSelected) next.add(hit.id)
                      else next.delete(hit.id)
                      setSelected(next)
                    },
                  }}
                />
              ))}
              <Pager
                total={data.total}
                page={view.page}
                size={view.size}
                sizes={sizes}
                onChange={(page, size) => look({ page: size === view.size ? page : defaultView.page, size })}
              />
            </div>
          </div>
        </>
      )}
    </WorkPage>
  )
}

function Notices({ data, mode, text }: { data: PatentResult; mode: string; text: string }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const notes = [
    mode === 'semantic' && data.isLimited && data.publications >= SIMILAR_MAX && t('results.limited'),
    mode === 'semantic' && !data.crossLanguage && t(`semantic.oneLanguage.${languageOfText(text)}`),
    mode === 'semantic' &&
      data.unencoded > 0 &&
      t('encoding', { count: data.unencoded, shown: data.unencoded.toLocaleString('en') }),
    data.parsed.explanation &&
      t(mode === 'semantic' ? 'results.restricted' : 'advanced.understood', {
        text: data.parsed.explanation[language === 'cn' ? 'zh' : 'en'],
      }),
    ...data.parsed.warnings.map(({ message }) => message),
  ].filter((note): note is string => Boolean(note))
  return notes.map((note) => <Alert key={note} className={styles.notice} type="info" title={note} />)
}
