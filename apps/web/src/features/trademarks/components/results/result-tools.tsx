import {
  ApartmentOutlined,
  AppstoreOutlined,
  CheckOutlined,
  DownloadOutlined,
  FilterOutlined,
  LinkOutlined,
  SettingOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { Button, Popover, Segmented, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { usePhoneWidth } from '../../../../shared/lib/use-media.ts'
import { useCopied } from '../../../../shared/lib/use-copied.ts'
import { ButtonLink } from '../../../../shared/ui/controls/button-link.tsx'
import { type ColumnName, columnNames } from '../../model/result-columns.ts'
import { type Layout, type Sort, sorts } from '../../model/search-address.ts'
import styles from './result-head.module.css'

export function ResultTools({
  sort,
  onSort,
  layout,
  onLayout,
  columns,
  onColumns,
  hasSimilarity,
  onOpenFacets,
  filterCount,
  onExport,
  everywherePath,
}: {
  sort: Sort
  onSort: (sort: Sort) => void
  layout: Layout
  onLayout: (layout: Layout) => void
  columns: readonly ColumnName[]
  onColumns: (columns: readonly ColumnName[]) => void
  hasSimilarity: boolean
  /** Given where the facets are not beside the list. */
  onOpenFacets?: () => void
  filterCount: number
  /** Given once there is something to export. */
  onExport?: (() => void) | undefined
  /** Where the same is searched at every office; null where it cannot be. */
  everywherePath: string | null
}) {
  const { t } = useTranslation(['results', 'selection'])
  const { isCopied, copy } = useCopied()
  const isPhone = usePhoneWidth()
  return (
    <>
      {onOpenFacets && (
        <Button icon={<FilterOutlined />} onClick={onOpenFacets} aria-haspopup="dialog">
          {filterCount > 0 ? t('filterCount', { count: filterCount }) : t('filter')}
        </Button>
      )}
      <Select<Sort>
        value={sort}
        onChange={onSort}
        className={styles.order}
        popupMatchSelectWidth={false}
        aria-label={t('sort.label')}
        options={sorts.map((value) => ({
          value,
          label: t(`sort.${value === 'score' && !hasSimilarity ? 'none' : value}`),
        }))}
      />
      <Segmented<Layout>
        value={layout}
        onChange={onLayout}
        aria-label={t('layout.label')}
        options={[
          {
            value: 'table',
            icon: <UnorderedListOutlined />,
            title: t('layout.table'),
            label: <span className="visually-hidden">{t('layout.table')}</span>,
          },
          {
            value: 'cards',
            icon: <AppstoreOutlined />,
            title: t('layout.cards'),
            label: <span className="visually-hidden">{t('layout.cards')}</span>,
          },
        ]}
      />
      {layout === 'table' && (
        <Popover
          trigger="click"
          placement="bottomRight"
          title={t('columns')}
          content={
            <div className={styles.columns} role="group" aria-label={t('columns')}>
              {columnNames
                .filter((name) => name !== 'similarity' || hasSimilarity)
                .map((name) => (
                  <label key={name}>
                    <input
                      type="checkbox"
                      checked={columns.includes(name)}
                      onChange={({ target }) =>
                        onColumns(
                          columnNames.filter((each) => (each === name ? target.checked : columns.includes(each))),
                        )
                      }
                    />
                    {t(`column.${name}`)}
                  </label>
                ))}
            </div>
          }
        >
          <Button icon={<SettingOutlined />} aria-label={t('columns')} />
        </Popover>
      )}
      {everywherePath && (
        <ButtonLink icon={<ApartmentOutlined />} to={everywherePath} aria-label={t('everywhere')}>
          {isPhone ? null : t('everywhere')}
        </ButtonLink>
      )}
      {onExport && (
        <Button
          icon={<DownloadOutlined />}
          onClick={onExport}
          aria-haspopup="dialog"
          aria-label={t('selection:export')}
        >
          {isPhone ? null : t('selection:export')}
        </Button>
      )}
      <Button
        icon={isCopied ? <CheckOutlined /> : <LinkOutlined />}
        onClick={() => copy(window.location.href)}
        aria-label={isCopied ? undefined : t('copyLink')}
        aria-live="polite"
      >
        {isCopied ? t('linkCopied') : isPhone ? null : t('copyLink')}
      </Button>
    </>
  )
}
