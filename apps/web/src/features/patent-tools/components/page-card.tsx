import type { PatentApplicationPage } from '@markwright/api-client/models/patentApplicationPage'
import { type ApplicationPart, applicationPartLabels, applicationParts } from '@markwright/domain/patent-parts'
import { Button, Select } from 'antd'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { partsByKey } from '../model/assignment.ts'
import styles from './patent-tools.module.css'

const OUT = 'out'

/** A page as a picture, and the parts it goes to. */
export function PageCard({
  no,
  page,
  parts,
  onChange,
  onEnlarge,
}: {
  no: number
  page: PatentApplicationPage
  parts: readonly ApplicationPart[] | null
  onChange: (parts: readonly ApplicationPart[] | null) => void
  onEnlarge: () => void
}) {
  const { t } = useTranslation('patentTools')
  const language = useLanguage()
  const label = (part: ApplicationPart) => applicationPartLabels[part][language]
  const moveBy = (event: KeyboardEvent, step: number) => {
    event.preventDefault()
    const pictures = [...document.querySelectorAll<HTMLElement>(`.${styles.picture}`)]
    pictures[pictures.indexOf(event.currentTarget as HTMLElement) + step]?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') return moveBy(event, 1)
    if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') return moveBy(event, -1)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = partsByKey(event, parts, page.suggested)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  const value = parts === null ? [] : parts.length === 0 ? [OUT] : [...parts]
  return (
    <li className={styles.card} data-part={parts?.[0] ?? (parts ? OUT : 'open')}>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('split.enlarge', { no })}
        onClick={onEnlarge}
        onKeyDown={press}
      >
        <img
          src={`data:image/jpeg;base64,${page.picture}`}
          alt={page.text}
          width={page.width}
          height={page.height}
          loading="lazy"
        />
      </button>
      <p className={styles.facts}>
        <strong>{t('split.page', { no })}</strong>{' '}
        {page.state === 'text' ? t(`split.reason.${page.reason}`) : t(`split.state.${page.state}`)}
      </p>
      <Select
        mode="multiple"
        size="small"
        style={{ width: '100%' }}
        showSearch={false}
        aria-label={t('split.partOf', { no })}
        placeholder={t('split.choosePart')}
        status={parts === null ? 'warning' : ''}
        value={value}
        options={[
          ...applicationParts.map((part, at) => ({ value: part as string, label: `${at + 1} ${label(part)}` })),
          { value: OUT, label: `0 ${t('split.leaveOut')}` },
        ]}
        onChange={(next: string[]) => {
          // To leave a page out and to assign it exclude each other; what was chosen last counts.
          if (next.at(-1) === OUT) onChange([])
          else onChange(next.length === 0 ? null : applicationParts.filter((part) => next.includes(part)))
        }}
      />
      {parts === null && page.suggested && (
        <Button size="small" type="link" onClick={() => onChange([page.suggested!])}>
          {t('split.suggested', { part: label(page.suggested) })}
        </Button>
      )}
      {parts && parts.length > 1 && <p className={styles.note}>{t('split.several')}</p>}
    </li>
  )
}
