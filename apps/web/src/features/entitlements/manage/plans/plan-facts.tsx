import type { PlanFields } from '@markwright/api-client/models/planFields'
import { cardName } from '@markwright/domain/money/card-levels'
import { periodText } from '@markwright/domain/money/limit-text'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { Facts } from '../../../../shared/ui/layout/facts.tsx'
import { LimitList } from './limit-list.tsx'

/** What a plan gives, as it was or is to be. */
export function PlanFacts({ content }: { content: PlanFields }) {
  const { t } = useTranslation('plans')
  const language = useLanguage()
  return (
    <Facts
      facts={[
        [t('plan.name'), `${content.nameCn} · ${content.nameEn}`],
        [t('plan.period'), periodText(content, language)],
        [t('plan.card'), cardName(content.cardLevel)],
        [t('plan.limits'), <LimitList key="limits" limits={content.limits} />],
        [
          t('plan.state'),
          t(content.isActive ? 'plan.offered' : 'plan.notOffered') + (content.addsUp ? ` · ${t('plan.addsUp')}` : ''),
        ],
      ]}
    />
  )
}
