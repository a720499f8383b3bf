import { searchProblemTexts } from '@markwright/domain/marks/search-messages'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import styles from './query-form.module.css'

/** Everything that is wrong, on top of the form; each leads to its field. */
export function ProblemSummary({
  problems,
  onOpen,
}: {
  problems: readonly SearchProblem[]
  onOpen: (problem: SearchProblem) => void
}) {
  const { t } = useTranslation('query')
  const language = useLanguage()
  return (
    <div role="alert" className={styles.problems}>
      <strong>{t('problems', { count: problems.length })}</strong>
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>
            <button type="button" onClick={() => onOpen(problem)}>
              {searchProblemTexts(problem)[language]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
