import { DeleteOutlined, EditOutlined, LinkOutlined } from '@ant-design/icons'
import type { SavedQuery } from '@markwright/api-client/models/savedQuery'
import { Button, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { useFormattedRun } from './use-formatted-run.ts'
import styles from './saved-queries.module.css'

export type SavedQueryAct = 'compare' | 'share' | 'rename' | 'remove'

export function SavedQueryTable({
  queries,
  isBusy,
  onAct,
}: {
  queries: readonly SavedQuery[]
  isBusy: boolean
  onAct: (act: SavedQueryAct, query: SavedQuery) => void
}) {
  const { t } = useTranslation('queries')
  const isPhone = usePhoneWidth()
  const formatRun = useFormattedRun()
  const run = ({ lastRun }: SavedQuery) => (
    <>
      <span className="numeric">{toLocalMinute(lastRun.runTime)}</span>
      <span className={styles.faint}>{formatRun(lastRun)}</span>
    </>
  )
  const acts = (query: SavedQuery) => (
    <span className={styles.acts}>
      <Button
        size="small"
        onClick={() => onAct('compare', query)}
        aria-label={t('saved.rerunOf', { name: query.name })}
      >
        {t('saved.rerun')}
      </Button>
      <Button
        type="text"
        size="small"
        icon={<LinkOutlined />}
        aria-label={t('saved.shareOf', { name: query.name })}
        onClick={() => onAct('share', query)}
      >
        {query.shares.length > 0 ? query.shares.length : null}
      </Button>
      <Button
        type="text"
        size="small"
        icon={<EditOutlined />}
        aria-label={t('saved.renameOf', { name: query.name })}
        onClick={() => onAct('rename', query)}
      />
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        aria-label={t('saved.removeOf', { name: query.name })}
        onClick={() => onAct('remove', query)}
      />
    </span>
  )
  const columns: TableColumnType<SavedQuery>[] = [
    {
      title: t('saved.name'),
      render: (_value, query) => (
        <>
          {query.address ? (
            <SiteLink to={query.address} className={styles.name}>
              {query.name}
            </SiteLink>
          ) : (
            <span className={styles.name}>{query.name}</span>
          )}
          {query.content !== query.name && <span className={styles.faint}>{query.content}</span>}
          {isPhone && (
            <>
              <span className={styles.faint}>{run(query)}</span>
              {acts(query)}
            </>
          )}
        </>
      ),
    },
    { title: t('saved.lastRun'), render: (_value, query) => run(query), width: 300, responsive: ['md'] },
    { title: t('saved.actions'), render: (_value, query) => acts(query), width: 270, responsive: ['md'] },
  ]
  return (
    <Table<SavedQuery>
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={[...queries]}
      pagination={false}
      loading={isBusy && { delay: 300 }}
    />
  )
}
