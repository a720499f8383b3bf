import type { CaseDeadline } from '@markwright/api-client/models/caseDeadline'
import { Skeleton } from 'antd'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

const DeadlineList = lazy(async () => ({
  default: (await import('../../../shared/deadlines/deadline-list.tsx')).DeadlineList,
}))

/** Deadlines of a case, each with its calculation; `renderActions` adds what the reader can do with one. */
export function CaseDeadlines({
  deadlines,
  renderActions,
}: {
  deadlines: CaseDeadline[]
  renderActions?: (deadline: CaseDeadline) => ReactNode
}) {
  const { t } = useTranslation('cases')
  if (deadlines.length === 0) return null
  return (
    <section aria-label={t('deadlines.title')}>
      <h2 style={{ fontSize: 16, marginTop: 28 }}>{t('deadlines.title')}</h2>
      <Suspense fallback={<Skeleton active />}>
        <DeadlineList
          deadlines={deadlines.map((each) => ({
            key: each.id,
            deadline: each.deadline,
            isDone: each.doneTime !== null,
            actions: renderActions?.(each),
          }))}
        />
      </Suspense>
    </section>
  )
}
