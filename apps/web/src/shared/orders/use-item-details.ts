import { skuUnitLabels, type timeLimitLabels } from '@markwright/domain/money/order-statuses'
import { periodText } from '@markwright/domain/money/service-period'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'

type Detailed = {
  unit: keyof typeof skuUnitLabels
  timeLimit: keyof typeof timeLimitLabels | null
  wordCount: number | null
  callCount: number | null
  dailyLimit: number | null
  /** How many are ordered; 1 where a price is shown. */
  qty?: number
}

/** What a size of a product is, in a line: how long it lasts, how many words or calls, how many searches a day. */
export function useItemDetails(): (item: Detailed) => string {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const shown = (count: number) => count.toLocaleString('en')
  return ({ unit, timeLimit, wordCount, callCount, dailyLimit, qty = 1 }) =>
    [
      timeLimit
        ? t('items.lasts', { time: periodText(timeLimit, unit, qty, language) })
        : skuUnitLabels[unit][language],
      wordCount && t('items.words', { count: wordCount, shown: shown(wordCount) }),
      callCount && t('items.calls', { count: callCount, shown: shown(callCount) }),
      dailyLimit && t('items.daily', { count: dailyLimit, shown: shown(dailyLimit) }),
    ]
      .filter(Boolean)
      .join(' · ')
}
