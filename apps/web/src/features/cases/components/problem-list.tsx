import type { CaseProblem } from '@markwright/api-client/models/caseProblem'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ProblemSummary } from '../../../shared/ui/forms/problem-summary.tsx'

/** Everything that is wrong with a draft. */
export function ProblemList({
  problems,
  onJump,
}: {
  problems: readonly CaseProblem[]
  onJump: (problem: CaseProblem) => void
}) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  return (
    <ProblemSummary
      title={t('draft.problems', { count: problems.length })}
      problems={problems.map((problem) => ({
        key: `${problem.path} ${problem.code}`,
        text: problem.text[language],
        onFollow: () => onJump(problem),
      }))}
    />
  )
}
