import { ApiError } from '@markwright/api-client/fetch'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import styles from './patents.module.css'

/** An expression that cannot be read. */
const UNREADABLE = 30101

type Problem = { position: number; length: number; message: string }

export function syntaxProblemOf(error: unknown): Problem | null {
  if (!(error instanceof ApiError) || error.code !== UNREADABLE || typeof error.data !== 'object') return null
  const { position, length } = error.data ?? {}
  return { position: Number(position) || 0, length: Number(length) || 0, message: error.message }
}

/** Where and why an expression cannot be read, and the way back to it. */
export function SyntaxProblem({ problem, expr, path }: { problem: Problem; expr: string; path: string }) {
  const { t } = useTranslation('patents')
  const end = problem.position + Math.max(1, problem.length)
  return (
    <div role="alert" className={styles.problem}>
      <p>{t('advanced.problem', { position: problem.position + 1, message: problem.message })}</p>
      <p>
        <code>
          {expr.slice(0, problem.position)}
          <mark>{expr.slice(problem.position, end) || '␣'}</mark>
          {expr.slice(end)}
        </code>
      </p>
      <p style={{ marginTop: 10 }}>
        <ButtonLink type="primary" to={path}>
          {t('results.change')}
        </ButtonLink>
      </p>
    </div>
  )
}
