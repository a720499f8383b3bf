import { DownOutlined, UpOutlined } from '@ant-design/icons'
import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { countryName } from '@markwright/domain/places/countries'
import { useTranslation } from 'react-i18next'
import { trademarkDetailPath } from '../../../../shared/lib/paths.ts'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { MarkedName } from '../../../../shared/similarity/marked-name.tsx'
import { Flag } from '../../../../shared/ui/brand/flag.tsx'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { markLanguage } from '../../../../shared/similarity/mark-language.ts'
import { statusState } from '../../model/status-state.ts'
import styles from './hit-parts.module.css'

/** Formatted to the detail page, so that it can lead back to the list as it was. */
export const fromResults = { from: 'results' } as const

/** A word of letters that a column of the table has no room for at full size. */
const hasLongWord = (name: string | null) => (name && /\p{Script=Latin}{10}/u.test(name)) || undefined

export function HitName({ hit }: { hit: TrademarkHit }) {
  const { t } = useTranslation('results')
  const { name, nameOther, similarity, country } = hit
  return (
    <>
      <SiteLink
        to={trademarkDetailPath(hit.id)}
        state={fromResults}
        className={styles.name}
        data-long={hasLongWord(name)}
      >
        {name === null ? (
          <span className={styles.figure}>{t('figure')}</span>
        ) : (
          <span lang={markLanguage(country, name)}>
            <MarkedName name={name} similarity={similarity} field="name" />
          </span>
        )}
      </SiteLink>
      {nameOther && (
        <span className={styles.other} lang={markLanguage(country, nameOther)}>
          <MarkedName name={nameOther} similarity={similarity} field="nameOther" />
        </span>
      )}
    </>
  )
}

export function DemonstrationLabel() {
  const { t } = useTranslation('site')
  return (
    <span className={styles.demonstration} title={t('demonstrationNote')}>
      {t('demonstration')}
    </span>
  )
}

export function StatusLabel({ hit: { status, statusText } }: { hit: Pick<TrademarkHit, 'status' | 'statusText'> }) {
  return (
    <span className={styles.status}>
      <span className={styles.dot} data-state={statusState(status)} aria-hidden="true" />
      {statusText}
    </span>
  )
}

export function OfficeLabel({ code }: { code: string }) {
  const language = useLanguage()
  return (
    <span className={styles.country}>
      <Flag code={code} />
      {countryName(code, language)}
    </span>
  )
}

export function ExplanationToggle({
  isOpen,
  onToggle,
  name,
}: {
  isOpen: boolean
  onToggle: () => void
  name: string | null
}) {
  const { t } = useTranslation('results')
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-label={t('explainLabel', { name: name ?? t('figure') })}
      onClick={onToggle}
    >
      {t('explain')}
      {isOpen ? <UpOutlined style={{ fontSize: 10 }} /> : <DownOutlined style={{ fontSize: 10 }} />}
    </button>
  )
}

/** The applicant as the user can read it. */
export function useApplicantName() {
  const language = useLanguage()
  return ({ applicantCn, applicantEn }: TrademarkHit): string | null =>
    language === 'cn' ? (applicantCn ?? applicantEn) : (applicantEn ?? applicantCn)
}
