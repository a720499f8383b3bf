import { RightOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './facet-groups.module.css'

const LINES_FIRST = 6
/** A list that is longer can be looked through by words. */
const LINES_TO_FIND = 15

export type FacetGroupLine = { label: string; count: number; isChosen: boolean }
export type FacetGroup<Name extends string, Line extends FacetGroupLine> = {
  name: Name
  label: string
  lines: readonly Line[]
  isOpen: boolean
}

/**
 * Lists of values with how many hits each leaves, to be ticked; one with nothing to choose from is left out. Its words
 * are among the texts `results`.
 */
export function FacetGroups<Name extends string, Line extends FacetGroupLine>({
  groups,
  onToggle,
}: {
  groups: readonly FacetGroup<Name, Line>[]
  onToggle: (name: Name, line: Line) => void
}) {
  const { t } = useTranslation('results')
  const shown = groups
    .map((group) => ({ ...group, chosen: group.lines.filter(({ isChosen }) => isChosen).length }))
    // One value that is not chosen leaves everything as it is.
    .filter(({ lines, chosen }) => lines.length > 1 || chosen > 0)
  if (shown.length === 0) return <p>{t('noFacets')}</p>
  return (
    <div className={styles.panel}>
      {shown.map(({ name, label, lines, chosen, isOpen }) => (
        <details key={name} className={styles.group} open={isOpen || chosen > 0}>
          <summary>
            <span>
              {label}
              {chosen > 0 && (
                <span className={styles.chosen}>
                  <span className="visually-hidden">{t('chosen')} </span>
                  {chosen}
                </span>
              )}
            </span>
            <RightOutlined style={{ fontSize: 11 }} />
          </summary>
          <FacetList label={label} lines={lines} onToggle={(line) => onToggle(name, line)} />
        </details>
      ))}
    </div>
  )
}

function FacetList<Line extends FacetGroupLine>({
  label: listLabel,
  lines,
  onToggle,
}: {
  label: string
  lines: readonly Line[]
  onToggle: (line: Line) => void
}) {
  const { t } = useTranslation('results')
  const [isWhole, setIsWhole] = useState(false)
  const [wanted, setWanted] = useState('')
  const text = wanted.trim().toLowerCase()
  const shown = isWhole
    ? lines.filter(({ label, isChosen }) => isChosen || label.toLowerCase().includes(text))
    : lines.filter(({ isChosen }, index) => index < LINES_FIRST || isChosen)
  return (
    <div role="group" aria-label={listLabel} className={styles.values}>
      {isWhole && lines.length > LINES_TO_FIND && (
        <input
          type="search"
          className={styles.find}
          value={wanted}
          placeholder={t('findValue')}
          aria-label={t('findValueIn', { facet: listLabel })}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {shown.map((line) => (
        <label key={line.label} className={styles.value}>
          <input type="checkbox" checked={line.isChosen} onChange={() => onToggle(line)} />
          <span>{line.label}</span>
          <span className={`${styles.count} numeric`}>{line.count.toLocaleString('en')}</span>
        </label>
      ))}
      {lines.length > LINES_FIRST && (
        <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('fewer') : t('allValues', { count: lines.length })}
        </button>
      )}
    </div>
  )
}
