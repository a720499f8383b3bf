import { SearchOutlined } from '@ant-design/icons'
import { patentSearchTypes } from '@markwright/domain/patent-labels'
import { validatePatentExpression } from '@markwright/api-client/patents'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useDraftState } from '../../../shared/lib/use-draft-state.ts'
import { useCurrentUserKey } from '../../../shared/session/current-user.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { LinkTabs } from '../../../shared/ui/link-tabs.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
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
  type PatentQuestion,
  readQuestion,
  resultsPath,
  tooManyNumbers,
} from '../model/patent-search.ts'
import { numberedExpressions, readHistory } from '../model/search-history.ts'
import styles from '../components/patents.module.css'

/** Patent search: four kinds of search, of which the address names one. */
export function PatentSearchPage() {
  const { t } = useTranslation('patents')
  const [parameters] = useSearchParams()
  const requested = readQuestion(parameters)
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

function SearchForm({ requested }: { requested: PatentQuestion }) {
  const { t } = useTranslation('patents')
  const navigate = useNavigate()
  const draft = useUserDraft<PatentQuestion>(`patent-search-${requested.mode}`)
  const {
    values: question,
    change,
    reset,
  } = useDraftState(draft, (saved) => (hasCriteria(requested) ? requested : { ...saved, ...requested }))
  const [searches, setSearches] = useState(readHistory)
  const user = useCurrentUserKey('')
  const [searchesOf, setSearchesOf] = useState(user)
  if (searchesOf !== user) {
    setSearchesOf(user)
    setSearches(readHistory())
  }
  const history = numberedExpressions(searches)
  const excess = tooManyNumbers(question)
  const { run, isRunning, error } = useAction(async () => {
    let expr = question.expr ?? ''
    // An address must say the same to everybody: the numbers of this browser's searches would not.
    if (question.mode === 'advanced' && /#\d/.test(expr)) {
      const read = await validatePatentExpression({ expr, history })
      if (!read.isValid) return
      expr = read.expression ?? expr
    }
    // Going back leads to the form as it was.
    await navigate(formPath(question), { replace: true, preventScrollReset: true })
    await navigate(resultsPath(question.mode === 'advanced' ? { ...question, expr } : question))
  })
  return (
    <>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (hasCriteria(question) && !excess) void run()
        }}
      >
        {question.mode === 'semantic' && <SemanticForm question={question} onChange={change} />}
        {question.mode === 'simple' && <SimpleForm question={question} onChange={change} />}
        {question.mode === 'advanced' && <AdvancedForm question={question} history={history} onChange={change} />}
        {question.mode === 'simple' ? (
          <LimitFields question={question} onChange={change} />
        ) : (
          <details>
            <summary style={{ marginBottom: 10 }}>{t('limits')}</summary>
            <div className={styles.form}>
              {question.mode === 'semantic' && <RestrictionFields question={question} onChange={change} />}
              <LimitFields question={question} onChange={change} />
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
            disabled={!hasCriteria(question) || excess !== null}
          >
            {t('search')}
          </Button>
          <Button size="large" onClick={() => reset({ mode: question.mode })}>
            {t('clear')}
          </Button>
        </div>
        <ErrorNote error={error} />
        {excess && <TooManyNumbers excess={excess} />}
      </form>
      {question.mode === 'advanced' && (
        <EarlierSearches
          searches={searches}
          onUse={(sign) => change({ expr: `${question.expr ?? ''}${question.expr ? ' AND ' : ''}${sign}` })}
          onChanged={() => setSearches(readHistory())}
        />
      )}
    </>
  )
}
