import { limitText } from '@markwright/domain/money/limit-text'
import type { PlanLimit } from '@markwright/domain/money/metered-services'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'

type ShownLimit = PlanLimit & { used?: number }

/** Limits in words, one on a line; with what is used of a stock where that is known. */
export function LimitList({ limits }: { limits: readonly ShownLimit[] }) {
  const { t } = useTranslation('plans')
  const language = useLanguage()
  if (limits.length === 0) return <>{t('plan.noLimits')}</>
  return (
    <ul>
      {limits.map((limit) => {
        const text = limitText(limit, language)
        const used = limit.used?.toLocaleString('en')
        return <li key={text}>{limit.total === null || !used ? text : t('plan.usedOf', { text, used })}</li>
      })}
    </ul>
  )
}
