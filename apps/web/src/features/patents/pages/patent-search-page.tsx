import { SearchOutlined } from '@ant-design/icons'
import { patentSearchTypes } from '@markwright/domain/patents/patent-labels'
import { validatePatentExpression } from '@markwright/api-client/patents'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useDraftState } from '../../../shared/lib/use-draft-state.ts'
import { useCurrentUserKey } from '../../../shared/session/current-user.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { AdvancedForm } from '../components/advanced-form.tsx'
import { BatchForm } from '../components/batch-form.tsx'
import { CoverageTable } from '../components/coverage-table.tsx'
import { EarlierSearches } from '../components/earlier-searches.tsx'
import { LimitFields } from '../components/limit-fields.tsx'
import { SearchesLeft } from '../components/searches-left.tsx'
import { RestrictionFields, SemanticForm } from '../components/semantic-form.tsx'
import { SimpleForm } from '../components/simple-form.tsx'
import { TooManyNumbers } from '../components/too-many-numbers.tsx'
import {
  hasCriteria,
  formPath,
  type PatentFormQuery,
  parseQuery,
  resultsPath,
  tooManyNumbers,
} from '../model/patent-search.ts'
import { numberedExpressions, readHistory } from '../model/search-history.ts'
import styles from '../components/patents.module.css'
import { useOnChange } from '../../../shared/lib/use-on-change.ts'

/** Patent search: four kinds of search, of which the address names one. */
export function PatentSearchPage() {
  const { t } = useTranslation('patents')
  const [parameters] = useSearchParams()
  const requested = parseQuery(parameters)
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      <LinkTabs
        className={styles.tabs}
        label={t('modes')}
        current={requested.mode}
        tabs={patentSearchTypes.map((key) => ({ key, path: formPath({ mode: key }), text: t(`mode.${key}`) }))}
      />
      <p className={styles.meta} style={{ marginBottom: 12 }}>
        {t(`modeNote.${requested.mode}`)}
      </p>
      {requested.mode === 'batch' ? (
        <BatchForm importId={requested.importId} />
      ) : (
        <SearchForm key={parameters.toString()} requested={requested} />
      )}
      <SearchesLeft />
      <CoverageTable />
    </WorkPage>
  )
}

function SearchForm({ requested }: { requested: PatentFormQuery }) {
  const { t } = useTranslation('patents')
  const navigate = useNavigate()
  const draft = useUserDraft<PatentFormQuery>(`patent-search-${requested.mode}`)
  const {
    values: query,
    change,
    reset,
  } = useDraftState(draft, (saved) => (hasCriteria(requested) ? requested : { ...saved, ...requested }))
  const [searches, setSearches] = useState(readHistory)
  const user = useCurrentUserKey('')
  useOnChange(user, () => setSearches(readHistory()))
  const history = numberedExpressions(searches)
  const excess = tooManyNumbers(query)
  const { run, isRunning, error } = useAction(async () => {
    let expr = query.expr ?? ''
    // An address must say the same to everybody: the numbers of this browser's searches would not.
    if (query.mode === 'advanced' && /#\d/.test(expr)) {
      const read = await validatePatentExpression({ expr, history })
      if (!read.isValid) return
      expr = read.expression ?? expr
    }
    // Going back leads to the form as it was.
    await navigate(formPath(query), { replace: true, preventScrollReset: true })
    await navigate(resultsPath(query.mode === 'advanced' ? { ...query, expr } : query))
  })
  return (
    <>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (hasCriteria(query) && !excess) void run()
        }}
      >
        {query.mode === 'semantic' && <SemanticForm query={query} onChange={change} />}
        {query.mode === 'simple' && <SimpleForm query={query} onChange={change} />}
        {query.mode === 'advanced' && <AdvancedForm query={query} history={history} onChange={change} />}
        {query.mode === 'simple' ? (
          <LimitFields query={query} onChange={change} />
        ) : (
          <details>
            <summary style={{ marginBottom: 10 }}>{t('limits')}</summary>
            <div className={styles.form}>
              {query.mode === 'semantic' && <RestrictionFields query={query} onChange={change} />}
              <LimitFields query={query} onChange={change} />
            </div>
          </details>
        )}
        <div className={styles.actions}>
          <Button
            type="primary"
            htmlType="submit"
            size="large"
            icon={<SearchOutlined />}
            loading={isRunning}
            disabled={!hasCriteria(query) || excess !== null}
          >
            {t('search')}
          </Button>
          <Button size="large" onClick={() => reset({ mode: query.mode })}>
            {t('clear')}
          </Button>
        </div>
        <ErrorNote error={error} />
        {excess && <TooManyNumbers excess={excess} />}
      </form>
      {query.mode === 'advanced' && (
        <EarlierSearches
          searches={searches}
          onUse={(sign) => change({ expr: `${query.expr ?? ''}${query.expr ? ' AND ' : ''}${sign}` })}
          onChanged={() => setSearches(readHistory())}
        />
      )}
    </>
  )
}
