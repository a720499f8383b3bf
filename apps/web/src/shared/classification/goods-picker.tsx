import { Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChosenList } from './chosen-list.tsx'
import type { ChosenGoods } from './chosen-goods.ts'
import { ClassList } from './class-list.tsx'
import { ClassContent } from './class-content.tsx'
import { FoundItems } from './found-items.tsx'
import styles from './goods-picker.module.css'
import { useDebouncedValue } from '../lib/use-debounced-value.ts'

export type GoodsPickerProps = {
  value: ChosenGoods
  onChange: (value: ChosenGoods) => void
  /** Whole classes and groups cannot be chosen. */
  isItemsOnly?: boolean
  /** The classes that are listed; all where it is null. */
  classes?: readonly number[] | null
}

/**
 * Chooses goods and services: whole classes, similar groups or single items, or items alone, by browsing or by a word in Chinese or
 * English. What is chosen is beside it with its counts.
 */
export function GoodsPicker({ value, onChange, isItemsOnly = false, classes = null }: GoodsPickerProps) {
  const { t } = useTranslation('classification')
  const [open, setOpen] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const keyword = useDebouncedValue(typed.trim())
  return (
    <div className={styles.picker} data-open={open !== null || undefined}>
      <Input
        className={styles.search}
        allowClear
        maxLength={50}
        value={typed}
        aria-label={t('picker.search')}
        placeholder={t('picker.search')}
        onChange={(event) => setTyped(event.target.value)}
        // Enter would send the form around it.
        onPressEnter={(event) => event.preventDefault()}
      />
      {keyword !== '' ? (
        <FoundItems key={keyword} keyword={keyword} value={value} onChange={onChange} />
      ) : (
        <>
          <ClassList
            value={value}
            onChange={onChange}
            open={open}
            onOpen={setOpen}
            isItemsOnly={isItemsOnly}
            classes={classes}
          />
          <ClassContent
            key={open}
            classNo={open}
            value={value}
            onChange={onChange}
            onBack={() => setOpen(null)}
            isItemsOnly={isItemsOnly}
          />
        </>
      )}
      <ChosenList value={value} onChange={onChange} />
    </div>
  )
}
