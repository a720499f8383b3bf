import { DownloadOutlined, FileSearchOutlined } from '@ant-design/icons'
import type { CrossResult } from '@markwright/api-client/models/crossResult'
import { countryName } from '@markwright/domain/places/countries'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { ButtonLink } from '../../../../shared/ui/controls/button-link.tsx'
import { MessageView } from '../../../../shared/ui/feedback/message-view.tsx'
import { useLoadedCountries } from '../../hooks/use-loaded-countries.ts'
import { type CrossFormQuery, crossSearchPath, officePath, toListQuery } from '../../model/cross-query.ts'
import { ExportDialog } from '../selection/export-dialog.tsx'
import { SelectionBar } from '../selection/selection-bar.tsx'
import { CrossOffice } from './cross-office.tsx'
import styles from './cross.module.css'

/** The offices that have hits, the fullest first, and those that have none. */
export function CrossAnswer({ query, result }: { query: CrossFormQuery; result: CrossResult }) {
  const { t } = useTranslation(['cross', 'selection'])
  const language = useLanguage()
  const { countOf } = useLoadedCountries()
  const [isExporting, setIsExporting] = useState(false)
  const { countries } = query.conditions
  const found = new Set(result.countries.map(({ country }) => country))
  const others = countries.filter((code) => !found.has(code))
  const names = (codes: readonly string[]) => codes.map((code) => countryName(code, language)).join(t('separator'))
  const unloaded = others.filter((code) => countOf(code) === 0)
  const empty = others.filter((code) => countOf(code) !== 0)
  const lower = { ...query, conditions: { ...query.conditions, degree: 'low' as const } }
  return (
    <div className={styles.answer}>
      <div className={styles.head}>
        <p className={styles.sum} role="status">
          {t(result.totalCapped ? 'sumAtLeast' : 'sum', {
            count: result.total,
            total: result.total.toLocaleString('en'),
            offices: result.countries.length,
          })}
        </p>
        {result.total > 0 && (
          <Button
            className="no-print"
            icon={<DownloadOutlined />}
            onClick={() => setIsExporting(true)}
            aria-haspopup="dialog"
          >
            {t('selection:export')}
          </Button>
        )}
      </div>
      {result.countries.length > 1 && (
        <nav aria-label={t('offices')} className={styles.offices}>
          {result.countries.map(({ country, total }) => (
            <button
              key={country}
              type="button"
              onClick={() => {
                const heading = document.getElementById(`office-${country}`)
                heading?.focus({ preventScroll: true })
                heading?.scrollIntoView({ block: 'center' })
              }}
            >
              {countryName(country, language)} <b className="numeric">{total.toLocaleString('en')}</b>
            </button>
          ))}
        </nav>
      )}
      {result.countries.length === 0 && (
        <MessageView
          stamp={<FileSearchOutlined />}
          title={t('nothing.title')}
          text={t('nothing.text')}
          actions={
            query.conditions.degree !== 'low' && (
              <ButtonLink to={crossSearchPath(lower)}>{t('nothing.lowest')}</ButtonLink>
            )
          }
        />
      )}
      <div className={styles.list}>
        {result.countries.map((each) => (
          <CrossOffice key={each.country} {...each} listPath={officePath(query, each.country)} />
        ))}
      </div>
      {empty.length > 0 && <p className={styles.rest}>{t('empty', { offices: names(empty) })}</p>}
      {unloaded.length > 0 && <p className={styles.rest}>{t('unloaded', { offices: names(unloaded) })}</p>}
      <p className={styles.rest}>{t('engine', { engine: result.engineVersion })}</p>
      <SelectionBar onExport={() => setIsExporting(true)} />
      {isExporting && (
        <ExportDialog query={toListQuery(query)} total={result.total} onClose={() => setIsExporting(false)} />
      )}
    </div>
  )
}
