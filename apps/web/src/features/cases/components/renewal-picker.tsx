import { useListRenewals } from '@markwright/api-client/cases'
import type { RenewalMark } from '@markwright/api-client/models/renewalMark'
import { formatClasses } from '@markwright/domain/marks/class-numbers'
import { renewalStatuses } from '@markwright/domain/marks/renewal'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Flex, Modal, Segmented, Table } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { KeywordSearch } from '../../../shared/ui/controls/keyword-search.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import type { CaseMark } from '../model/case-content.ts'

const SIZE = 10
const statuses = ['all', 'renewable', 'notRenewable'] as const

/** A button that opens the registrations of an owner, of which some are selected for renewal. */
export function RenewalPicker({
  owner,
  max,
  marks,
  onAdd,
}: {
  /** With whose marks the list begins. */
  owner: string
  /** How many more can be added. */
  max: number
  marks: readonly CaseMark[]
  onAdd: (marks: CaseMark[]) => void
}) {
  const { t } = useTranslation('cases')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" style={{ marginBottom: 16 }} onClick={() => setIsOpen(true)}>
        {t('picker.open')}
      </Button>
      <Modal
        open={isOpen}
        title={t('picker.title')}
        width="min(1000px, 96vw)"
        footer={null}
        destroyOnHidden
        onCancel={() => setIsOpen(false)}
      >
        <Picker
          owner={owner}
          max={max}
          marks={marks}
          onAdd={(added) => {
            setIsOpen(false)
            onAdd(added)
          }}
        />
      </Modal>
    </>
  )
}

function Picker({ owner, max, marks, onAdd }: Parameters<typeof RenewalPicker>[0]) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const [query, setQuery] = useState({ keyword: owner, status: statuses[1] as (typeof statuses)[number], current: 1 })
  const [selected, setSelected] = useState<ReadonlyMap<string, CaseMark>>(new Map())
  const hasKeyword = query.keyword !== ''
  const result = useListRenewals(
    { ...query, size: SIZE },
    { query: { enabled: hasKeyword, placeholderData: keepPreviousData, retry: false } },
  )
  const select = (rows: readonly RenewalMark[], isSelected: boolean) => {
    const after = new Map(selected)
    for (const { number, name, classes } of rows)
      if (!isSelected) after.delete(number)
      else if (after.size < max) after.set(number, { number, name, classes })
    setSelected(after)
  }
  return (
    <>
      <Flex gap={12} wrap style={{ marginBottom: 12 }}>
        <div style={{ flex: '1 1 280px' }}>
          <KeywordSearch
            value={query.keyword}
            label={t('picker.keyword')}
            maxLength={200}
            button={t('manage.search')}
            onSearch={(keyword) => setQuery({ ...query, keyword, current: 1 })}
          />
        </div>
        <Segmented
          aria-label={t('picker.status')}
          value={query.status}
          options={statuses.map((value) => ({ value, label: t(`picker.statuses.${value}`) }))}
          onChange={(status) => setQuery({ ...query, status, current: 1 })}
        />
      </Flex>
      {result.error ? (
        <ErrorView error={result.error} onRetry={() => void result.refetch()} />
      ) : (
        <Table<RenewalMark>
          size="small"
          rowKey="number"
          dataSource={hasKeyword ? (result.data?.records ?? []) : []}
          loading={result.isFetching}
          scroll={{ x: 'max-content' }}
          locale={{ emptyText: t(hasKeyword ? 'picker.none' : 'picker.noKeyword') }}
          pagination={{
            current: query.current,
            pageSize: SIZE,
            total: hasKeyword ? (result.data?.total ?? 0) : 0,
            showSizeChanger: false,
            onChange: (current) => setQuery({ ...query, current }),
          }}
          rowSelection={{
            selectedRowKeys: [...selected.keys()],
            getCheckboxProps: (mark) => ({
              disabled: !isSelectable(mark) || marks.some(({ number }) => number === mark.number),
              'aria-label': t('picker.select', { number: mark.number }),
            }),
            onSelect: (mark, isSelected) => select([mark], isSelected),
            onSelectAll: (isSelected, _, changed) => select(changed, isSelected),
          }}
          columns={[
            {
              key: 'mark',
              title: t('picker.mark'),
              // Why it cannot be selected stands where a phone shows it without scrolling.
              render: (_, mark) => (
                <>
                  <span className="numeric">{mark.number}</span> {mark.name}
                  <Obstacle mark={mark} />
                </>
              ),
            },
            { key: 'classes', title: t('marks.classes'), render: (_, { classes }) => formatClasses(classes) },
            {
              key: 'expiry',
              title: t('picker.expiry'),
              render: (_, { renewal }) => <span className="day">{renewal.validdate || '—'}</span>,
            },
            {
              key: 'state',
              title: t('list.state'),
              render: (_, { renewal: { status } }) =>
                status === '' ? '—' : renewalStatuses[status][language === 'cn' ? 'zh' : 'en'],
            },
            {
              key: 'window',
              title: t('picker.window'),
              render: (_, { window }) =>
                window && (
                  <span className="day">
                    {window.opens} – {window.due} – {window.graceEnd}
                  </span>
                ),
            },
          ]}
        />
      )}
      <Flex justify="space-between" align="center" gap={12} wrap style={{ marginTop: 12 }}>
        <span role="status">
          {t('picker.selected', { count: selected.size })}
          {selected.size >= max && ` ${t('picker.full', { max })}`}
        </span>
        <Button type="primary" disabled={selected.size === 0} onClick={() => onAdd([...selected.values()])}>
          {t('marks.add')}
        </Button>
      </Flex>
    </>
  )
}

/** Why a mark cannot be renewed here, where its status does not say so. */
function Obstacle({ mark: { caseNo, ended, international, renewal } }: { mark: RenewalMark }) {
  const { t } = useTranslation('cases')
  const text =
    caseNo !== null
      ? t('picker.inCase', { number: caseNo })
      : ended
        ? t('picker.ended')
        : international
          ? t('picker.international')
          : renewal.status === '' && t('picker.termUnknown')
  return text && <div style={{ fontSize: 13 }}>{text}</div>
}

const isSelectable = ({ ended, international, window, caseNo }: RenewalMark) =>
  !ended && !international && window !== null && window.state !== 'lapsed' && caseNo === null
