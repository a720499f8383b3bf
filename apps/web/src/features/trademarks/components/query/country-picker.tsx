import { jurisdictions } from '@markwright/domain/places/countries'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { useRovingFocus } from '../../../../shared/lib/use-roving-focus.ts'
import { Flag } from '../../../../shared/ui/brand/flag.tsx'
import { useLoadedCountries } from '../../hooks/use-loaded-countries.ts'
import { allCountries, inOrder } from '../../model/query.ts'
import styles from './tiles.module.css'

const continents = [...new Set(jurisdictions.map(({ continent }) => continent))]

/** The 43 jurisdictions by continent, with how many records each has here. */
export function CountryPicker({
  value,
  onChange,
}: {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}) {
  const { t } = useTranslation('query')
  const language = useLanguage()
  const { countOf, loaded } = useLoadedCountries()
  const { groupProps, itemProps } = useRovingFocus(allCountries[0])
  const chosen = new Set(value)
  const toggle = (codes: readonly string[], isChosen: boolean) =>
    onChange(inOrder(isChosen ? [...chosen, ...codes] : value.filter((code) => !codes.includes(code))))

  return (
    <div {...groupProps}>
      <div className={styles.head}>
        <button type="button" className={styles.quick} onClick={() => onChange(['CN'])}>
          {t('country.onlyChina')}
        </button>
        {loaded.length > 0 && (
          <button type="button" className={styles.quick} onClick={() => onChange(loaded)}>
            {t('country.withData', { count: loaded.length })}
          </button>
        )}
        <button type="button" className={styles.quick} onClick={() => onChange(allCountries)}>
          {t('country.all', { count: allCountries.length })}
        </button>
        <button type="button" className={styles.quick} onClick={() => onChange([])}>
          {t('clear')}
        </button>
      </div>
      {continents.map((continent) => {
        const members = jurisdictions.filter((each) => each.continent === continent)
        const codes = members.map(({ code }) => code)
        const hasAll = codes.every((code) => chosen.has(code))
        return (
          <div key={continent} role="group" aria-label={t(`continent.${continent}`)} className={styles.group}>
            <div className={styles.head}>
              <h3>{t(`continent.${continent}`)}</h3>
              {members.length > 1 && (
                <button type="button" className={styles.quick} onClick={() => toggle(codes, !hasAll)}>
                  {hasAll ? t('clear') : t('chooseAll')}
                </button>
              )}
            </div>
            <div className={styles.tiles} style={{ '--tile-width': '172px' } as React.CSSProperties}>
              {members.map(({ code, zh, en }) => (
                <label key={code} className={styles.tile} data-empty={countOf(code) === 0 || undefined}>
                  <input
                    type="checkbox"
                    checked={chosen.has(code)}
                    onChange={(event) => toggle([code], event.target.checked)}
                    {...itemProps(code)}
                  />
                  <Flag code={code} />
                  <span className={styles.label}>{language === 'cn' ? zh : en}</span>
                  <span className={`${styles.aside} numeric`}>{countOf(code)?.toLocaleString('en')}</span>
                </label>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
