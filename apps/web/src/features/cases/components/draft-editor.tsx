import { useListCaseTypes } from '@markwright/api-client/cases'
import type { CaseDraft } from '@markwright/api-client/models/caseDraft'
import { Alert, Button, Flex, Skeleton, Steps } from 'antd'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { loadTexts } from '../../../shared/i18n/later-texts.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { LeaveGuard } from '../../../shared/ui/forms/leave-guard.tsx'
import { useDraftCheck } from '../hooks/use-draft-check.ts'
import { useDraftQuotations } from '../hooks/use-draft-quotations.ts'
import { useDraftSaving } from '../hooks/use-draft-saving.ts'
import { controlId, isShown } from '../model/case-content.ts'
import { ProblemsContext } from './control.tsx'
import { FieldEditor, loadEditors } from './field-editor.tsx'

const ProblemList = lazy(async () => ({ default: (await import('./problem-list.tsx')).ProblemList }))
const DraftConflict = lazy(async () => ({ default: (await import('./draft-conflict.tsx')).DraftConflict }))
const ClearancePanel = lazy(async () => ({ default: (await import('./clearance-panel.tsx')).ClearancePanel }))
const LockedStep = lazy(async () => {
  const [module] = await Promise.all([import('./locked-step.tsx'), loadTexts(['quotations'])])
  return { default: module.LockedStep }
})
const QuotationStep = lazy(async () => {
  const [module] = await Promise.all([import('./quotation-step.tsx'), loadTexts(['orders', 'quotations'])])
  return { default: module.QuotationStep }
})
const OrderCaseStep = lazy(async () => ({ default: (await import('./order-case-step.tsx')).OrderCaseStep }))

const ORDER = 'order'

const focusControl = (path: string) => document.querySelector<HTMLElement>(`#${CSS.escape(controlId(path))}`)?.focus()

/** The steps of a draft, the last of which checks all others and orders the case. */
export function DraftEditor({ draft }: { draft: CaseDraft }) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const [parameters, setParameters] = useSearchParams()
  const quotations = useDraftQuotations(draft)
  const saving = useDraftSaving(draft, quotations)
  const jumpTo = useRef<{ step: string; path: string } | null>(null)
  const { steps } = draft.type
  useEffect(() => loadEditors(new Set(steps.flatMap(({ fields }) => fields.map(({ type }) => type)))), [steps])
  const isSold = useListCaseTypes().data?.find(({ productType }) => productType === draft.productType)?.isSold ?? true
  const codes = [...steps.map(({ code }) => code), ORDER]
  const current = Math.max(0, codes.indexOf(parameters.get('step') ?? ''))
  const step = steps[current]
  const mark = steps.flatMap(({ fields }) => fields).find(({ type }) => type === 'markImage')
  const goods = step?.fields.find(({ type }) => type === 'goods')

  const goTo = (code: string) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('step', code)
        return after
      },
      { preventScrollReset: code === codes[current] },
    )
  const checking = useDraftCheck(draft.id, saving, !step)
  const check = checking.data
  const next = (code: string) => {
    goTo(code)
    void saving.save()
  }
  const arrive = useEffectEvent((at: string) => {
    if (jumpTo.current?.step !== at) return
    focusControl(jumpTo.current.path)
    jumpTo.current = null
  })
  const currentCode = codes[current]!
  useEffect(() => arrive(currentCode), [currentCode])

  const problems = useMemo(
    () => new Map((check?.problems ?? []).map(({ path, text }) => [path, text[language]])),
    [check, language],
  )
  const jump = (problem: { step: string; path: string }) => {
    if (problem.step === currentCode) return focusControl(problem.path)
    jumpTo.current = problem
    goTo(problem.step)
  }
  const lastStep = {
    draft,
    version: saving.version,
    check: check ?? null,
    isChecking: checking.isFetching || saving.isChanged,
    error: checking.error,
    onCheck: () => void checking.refetch(),
    onJump: jump,
    onRefusal: saving.showTheirs,
  }
  const stepsWithProblems = new Set(check?.problems.map((problem) => problem.step))
  return (
    <ProblemsContext value={problems}>
      <Steps
        size="small"
        current={current}
        style={{ margin: '20px 0 28px' }}
        responsive
        items={[
          ...codes.map((code, index) => ({
            title: steps[index]?.label[language] ?? t(quotations.isQuoted ? 'draft.quotation' : 'draft.order'),
            ...(stepsWithProblems.has(code) && { status: 'error' as const }),
          })),
          // What follows on the page of the case.
          { title: t('correspondence.steps.documents'), disabled: true },
          { title: t('correspondence.steps.notification'), disabled: true },
        ]}
        onChange={(index) => next(codes[index]!)}
      />
      {saving.theirs && (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 3 }} />}>
          <DraftConflict
            type={draft.type}
            mine={saving.content}
            theirs={saving.theirs.content}
            onTakeTheirs={saving.takeTheirs}
            onKeepMine={saving.keepMine}
          />
        </Suspense>
      )}
      <ErrorNote error={saving.error} act="change" />
      {saving.error !== null && (
        <Button size="small" onClick={() => void saving.save()}>
          {t('draft.saveAgain')}
        </Button>
      )}
      {step && quotations.locking ? (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
          <LockedStep
            type={draft.type}
            step={step}
            content={saving.content}
            quotation={quotations.locking}
            onConfirm={() => {
              quotations.confirmLapse(quotations.locking!.id)
              void saving.save()
            }}
          />
        </Suspense>
      ) : step ? (
        <div style={{ maxWidth: goods ? 1100 : 720 }}>
          {check && check.problems.length > 0 && (
            <Suspense fallback={null}>
              <ProblemList problems={check.problems} onJump={jump} />
            </Suspense>
          )}
          {step.fields
            .filter((field) => isShown(field, saving.content))
            .map((field) => (
              <FieldEditor
                key={field.name}
                field={field}
                content={saving.content}
                onChange={(value) => saving.set(field.name, value)}
              />
            ))}
          {mark && goods && draft.type.office === 'CN' && (
            <Suspense fallback={<Skeleton active />}>
              <ClearancePanel draft={draft} saving={saving} fields={{ mark: mark.name, goods: goods.name }} />
            </Suspense>
          )}
        </div>
      ) : (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
          {quotations.isQuoted ? (
            <QuotationStep
              {...lastStep}
              error={checking.error ?? (quotations.list ? null : quotations.error)}
              quotations={quotations.list}
              isSold={isSold}
              onChange={quotations.reread}
            />
          ) : (
            <OrderCaseStep {...lastStep} />
          )}
        </Suspense>
      )}
      <Flex gap={12} align="center" wrap style={{ marginTop: 24 }}>
        {current > 0 && <Button onClick={() => next(codes[current - 1]!)}>{t('draft.back')}</Button>}
        {step && (
          <Button type="primary" onClick={() => next(codes[current + 1]!)}>
            {t('draft.next')}
          </Button>
        )}
        <span role="status" style={{ color: 'var(--ink-faint)' }}>
          {saving.theirs || saving.error !== null
            ? ''
            : saving.isSaving || saving.isChanged
              ? t('draft.saving')
              : t('draft.saved')}
        </span>
      </Flex>
      <LeaveGuard
        when={saving.isChanged && (saving.theirs !== null || saving.error !== null)}
        whenClosing={saving.isChanged || saving.theirs !== null}
        texts={{
          title: t('draft.leave.title'),
          text: t('draft.leave.text'),
          stay: t('draft.leave.stay'),
          leave: t('draft.leave.leave'),
        }}
      />
      {!isSold && !quotations.isQuoted && (
        <Alert style={{ marginTop: 20 }} type="info" showIcon title={t('draft.notSold')} />
      )}
    </ProblemsContext>
  )
}
