import { Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChosenList } from './chosen-list.tsx'
import type { ChosenGoods } from './chosen-goods.ts'
import { ClassList } from './class-list.tsx'
import { ClassContent } from './class-content.tsx'
import { FoundItems } from './found-items.tsx'
import styles from './goods-picker.module.css'
import { useSettled } from '../lib/use-settled.ts'

export type GoodsPickerProps = {
  value: ChosenGoods
  onChange: (value: ChosenGoods) => void
  /** The smallest thing that may be chosen. */
  depth?: 'classes' | 'groups' | 'items'
}

/**
 * Chooses goods and services: whole classes, similar groups or single items, by browsing or by a word in Chinese or
 * English. What is chosen stands beside it with its counts. Where no table is imported, classes only.
 */
export function GoodsPicker({ value, onChange, depth = 'items' }: GoodsPickerProps) {
  const { t } = useTranslation('classification')
  const [open, setOpen] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim())
  const isSearching = keyword !== '' && depth === 'items'
  return (
    <div className={styles.picker} data-depth={depth} data-open={open !== null || undefined}>
      {depth === 'items' && (
        <Input
          className={styles.search}
          allowClear
          maxLength={50}
          value={typed}
          aria-label={t('picker.search')}
          placeholder={t('picker.search')}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {isSearching ? (
        <FoundItems key={keyword} keyword={keyword} value={value} onChange={onChange} />
      ) : (
        <>
          <ClassList value={value} onChange={onChange} open={open} onOpen={depth === 'classes' ? undefined : setOpen} />
          {depth !== 'classes' && (
            <ClassContent
              key={open}
              classNo={open}
              withItems={depth === 'items'}
              value={value}
              onChange={onChange}
              onBack={() => setOpen(null)}
            />
          )}
        </>
      )}
      <ChosenList value={value} onChange={onChange} />
    </div>
  )
}
