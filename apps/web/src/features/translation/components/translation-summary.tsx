import type { OriginShares } from '@markwright/api-client/models/originShares'
import type { TranslationEngineNames } from '@markwright/api-client/models/translationEngineNames'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { percentagesOf } from '../model/percentages.ts'
import styles from './translation.module.css'

const parts = ['memory', 'terminology', 'phrase', 'dictionary', 'engine', 'unchanged'] as const

/** Who translated, how good it is, and where its words come from. */
export function TranslationSummary({
  engines,
  isDraft,
  shares,
}: {
  engines: readonly TranslationEngineNames[]
  isDraft: boolean
  shares: OriginShares
}) {
  const { t } = useTranslation('translation')
  const percents = percentagesOf(parts.map((part) => shares[part]))
  return (
    <div className={styles.summary}>
      <p>
        {isDraft && (
          <Tag color="warning" title={t('draftNote')} style={{ marginRight: 8 }}>
            {t('draft')}
          </Tag>
        )}
        {engines.length === 0
          ? t('byMemory')
          : engines.map(({ id, name, sentTo }) => (
              <span key={id}>{sentTo ? t('bySent', { name, host: sentTo }) : t('byLocal', { name })} </span>
            ))}
      </p>
      <p className={styles.shares}>
        {parts.flatMap((part, at) =>
          shares[part] > 0 ? (
            <span key={part}>
              {t(`share.${part}`)} <b className="numeric">{percents[at]} %</b>
            </span>
          ) : (
            []
          ),
        )}
      </p>
      {isDraft && <p className={styles.faint}>{t('draftNote')}</p>}
    </div>
  )
}
