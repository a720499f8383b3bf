import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, ScissorOutlined } from '@ant-design/icons'
import type { PatentApplicationPage } from '@markwright/api-client/models/patentApplicationPage'
import { applicationLimits } from '@markwright/domain/patents/patent-parts'
import { Button } from 'antd'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addCut,
  closestCut,
  moveCut,
  type PageSections,
  placeForCut,
  removeCut,
  stepCut,
  withParts,
} from '../model/assignment.ts'
import { PartsSelect } from './parts-select.tsx'
import styles from './patent-tools.module.css'
import { SectionedPage } from './sectioned-page.tsx'

/** A page in large, whose cuts can be made, moved between its lines and removed, and the parts of its sections. */
export function PageCuts({
  no,
  page,
  sections,
  onChange,
}: {
  no: number
  page: PatentApplicationPage
  sections: PageSections
  onChange: (sections: PageSections) => void
}) {
  const { t } = useTranslation('patentTools')
  const { breaks } = page
  const cutAt = ({ currentTarget, clientY }: MouseEvent<HTMLElement>) => {
    const { top, height } = currentTarget.getBoundingClientRect()
    const to = (clientY - top) / height
    onChange(
      sections.length < 2 ? addCut(sections, breaks, to) : moveCut(sections, closestCut(sections, to), breaks, to),
    )
  }
  return (
    <div className={styles.cutting}>
      <p className={styles.note}>{t('split.cutHelp')}</p>
      <ol className={styles.sections}>
        {sections.map(({ parts }, at) => (
          // Sections have nothing but their place.
          <li key={`section-${at + 1}`}>
            {at > 0 && (
              <div className={styles.cut} role="group" aria-label={t('split.cut', { no: at })}>
                <span>{t('split.cut', { no: at })}</span>
                <Button
                  size="small"
                  icon={<ArrowUpOutlined />}
                  aria-label={t('split.cutUp', { no: at })}
                  onClick={() => onChange(stepCut(sections, at, breaks, -1))}
                />
                <Button
                  size="small"
                  icon={<ArrowDownOutlined />}
                  aria-label={t('split.cutDown', { no: at })}
                  onClick={() => onChange(stepCut(sections, at, breaks, 1))}
                />
                <Button
                  size="small"
                  icon={<DeleteOutlined />}
                  aria-label={t('split.cutRemove', { no: at })}
                  onClick={() => onChange(removeCut(sections, at))}
                />
              </div>
            )}
            <PartsSelect
              label={
                sections.length > 1 ? t('split.partOfSection', { no, section: at + 1 }) : t('split.partOf', { no })
              }
              parts={parts}
              onChange={(next) => onChange(withParts(sections, at, next))}
            />
          </li>
        ))}
      </ol>
      <Button
        icon={<ScissorOutlined />}
        disabled={sections.length >= applicationLimits.sections}
        onClick={() => onChange(addCut(sections, breaks, placeForCut(sections)))}
      >
        {t('split.cutAdd')}
      </Button>
      {/* The buttons above do the same by keys. */}
      <div className={styles.large} onClick={cutAt}>
        <SectionedPage page={page} sections={sections} />
      </div>
    </div>
  )
}
