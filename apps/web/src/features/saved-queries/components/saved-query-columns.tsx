import { DeleteOutlined, EditOutlined, LinkOutlined } from '@ant-design/icons'
import type { SavedQuery } from '@markwright/api-client/models/savedQuery'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import type { Column } from '../../../shared/list/record-list.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { useFormattedRun } from './use-formatted-run.ts'
import styles from './saved-queries.module.css'

export type SavedQueryAct = 'compare' | 'share' | 'rename' | 'remove'

/** What the list shows of each saved query. */
export function useSavedQueryColumns(onAct: (act: SavedQueryAct, query: SavedQuery) => void): Column<SavedQuery>[] {
  const { t } = useTranslation('queries')
  const formatRun = useFormattedRun()
  return [
    {
      key: 'name',
      title: t('saved.name'),
      render: (query) => (
        <>
          {query.address ? (
            <SiteLink to={query.address} className={styles.name}>
              {query.name}
            </SiteLink>
          ) : (
            <span className={styles.name}>{query.name}</span>
          )}
          {query.content !== query.name && <span className={styles.faint}>{query.content}</span>}
        </>
      ),
    },
    {
      key: 'lastRun',
      title: t('saved.lastRun'),
      render: ({ lastRun }) => (
        <>
          <span className="day">{toLocalMinute(lastRun.runTime)}</span>
          <span className={styles.faint}>{formatRun(lastRun)}</span>
        </>
      ),
    },
    {
      key: 'acts',
      title: t('saved.actions'),
      render: (query) => (
        <>
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
        </>
      ),
    },
  ]
}
