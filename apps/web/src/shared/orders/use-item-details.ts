import { skuUnitLabels, timeLimitLabels } from '@markwright/domain/order-statuses'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'

type Detailed = {
  unit: keyof typeof skuUnitLabels
  timeLimit: keyof typeof timeLimitLabels | null
  wordCount: number | null
  dailyLimit: number | null
}

/** What a size of a product is, in a line: how long it lasts, how many words, how many searches a day. */
export function useItemDetails(): (item: Detailed) => string {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const shown = (count: number) => count.toLocaleString('en')
  return ({ unit, timeLimit, wordCount, dailyLimit }) =>
    [
      timeLimit ? t('items.lasts', { time: timeLimitLabels[timeLimit][language] }) : skuUnitLabels[unit][language],
      wordCount && t('items.words', { count: wordCount, shown: shown(wordCount) }),
      dailyLimit && t('items.daily', { count: dailyLimit, shown: shown(dailyLimit) }),
    ]
      .filter(Boolean)
      .join(' · ')
}
