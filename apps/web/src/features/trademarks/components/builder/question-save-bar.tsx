import type { ReactNode } from 'react'
import { type Question, toWireQuery } from '../../model/question.ts'
import { watchPath } from '../../model/watch-address.ts'
import { SaveBar } from './save-bar.tsx'
import { useFormattedCondition } from './use-formatted-condition.ts'

/** Saves a question, named by its conditions; a plain one names itself well enough. */
export function QuestionSaveBar({ question, children }: { question: Question; children?: ReactNode }) {
  const formatCondition = useFormattedCondition()
  return (
    <SaveBar
      query={toWireQuery(question)}
      name={question.conditions.map(formatCondition).join(' ')}
      watchPath={watchPath(question)}
    >
      {children}
    </SaveBar>
  )
}
