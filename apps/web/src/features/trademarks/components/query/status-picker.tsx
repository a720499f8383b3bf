import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { defaultStatusChoices, type StatusChoice, statusChoices } from '../../model/status-choices.ts'
import styles from './tiles.module.css'

export function StatusPicker({
  value,
  onChange,
}: {
  value: readonly StatusChoice[]
  onChange: (value: readonly StatusChoice[]) => void
}) {
  const { t } = useTranslation('query')
  const language = useLanguage()
  const choose = (id: StatusChoice, isChosen: boolean) =>
    onChange(statusChoices.map((choice) => choice.id).filter((each) => (each === id ? isChosen : value.includes(each))))
  return (
    <div role="group" aria-label={t('status.legend')}>
      <div className={styles.head}>
        <button type="button" className={styles.quick} onClick={() => onChange(defaultStatusChoices)}>
          {t('status.default')}
        </button>
        <button type="button" className={styles.quick} onClick={() => onChange(statusChoices.map(({ id }) => id))}>
          {t('chooseAll')}
        </button>
        <button type="button" className={styles.quick} onClick={() => onChange([])}>
          {t('clear')}
        </button>
      </div>
      <div className={styles.tiles} style={{ '--tile-width': '210px' } as React.CSSProperties}>
        {statusChoices.map(({ id, zh, en }) => (
          <label key={id} className={styles.tile}>
            <input
              type="checkbox"
              checked={value.includes(id)}
              onChange={(event) => choose(id, event.target.checked)}
            />
            <span className={styles.label}>{language === 'cn' ? zh : en}</span>
          </label>
        ))}
      </div>
      <p className={styles.hint}>{t('status.note')}</p>
    </div>
  )
}
