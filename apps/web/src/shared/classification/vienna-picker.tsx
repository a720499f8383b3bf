import { useListViennaElements } from '@markwright/api-client/classification'
import { VIENNA_CODES_MAX } from '@markwright/domain/marks/vienna-code'
import { Alert, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebouncedValue } from '../lib/use-debounced-value.ts'
import { ErrorView } from '../ui/feedback/error-view.tsx'
import { ChosenCodes } from './chosen-codes.tsx'
import { ViennaLevel } from './vienna-level.tsx'
import styles from './vienna-picker.module.css'

export type ViennaPickerProps = {
  /** Codes without leading zeros, in the order in which they were chosen: `4.1`. */
  value: readonly string[]
  onChange: (codes: readonly string[]) => void
}

/**
 * Chooses up to five codes of figurative elements, by going down the tree or by a word. A code stands for everything
 * below it.
 */
export function ViennaPicker({ value, onChange }: ViennaPickerProps) {
  const { t } = useTranslation('classification')
  const [typed, setTyped] = useState('')
  const [isOverLimit, setIsOverLimit] = useState(false)
  const keyword = useDebouncedValue(typed.trim())
  const { data, error, refetch } = useListViennaElements(keyword ? { keyword } : {}, {
    query: { staleTime: Number.POSITIVE_INFINITY },
  })
  const toggle = (code: string, isChosen: boolean) => {
    const others = value.filter((each) => each !== code)
    const exceeds = isChosen && others.length >= VIENNA_CODES_MAX
    setIsOverLimit(exceeds)
    if (!exceeds) onChange(isChosen ? [...others, code] : others)
  }
  return (
    <div className={styles.picker}>
      <Input
        allowClear
        maxLength={50}
        value={typed}
        aria-label={t('vienna.search')}
        placeholder={t('vienna.search')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ChosenCodes value={value} onRemove={(code) => toggle(code, false)} />
      {isOverLimit && (
        <Alert type="warning" showIcon role="alert" title={t('vienna.tooMany', { count: VIENNA_CODES_MAX })} />
      )}
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} />}
      {data?.length === 0 && <p className={styles.hint}>{t('vienna.noneFound')}</p>}
      {data && data.length > 0 && (
        <div className={styles.tree}>
          <ViennaLevel elements={data} value={value} onToggle={toggle} isFlat={keyword !== ''} />
        </div>
      )}
    </div>
  )
}
