import { CloseOutlined } from '@ant-design/icons'
import { useListViennaElements } from '@markwright/api-client/classification'
import { VIENNA_CODES_MAX } from '@markwright/domain/marks/vienna-code'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import styles from './vienna-picker.module.css'

/** The codes that are chosen, with their names as far as the table has them. */
export function ChosenCodes({ value, onRemove }: { value: readonly string[]; onRemove: (code: string) => void }) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  const { data } = useListViennaElements(
    { codes: value.join(';') },
    { query: { enabled: value.length > 0, placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY } },
  )
  const nameOf = (code: string) => {
    const element = data?.find((each) => each.code === code)
    return (language === 'en' ? element?.nameEn : element?.nameCn) ?? element?.nameEn ?? ''
  }
  return (
    <div className={styles.chosen}>
      <p role="status" className={styles.hint}>
        {t('vienna.chosen', { count: value.length, limit: VIENNA_CODES_MAX })}
      </p>
      <ul>
        {value.map((code) => (
          <li key={code} className={styles.tag}>
            <span className="numeric">{code}</span> {nameOf(code)}
            <button type="button" aria-label={t('picker.remove', { name: code })} onClick={() => onRemove(code)}>
              <CloseOutlined />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
