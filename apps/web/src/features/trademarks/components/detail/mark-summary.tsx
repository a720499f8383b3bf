import type { TrademarkDetail } from '@markwright/api-client/models/trademarkDetail'
import { useTranslation } from 'react-i18next'
import { markLanguage } from '../../../../shared/similarity/mark-language.ts'
import { DemonstrationLabel, OfficeLabel, StatusLabel } from '../results/hit-parts.tsx'
import { MarkImage } from '../results/mark-image.tsx'
import { CopiedNumber } from './copied-number.tsx'
import styles from './detail.module.css'

/** The mark itself: image, name, where it stands, and its numbers. */
export function MarkSummary({ detail: { hit, numbers, madrid, deadlines } }: { detail: TrademarkDetail }) {
  const { t } = useTranslation(['detail', 'results'])
  const named = [
    { name: t('applicationNumber'), values: [hit.appNo] },
    { name: t('registrationNumber'), values: [hit.regNo, ...numbers].filter((number) => number !== null) },
    { name: t('internationalNumber'), values: madrid ? [madrid.number] : [] },
  ]
  const next = nextDeadline(deadlines)
  return (
    <div className={styles.hero}>
      {hit.imageUrl ? (
        <a href={hit.imageUrl} target="_blank" rel="noreferrer" aria-label={t('openImage')}>
          <MarkImage hit={hit} className={styles.image} isLarge />
        </a>
      ) : (
        <MarkImage hit={hit} className={styles.image} isLarge />
      )}
      <div>
        <div className={styles.name}>
          <h1 lang={markLanguage(hit.country, hit.name)}>{hit.name ?? t('results:figure')}</h1>
          {hit.demonstration && <DemonstrationLabel />}
        </div>
        {hit.nameOther && (
          <p className={styles.other} lang={markLanguage(hit.country, hit.nameOther)}>
            {hit.nameOther}
          </p>
        )}
        <p className={styles.status}>
          <StatusLabel hit={hit} />
          {hit.officeStatus && <small>{t('officeStatus', { text: hit.officeStatus })}</small>}
        </p>
        {next && (
          <p className={styles.next}>
            {t('nextDeadline', { name: next.name })} <strong className="day">{next.day}</strong>
          </p>
        )}
      </div>
      <dl className={styles.numbers}>
        <dt>{t('office')}</dt>
        <dd>
          <OfficeLabel code={hit.country} />
        </dd>
        {named.map(
          ({ name, values }) =>
            values.length > 0 && (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>
                  {values.map((number) => (
                    <CopiedNumber key={number} number={number} name={name} />
                  ))}
                </dd>
              </div>
            ),
        )}
        {hit.classes.length > 0 && (
          <>
            <dt>{t('classes')}</dt>
            <dd className="numeric">{t('results:classList', { classes: hit.classes.join(t('separator')) })}</dd>
          </>
        )}
      </dl>
    </div>
  )
}

/** The last day that comes next: in the grace period its end, and nothing of what is over. */
function nextDeadline(deadlines: TrademarkDetail['deadlines']) {
  const [next] = deadlines
    .flatMap(({ name, state, lastDay, graceEnd }) => {
      const day = state === 'grace' ? graceEnd : state === 'open' || state === 'not-open' ? lastDay : null
      return day ? [{ name, day }] : []
    })
    .toSorted((one, other) => one.day.localeCompare(other.day))
  return next
}
