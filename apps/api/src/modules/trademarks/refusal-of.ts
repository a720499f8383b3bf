import { searchProblemTexts } from '@markwright/domain/marks/search-messages'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { AppError } from '../../kernel/errors.ts'

/** A refusal that names the first problem and lists all of them. */
export function refusalOf(problems: SearchProblem[]): AppError {
  const first = problems[0]!
  return new AppError(
    { status: 200, code: first.code, msg: searchProblemTexts(first) },
    {
      ...first,
      problems: problems.map((problem) => {
        const { cn, en } = searchProblemTexts(problem)
        return { ...problem, zh: cn, en }
      }),
    },
  )
}
