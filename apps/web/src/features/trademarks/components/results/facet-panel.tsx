import { RightOutlined } from '@ant-design/icons'
import type { Facets } from '@markwright/api-client/models/facets'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { type FacetName, facetNames } from '../../model/facet-names.ts'
import { type FacetLine, facetLines, type Filter, withValues } from '../../model/facets.ts'
import styles from './facet-panel.module.css'

/** Lists that are open from the start. */
const OPEN_FIRST: ReadonlySet<FacetName> = new Set(['country', 'niceList', 'tmstatuscode', 'applicant'])
const LINES_FIRST = 6
/** A list that is longer can be looked through by words. */
const LINES_TO_FIND = 15

/**
 * The second filter: lists of the answer with how many hits each value leaves. A tick shows at once, before the address
 * has changed, which draws the whole list anew.
 */
export function FacetPanel({
  facets,
  filter: asked,
  onChange,
}: {
  facets: Facets | undefined
  filter: Filter
  onChange: (filter: Filter) => void
}) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const [filter, setFilter] = useState(asked)
  const [followed, setFollowed] = useState(asked)
  if (followed !== asked) {
    setFollowed(asked)
    setFilter(asked)
  }
  const change = (next: Filter) => {
    setFilter(next)
    onChange(next)
  }
  const groups = facetNames
    .map((name) => {
      const lines = facetLines(name, filter, facets, language)
      return { name, lines, chosen: lines.filter(({ isChosen }) => isChosen).length }
    })
    // One value that is not chosen leaves everything as it is.
    .filter(({ lines, chosen }) => lines.length > 1 || chosen > 0)
  if (groups.length === 0) return <p>{t('noFacets')}</p>
  return (
    <div className={styles.panel}>
      {groups.map(({ name, lines, chosen }) => (
        <details key={name} className={styles.group} open={OPEN_FIRST.has(name) || chosen > 0}>
          <summary>
            <span>
              {t(`facet.${name}`)}
              {chosen > 0 && (
                <span className={styles.chosen}>
                  <span className="visually-hidden">{t('chosen')} </span>
                  {chosen}
                </span>
              )}
            </span>
            <RightOutlined style={{ fontSize: 11 }} />
          </summary>
          <FacetList
            label={t(`facet.${name}`)}
            lines={lines}
            onToggle={({ values, isChosen }) => change(withValues(filter, name, values, !isChosen))}
          />
        </details>
      ))}
    </div>
  )
}

function FacetList({
  label: listLabel,
  lines,
  onToggle,
}: {
  label: string
  lines: readonly FacetLine[]
  onToggle: (line: FacetLine) => void
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
