import type { ClassSuccess } from '@markwright/api-client/models/classSuccess'
import { findNiceClass } from '@markwright/domain/nice-classes'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import styles from './class-tiles.module.css'

/** A tile for each class with its grade; `wrap` makes it a link or a button. */
export function ClassTiles({
  classes,
  wrap,
}: {
  classes: readonly ClassSuccess[]
  wrap: (assessed: ClassSuccess, content: ReactNode, label: string) => ReactNode
}) {
  const { t } = useTranslation('clearance')
  const language = useLanguage()
  return (
    <ul className={styles.tiles}>
      {classes.map((assessed) => {
        const { class: no, grade, rate } = assessed
        const found = findNiceClass(no)
        const name = (language === 'cn' ? found?.zh : found?.en) ?? ''
        const label = t('tile', { no, name, grade, words: t(`grade.${grade}`), rate })
        const content = (
          <span className={styles.tile} data-grade={grade} title={label}>
            <span className={`${styles.no} numeric`}>{String(no).padStart(2, '0')}</span>
            <b>{grade}</b>
            <span className="numeric">{t('percent', { rate })}</span>
          </span>
        )
        return <li key={no}>{wrap(assessed, content, label)}</li>
      })}
    </ul>
  )
}
