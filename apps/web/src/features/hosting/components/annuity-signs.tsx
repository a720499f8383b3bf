import type { AnnuityStage } from '@markwright/api-client/models/annuityStage'
import type { PortfolioDecision } from '@markwright/api-client/models/portfolioDecision'
import { useTranslation } from 'react-i18next'
import { Sign, type Tone } from './signs.tsx'

const decisionTones: Record<PortfolioDecision, Tone> = { undecided: 'plain', asked: 'news', keep: 'good', drop: 'warn' }
const stageTones: Record<AnnuityStage, Tone> = {
  open: 'plain',
  ordered: 'warn',
  paid: 'news',
  instructed: 'news',
  done: 'good',
}

/** What was decided. */
export function DecisionSign({ decision }: { decision: PortfolioDecision }) {
  const { t } = useTranslation('annuities')
  return <Sign tone={decisionTones[decision]}>{t(`decision.${decision}`)}</Sign>
}

/** How far the payment is. */
export function StageSign({ stage }: { stage: AnnuityStage }) {
  const { t } = useTranslation('annuities')
  return <Sign tone={stageTones[stage]}>{t(`stage.${stage}`)}</Sign>
}
