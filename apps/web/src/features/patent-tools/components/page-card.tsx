import { ScissorOutlined } from '@ant-design/icons'
import type { PatentApplicationPage } from '@markwright/api-client/models/patentApplicationPage'
import { type ApplicationPart, applicationPartLabels } from '@markwright/domain/patents/patent-parts'
import { Button } from 'antd'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { isOpen, type PageSections, partsByKey, wholePage, withParts } from '../model/assignment.ts'
import { PartsSelect } from './parts-select.tsx'
import styles from './patent-tools.module.css'
import { SectionedPage } from './sectioned-page.tsx'

/** A page as an image, and the parts that it or its sections go to. */
export function PageCard({
  no,
  page,
  sections,
  onChange,
  onEnlarge,
}: {
  no: number
  page: PatentApplicationPage
  sections: PageSections
  onChange: (sections: PageSections) => void
  onEnlarge: () => void
}) {
  const { t } = useTranslation('patentTools')
  const language = useLanguage()
  const label = (part: ApplicationPart) => applicationPartLabels[part][language]
  const isCut = sections.length > 1
  const { parts } = sections[0]!
  const firstPart = sections.flatMap((section) => section.parts ?? [])[0]
  const moveBy = (event: KeyboardEvent, step: number) => {
    event.preventDefault()
    const images = [...document.querySelectorAll<HTMLElement>(`.${styles.image}`)]
    images[images.indexOf(event.currentTarget as HTMLElement) + step]?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') return moveBy(event, 1)
    if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') return moveBy(event, -1)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // Which section a key would mean cannot be seen.
    const next = isCut ? undefined : partsByKey(event, parts, page.suggested)
    if (!next) return
    event.preventDefault()
    onChange(wholePage(next))
  }
  return (
    <li className={styles.card} data-part={isOpen(sections) ? 'open' : (firstPart ?? 'out')}>
      <button
        type="button"
        className={styles.image}
        aria-label={t('split.enlarge', { no })}
        onClick={onEnlarge}
        onKeyDown={press}
      >
        <SectionedPage page={page} sections={sections} />
      </button>
      <p className={styles.facts}>
        <strong>{t('split.page', { no })}</strong>{' '}
        {page.state === 'text' ? t(`split.reason.${page.reason}`) : t(`split.state.${page.state}`)}
      </p>
      {sections.map(({ parts: each }, at) => (
        <PartsSelect
          // Sections have nothing but their place.
          key={`section-${at + 1}`}
          label={isCut ? t('split.partOfSection', { no, section: at + 1 }) : t('split.partOf', { no })}
          parts={each}
          onChange={(next) => onChange(withParts(sections, at, next))}
        />
      ))}
      {!isCut && parts === null && page.suggested && (
        <Button size="small" type="link" onClick={() => onChange(wholePage([page.suggested!]))}>
          {t('split.suggested', { part: label(page.suggested) })}
        </Button>
      )}
      {!isCut && parts && parts.length > 1 && <p className={styles.note}>{t('split.several')}</p>}
      <Button
        size="small"
        type="link"
        icon={<ScissorOutlined />}
        aria-label={t('split.cutPage', { no })}
        onClick={onEnlarge}
      >
        {isCut ? t('split.cutChange') : t('split.cutMake')}
      </Button>
    </li>
  )
}
