import type { Grant } from '@markwright/api-client/models/grant'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Instant } from '../instant.tsx'
import { StateTag, type Tone } from '../state-tag.tsx'
import styles from './user-grants.module.css'

const tones: Record<Grant['state'], Tone> = { running: 'good', ended: 'calm', revoked: 'bad' }

/** A grant in a few lines, and what may be done to it in its state; nothing without `onAct`. */
export function GrantCard({ grant, onAct }: { grant: Grant; onAct?: (act: 'extend' | 'revoke') => void }) {
  const { t } = useTranslation('backoffice')
  const { service, kind, state, total, used, dailyLimit, monitorsLimit, note, revokedReason, grantedBy } = grant
  const shown = (count: number) => count.toLocaleString('en')
  const amounts = [
    total !== null && t('grants.used', { used: shown(used), total: shown(total) }),
    dailyLimit !== null && t('grants.daily', { limit: shown(dailyLimit) }),
    monitorsLimit !== null && t('grants.monitors', { limit: shown(monitorsLimit) }),
  ].filter(Boolean)
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <strong>
          {t(`grants.services.${service}`)} · {t(`grants.kinds.${kind}`)}
        </strong>
        <StateTag tone={tones[state]} text={t(`grants.state.${state}`)} />
      </div>
      <p className="numeric">{amounts.join(' · ')}</p>
      <p>
        <Instant at={grant.startTime} /> – <Instant at={grant.revokeTime ?? grant.endTime} />
      </p>
      {grantedBy && <p>{t('grants.by', { name: grantedBy })}</p>}
      {note && <p>{note}</p>}
      {revokedReason && (
        <p>
          {t('grants.reason')}: {revokedReason}
        </p>
      )}
      {onAct && state !== 'revoked' && (
        <div className={styles.acts}>
          <Button size="small" onClick={() => onAct('extend')}>
            {t('grants.extend')}
          </Button>
          {state === 'running' && (
            <Button size="small" danger onClick={() => onAct('revoke')}>
              {t('grants.revoke')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
