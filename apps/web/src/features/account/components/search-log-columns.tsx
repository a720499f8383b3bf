import { DeleteOutlined } from '@ant-design/icons'
import type { SearchLog } from '@markwright/api-client/models/searchLog'
import { patentSearchTypes } from '@markwright/domain/patents/patent-labels'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import type { Column } from '../../../shared/list/record-list.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'

/** What the list shows of each search; the content leads to the search itself where the site can show it. */
export function useSearchLogColumns(onRemove: (log: SearchLog) => void): Column<SearchLog>[] {
  const { t } = useTranslation('account')
  const formatContent = useFormattedContent()
  return [
    {
      key: 'content',
      title: t('log.content'),
      render: (log) =>
        log.searchAddress ? (
          <SiteLink to={log.searchAddress} title={t('log.again')}>
            {formatContent(log)}
          </SiteLink>
        ) : (
          formatContent(log)
        ),
    },
    { key: 'product', title: t('log.product'), render: (log) => t(`log.kinds.${kindOf(log)}`) },
    {
      key: 'time',
      title: t('log.time'),
      render: ({ createTime }) => <span className="day">{toLocalMinute(createTime)}</span>,
    },
    { key: 'hits', title: t('log.hits'), isNumber: true, render: ({ total }) => total?.toLocaleString('en') ?? '—' },
    { key: 'initiator', title: t('log.initiator'), render: ({ initiator }) => t(`log.initiators.${initiator}`) },
    {
      key: 'acts',
      title: t('actions'),
      render: (log) => (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('log.removeOf', { content: formatContent(log) })}
          onClick={() => onRemove(log)}
        />
      ),
    },
  ]
}

/** What was searched for. A patent search by filters alone may have no words. */
export function useFormattedContent() {
  const { t } = useTranslation('account')
  return ({ searchContent }: Pick<SearchLog, 'searchContent'>): string => searchContent || t('log.noContent')
}

const kindOf = ({ searchKind, patentSearchType }: Pick<SearchLog, 'searchKind' | 'patentSearchType'>) =>
  searchKind ?? patentSearchTypes.find((each) => each === patentSearchType) ?? 'text'
