import { searchProblemTexts } from '@markwright/domain/marks/search-messages'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { markProblem } from '../../model/marked-problem.ts'
import styles from './problem-note.module.css'

/** What is wrong with a field, and where in the text that was typed. */
export function ProblemNote({ id, problem, text = '' }: { id: string; problem: SearchProblem; text?: string }) {
  const language = useLanguage()
  const marked = markProblem(problem, text)
  return (
    <p id={id} role="alert" className={styles.note}>
      {searchProblemTexts(problem)[language]}
      {marked && (
        <span className={styles.marked} aria-hidden="true">
          {marked.before}
          <mark>{marked.wrong || '␣'}</mark>
          {marked.after}
        </span>
      )}
    </p>
  )
}
