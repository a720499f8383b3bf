import type { PatentQuery } from '@markwright/api-client/models/patentQuery'
import type { PatentResult } from '@markwright/api-client/models/patentResult'
import { BarChartOutlined } from '@ant-design/icons'
import { Button, Checkbox, Select } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { exportPatents } from '@markwright/api-client/patents'
import { AddToList } from '../../../shared/patents/add-to-list.tsx'
import { type PatentSort, type PatentView, sorts } from '../model/patent-search.ts'
import { ExportPatents } from '../../../shared/patents/export-patents.tsx'
import styles from './patents.module.css'
import { BatchRows } from './batch-rows.tsx'
import { SaveSearch } from './save-search.tsx'

const ComparePatents = lazy(async () => ({ default: (await import('./compare-patents.tsx')).ComparePatents }))

/** From so many searches left on, they are counted before the eyes of the searcher. */
const FEW = 0.2

/** How much was found and how it is looked at. */
export function ResultHead({
  data,
  view,
  query,
  mode,
  text,
  selected,
  onLook,
}: {
  data: PatentResult
  view: PatentView
  query: PatentQuery
  mode: string
  /** The search in a line. */
  text: string
  selected: readonly string[]
  onLook: (changes: Partial<PatentView>) => void
}) {
  const { t } = useTranslation('patents')
  const { t: saved } = useTranslation('savedPatents')
  const isWholeBatch = selected.length === 0 && query.importId !== undefined && data.total > 0
  const { used, limit, extraLeft } = data.quota
  const left = limit - used
  return (
    <div className={styles.head}>
      <div>
        <p role="status">
          {t('results.count', {
            publications: data.publications.toLocaleString('en'),
            families: data.families.toLocaleString('en'),
          })}
        </p>
        {query.importId && <BatchRows importId={query.importId} />}
        {left <= limit * FEW && extraLeft === 0 && (
          <p className={`${styles.meta} numeric`}>{t('results.left', { count: left })}</p>
        )}
      </div>
      <div className={styles.tools}>
        <Checkbox
          checked={view.collapse === 'family'}
          onChange={({ target }) => onLook({ collapse: target.checked ? 'family' : 'none' })}
        >
          {t('results.collapse')}
        </Checkbox>
        <Select<PatentSort>
          value={view.sort}
          aria-label={t('results.sort')}
          popupMatchSelectWidth={false}
          options={sorts.map((value) => ({
            value,
            label: t(value === 'relevance' && mode === 'batch' ? 'sort.list' : `sort.${value}`),
          }))}
          onChange={(sort) => onLook({ sort })}
        />
        {data.total > 0 && (
          <Button
            icon={<BarChartOutlined />}
            aria-expanded={view.charts === 'shown'}
            onClick={() => onLook({ charts: view.charts === 'shown' ? 'hidden' : 'shown', page: view.page })}
          >
            {t(view.charts === 'shown' ? 'charts.hide' : 'charts.show')}
          </Button>
        )}
        {mode !== 'batch' && <SaveSearch key={JSON.stringify(query)} query={query} text={text} />}
        {/* The place of the button is kept: others would move under the pointer. */}
        <Suspense fallback={<Button disabled>{t('compare.act')}</Button>}>
          <ComparePatents ids={selected} />
        </Suspense>
        <AddToList
          collected={isWholeBatch ? { importId: query.importId! } : { ids: selected }}
          label={
            selected.length > 0
              ? saved('add.selected', { count: selected.length })
              : saved(isWholeBatch ? 'add.all' : 'add.act')
          }
        />
        <ExportPatents
          listPath={paths.exports}
          selected={selected.length}
          total={data.total}
          isByFamily={view.collapse === 'family'}
          make={(what, wish) =>
            exportPatents({
              ...wish,
              ...(what === 'selected' ? { ids: [...selected] } : { query: { ...query, current: 1 } }),
            })
          }
        />
      </div>
    </div>
  )
}
