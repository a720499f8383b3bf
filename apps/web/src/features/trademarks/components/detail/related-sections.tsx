import type { TrademarkDetail } from '@markwright/api-client/models/trademarkDetail'
import { countryName } from '@markwright/domain/places/countries'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { SmallTable } from '../../../../shared/list/small-table.tsx'
import styles from './detail.module.css'

type ClaimedNumber = { country: string | null; number: string | null; date: string | null }

const ABSENT = '—'
const numeric = (text: string | null) => (text ? <span className="numeric">{text}</span> : ABSENT)

/** Priorities or seniorities: rights that were claimed from another office. */
export function ClaimsTable({ claims, label }: { claims: readonly ClaimedNumber[]; label: string }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  return (
    <SmallTable
      label={label}
      rows={claims}
      keyOf={(_claim, index) => String(index)}
      columns={[
        {
          key: 'office',
          title: t('office'),
          render: ({ country }) => (country ? countryName(country, language) : ABSENT),
        },
        { key: 'number', title: t('number'), render: ({ number }) => numeric(number) },
        { key: 'date', title: t('date'), render: ({ date }) => numeric(date) },
      ]}
    />
  )
}

export function OppositionsTable({
  oppositions,
  label,
}: {
  oppositions: TrademarkDetail['oppositions']
  label: string
}) {
  const { t } = useTranslation('detail')
  return (
    <SmallTable
      label={label}
      rows={oppositions}
      keyOf={(_opposition, index) => String(index)}
      columns={[
        { key: 'number', title: t('number'), render: ({ number }) => numeric(number) },
        { key: 'date', title: t('date'), render: ({ date }) => numeric(date) },
        { key: 'opponent', title: t('opponent'), render: ({ opponent }) => opponent ?? ABSENT },
        { key: 'grounds', title: t('grounds'), render: ({ grounds }) => grounds ?? ABSENT },
        {
          key: 'earlierMarks',
          title: t('earlierMarks'),
          render: ({ earlierMarks }) => earlierMarks.join(t('separator')) || ABSENT,
        },
      ]}
    />
  )
}

export function MadridFacts({ madrid: { number, designations } }: { madrid: NonNullable<TrademarkDetail['madrid']> }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('internationalNumber')}</dt>
        <dd className="numeric">{number}</dd>
      </div>
      {designations.length > 0 && (
        <div className={styles.wide}>
          <dt>{t('designations', { count: designations.length })}</dt>
          <dd>{designations.map((code) => countryName(code, language)).join(t('separator'))}</dd>
        </div>
      )}
    </dl>
  )
}
