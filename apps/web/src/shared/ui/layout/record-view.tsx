import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { isUnknown } from '../../lib/record-errors.ts'
import { ErrorView } from '../feedback/error-view.tsx'
import { MessageView } from '../feedback/message-view.tsx'

/** One record, which `children` shows; while it is read, where reading fails and where there is none, says that instead. */
export function RecordView<Record>({
  id,
  answer: { data, error, refetch },
  missing,
  rows = 12,
  children,
}: {
  /** As the address names it; empty where it does not. */
  id: string
  answer: { data: Record | undefined; error: unknown; refetch: () => Promise<unknown> }
  missing: { stamp: ReactNode; title: string; text?: string; actions: ReactNode }
  /** Lines of text that a record is likely to have. */
  rows?: number
  children: (record: Record) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (id === '' || isUnknown(error)) return <MessageView {...missing} />
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return <Skeleton active paragraph={{ rows, width: '100%' }} />
}
