import { compareOfficialDocuments } from '@markwright/api-client/contrast'
import type { Contrast } from '@markwright/api-client/models/contrast'
import { Button } from 'antd'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useDraftState } from '../../../shared/lib/use-draft-state.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ContrastResult } from '../components/contrast-result.tsx'
import styles from '../components/contrast.module.css'
import { SideForm } from '../components/side-form.tsx'
import { isFilled, restored, type Side, type Sides, toContrastSide } from '../model/side.ts'

/** Two official documents side by side, or one against a record of a register. */
export function ContrastPage() {
  const { t } = useTranslation('contrast')
  // What was pasted is saved in the tab, not on the server.
  const form = useDraftState(useUserDraft<Sides>('contrast'), restored)
  const sides = form.values
  const [contrast, setContrast] = useState<Contrast | null>(null)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  const change = (side: keyof Sides) => (changes: Partial<Side>) => {
    setIsIncomplete(false)
    // What is shown belongs to what was compared.
    setContrast(null)
    form.change((latest) => ({ [side]: { ...latest[side], ...changes } }))
  }
  const compare = useAction(async () => {
    const compared = await compareOfficialDocuments({
      left: toContrastSide(sides.left),
      right: toContrastSide(sides.right),
    })
    if (!form.isLatest(sides)) return
    setContrast(compared)
    window.requestAnimationFrame(() => result.current?.focus())
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isComplete = isFilled(sides.left) && isFilled(sides.right)
    setIsIncomplete(!isComplete)
    if (isComplete) void compare.run()
  }
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      <form className={`${styles.form} no-print`} onSubmit={submit} noValidate>
        <SideForm name="left" side={sides.left} onChange={change('left')} />
        <SideForm name="right" side={sides.right} onChange={change('right')} />
        <div className={styles.acts}>
          <Button type="primary" size="large" htmlType="submit" loading={compare.isRunning}>
            {t('compare')}
          </Button>
          <Button
            size="large"
            onClick={() => {
              form.change({ left: sides.right, right: sides.left })
              setContrast(null)
            }}
          >
            {t('swap')}
          </Button>
          <span className={styles.note}>{t('notSaved')}</span>
        </div>
        {isIncomplete && (
          <p className={styles.missing} role="alert">
            {t('incomplete')}
          </p>
        )}
        <ErrorNote error={compare.error} />
      </form>
      {contrast && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <ContrastResult
            contrast={contrast}
            query={{ left: toContrastSide(sides.left), right: toContrastSide(sides.right) }}
          />
        </div>
      )}
    </WorkPage>
  )
}
