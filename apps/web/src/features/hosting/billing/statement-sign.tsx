import type { ClientStatementState } from '@markwright/api-client/models/clientStatementState'
import { useTranslation } from 'react-i18next'
import { Sign, type Tone } from '../components/signs.tsx'

const tones: Record<ClientStatementState, Tone> = { open: 'plain', overdue: 'bad', paid: 'good', void: 'over' }

export function StatementSign({ state }: { state: ClientStatementState }) {
  const { t } = useTranslation('billing')
  return <Sign tone={tones[state]}>{t(`statement.state.${state}`)}</Sign>
}
