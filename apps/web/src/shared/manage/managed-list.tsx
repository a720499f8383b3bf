import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Filters } from '../list/filters.tsx'
import type { RecordChoice } from '../list/record-choice.ts'
import { type Result, type Column, RecordList } from '../list/record-list.tsx'
import type { ListState } from '../list/use-list-request.ts'

/** A list of the back office: its filters, a button that adds a record, and a page of records. */
export function ManagedList<Row extends { id: string }>({
  label,
  list: { address, isFiltered },
  answer,
  filters,
  create,
  choice,
  actions,
  columns,
  empty,
}: {
  label: string
  /** What `useListRequest` returns. */
  list: ListState
  answer: Result<Row>
  filters: ReactNode
  /** The button that adds a record, for those who may. */
  create?: { label: string; onClick: () => void } | false
  choice?: RecordChoice<Row>
  /** What can be done with the chosen records. */
  actions?: ReactNode
  columns: readonly Column<Row>[]
  /** `text` says when records appear here; it is shown where no filter is set. */
  empty: { title: string; text: string }
}) {
  const { t } = useTranslation('backoffice')
  return (
    <>
      <Filters>{filters}</Filters>
      {create && (
        <Button aria-haspopup="dialog" style={{ alignSelf: 'start', marginBlock: 12 }} onClick={create.onClick}>
          {create.label}
        </Button>
      )}
      {actions}
      <RecordList
        label={label}
        answer={answer}
        address={address}
        columns={columns}
        choice={choice}
        empty={{ title: empty.title, text: isFiltered ? t('list.noneFound') : empty.text }}
      />
    </>
  )
}
