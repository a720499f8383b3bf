import { useFindGoods } from '@markwright/api-client/classification'
import { keepPreviousData } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorView } from '../ui/feedback/error-view.tsx'
import { Pager } from '../ui/controls/pager.tsx'
import { type ChosenGoods, withItem } from './chosen-goods.ts'
import styles from './goods-picker.module.css'
import { ItemBox } from './item-box.tsx'

const SIZE = 30

/** Items that a word finds, to choose from. */
export function FoundItems({
  keyword,
  value,
  onChange,
}: {
  keyword: string
  value: ChosenGoods
  onChange: (value: ChosenGoods) => void
}) {
  const { t } = useTranslation('classification')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useFindGoods(
    { keyword, current: page, size: SIZE },
    { query: { placeholderData: keepPreviousData } },
  )
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <section className={styles.found} aria-label={t('picker.found')}>
      <p role="status" className={styles.hint}>
        {data && t('foundCount', { count: data.total, shown: data.total.toLocaleString('en') })}
      </p>
      {!data && <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />}
      <ul className={styles.items}>
        {data?.records.map(({ id, cn, en, part, classNo, group }) => (
          <ItemBox
            key={id}
            item={{ id, cn, en, group: group.code, classNo }}
            part={part}
            hasGroup
            value={value}
            onChange={(item, isChosen) => onChange(withItem(value, item, isChosen))}
          />
        ))}
      </ul>
      {data && <Pager total={data.total} page={page} size={SIZE} onChange={setPage} />}
    </section>
  )
}
