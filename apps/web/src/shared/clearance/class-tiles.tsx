import type { ClassSuccess } from '@markwright/api-client/models/classSuccess'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { SiteLink } from '../ui/controls/site-link.tsx'
import styles from './class-tiles.module.css'

/** Where a tile leads: to an address, or to the class being shown; nowhere where neither is given. */
type Leading = {
  pathOf?: (classNo: number) => string
  onChoose?: ((classNo: number) => void) | undefined
  chosen?: number
}

/** A tile for each class with its grade. */
export function ClassTiles({ classes, ...leading }: { classes: readonly ClassSuccess[] } & Leading) {
  return (
    <ul className={styles.tiles}>
      {classes.map((assessed) => (
        <li key={assessed.class}>
          <ClassTile assessed={assessed} {...leading} />
        </li>
      ))}
    </ul>
  )
}

function ClassTile({ assessed, pathOf, onChoose, chosen }: { assessed: ClassSuccess } & Leading) {
  const { t } = useTranslation('clearance')
  const language = useLanguage()
  const { class: no, grade, rate } = assessed
  const name = niceClassName(no, language)
  const label = t('tile', { no, name, grade, words: t(`grade.${grade}`), rate })
  const tile = (
    <span className={styles.tile} data-grade={grade} title={label}>
      <span className={`${styles.no} numeric`}>{String(no).padStart(2, '0')}</span>
      <b>{grade}</b>
      <span className="numeric">{t('percent', { rate })}</span>
    </span>
  )
  if (pathOf)
    return (
      <SiteLink to={pathOf(no)} aria-label={label}>
        {tile}
      </SiteLink>
    )
  if (!onChoose) return tile
  return (
    <button type="button" aria-pressed={no === chosen} aria-label={label} onClick={() => onChoose(no)}>
      {tile}
    </button>
  )
}
