import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { useTranslation } from 'react-i18next'
import type { Unit } from '../model/bilingual-units.ts'
import styles from './translation.module.css'

type Text = { language: TranslationLanguage; units: readonly Unit[] }

/** A text of a publication beside its other text, aligned by the numbers of claims and paragraphs. */
export function PublishedPairs({
  source,
  target,
  part,
}: {
  source: Text
  target: Text
  part: 'claims' | 'description'
}) {
  const { t } = useTranslation('translation')
  const other = new Map(target.units.filter(({ isHeading }) => !isHeading).map((unit) => [unit.no, unit.text]))
  return (
    <>
      <p className={styles.faint}>{t('bilingual.originNote', { language: t(`language.${target.language}`) })}</p>
      <ol className={styles.rows}>
        {source.units
          .filter(({ isHeading }) => !isHeading)
          .map(({ no, text }) => (
            <li
              key={no}
              className={styles.row}
              aria-label={t(part === 'claims' ? 'bilingual.claim' : 'bilingual.paragraph', { no })}
            >
              <div className={styles.cell} lang={source.language.slice(0, 2)}>
                <span className={styles.no}>{no}</span>
                {text}
              </div>
              <div className={styles.cell} lang={target.language.slice(0, 2)}>
                {other.get(no) ?? '–'}
              </div>
            </li>
          ))}
      </ol>
    </>
  )
}
