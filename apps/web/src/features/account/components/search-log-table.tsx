import { DeleteOutlined } from '@ant-design/icons'
import type { SearchLog } from '@markwright/api-client/models/searchLog'
import { patentSearchTypes } from '@markwright/domain/patent-labels'
import { Button, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { SiteLink } from '../../../shared/ui/site-link.tsx'

/** Searches as a table; the content leads to the search itself where the site can show it. */
export function SearchLogTable({
  logs,
  isBusy,
  onRemove,
}: {
  logs: readonly SearchLog[]
  isBusy: boolean
  onRemove: (log: SearchLog) => void
}) {
  const { t } = useTranslation('account')
  const isPhone = usePhoneWidth()
  const columns: TableColumnType<SearchLog>[] = [
    {
      title: t('log.content'),
      render: (_value, { searchContent, searchAddress, createTime, ...log }) => (
        <>
          {searchAddress ? (
            <SiteLink to={searchAddress} title={t('log.again')}>
              {searchContent}
            </SiteLink>
          ) : (
            searchContent
          )}
          {isPhone && (
            <time className="numeric" style={{ display: 'block', color: 'var(--ink-faint)' }}>
              {toLocalMinute(createTime)} · {t(`log.kinds.${kindOf(log)}`)}
            </time>
          )}
        </>
      ),
    },
    {
      title: t('log.product'),
      render: (_value, log) => t(`log.kinds.${kindOf(log)}`),
      width: 150,
      responsive: ['lg'],
    },
    {
      title: t('log.time'),
      render: (_value, { createTime }) => toLocalMinute(createTime),
      className: 'day',
      width: 160,
      responsive: ['md'],
    },
    {
      title: t('log.hits'),
      render: (_value, { total }) => total.toLocaleString('en'),
      className: 'numeric',
      align: 'end',
      width: isPhone ? 76 : 96,
    },
    {
      title: t('log.initiator'),
      render: (_value, { initiator }) => t(`log.initiators.${initiator}`),
      width: 120,
      responsive: ['md'],
    },
    {
      title: <span className="visually-hidden">{t('actions')}</span>,
      render: (_value, log) => (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('log.removeOf', { content: log.searchContent })}
          onClick={() => onRemove(log)}
        />
      ),
      width: 56,
    },
  ]
  return (
    <Table<SearchLog>
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={[...logs]}
      pagination={false}
      loading={isBusy && { delay: 300 }}
      tableLayout="fixed"
    />
  )
}

const kindOf = ({ searchKind, patentSearchType }: Pick<SearchLog, 'searchKind' | 'patentSearchType'>) =>
  searchKind ?? patentSearchTypes.find((each) => each === patentSearchType) ?? 'text'
