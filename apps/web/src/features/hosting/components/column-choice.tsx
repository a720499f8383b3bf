import { SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Popover } from 'antd'
import { useTranslation } from 'react-i18next'
import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'
import { type ColumnName, columnsOfKind } from '../model/list-columns.ts'
import styles from './hosting.module.css'
import { useColumnNames } from './portfolio-columns.tsx'

/** Which columns a list has. */
export function ColumnChoice({
  kind,
  shown,
  onChange,
}: {
  kind: PortfolioKind
  shown: readonly ColumnName[]
  onChange: (names: ColumnName[]) => void
}) {
  const { t } = useTranslation('hosting')
  const names = columnsOfKind(kind)
  const nameOf = useColumnNames(kind)
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={t('list.columns')}
      content={
        <div className={styles.columns} role="group" aria-label={t('list.columns')}>
          {names.map((name) => (
            <Checkbox
              key={name}
              checked={shown.includes(name)}
              onChange={({ target }) =>
                onChange(names.filter((each) => (each === name ? target.checked : shown.includes(each))))
              }
            >
              {nameOf(name)}
            </Checkbox>
          ))}
        </div>
      }
    >
      <Button icon={<SettingOutlined />} aria-label={t('list.columns')} />
    </Popover>
  )
}
