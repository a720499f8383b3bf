import type { ReportPreview as Preview } from '@markwright/api-client/models/reportPreview'
import { getListReportsQueryKey, requestReport, useListReports } from '@markwright/api-client/reports'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Input, Segmented } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { analysisReportPath, paths } from '../../../shared/lib/paths.ts'
import { GoodsPicker } from '../../../shared/classification/goods-picker.tsx'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useDraftState } from '../../../shared/lib/use-draft-state.ts'
import { useSessionToken } from '../../../shared/session/session.ts'
import { openSignIn } from '../../../shared/session/sign-in-dialog.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { Field, FieldGroup } from '../../../shared/ui/forms/field.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { isUsedUp, UsedUp } from '../../../shared/ui/feedback/used-up.tsx'
import { isComplete, type ReportDraft, restored, toOrder } from '../model/report-draft.ts'
import { ImageField } from './image-field.tsx'
import { ReportPreview } from './report-preview.tsx'
import styles from './reports.module.css'

/** Requests a preview or orders a report. An order that is sent again unchanged, be it after a reload, is the same order. */
export function ReportOrderForm() {
  const { t } = useTranslation('reports')
  const language = useLanguage()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const id = useId()
  const isSignedIn = useSessionToken() !== null
  const draft = useUserDraft<ReportDraft>('report')
  const form = useDraftState(draft, (saved) => restored(saved, language))
  const order = form.values
  const [isUploading, setIsUploading] = useState(false)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const list = useListReports({ current: 1, size: 1 }, { query: { enabled: isSignedIn, staleTime: 0 } })
  // Unknown until the server has said it.
  const left = list.data?.allowance.left

  const change = (changes: Partial<ReportDraft>) => {
    form.change({ ...changes, requestId: crypto.randomUUID() })
    setPreview(null)
    setIsRefused(false)
  }
  const send = useAction(async (previewOnly: boolean) => {
    const requested = order
    const result = await requestReport({
      ...toOrder(order, (code) => t('form.groupName', { code })),
      requestId: order.requestId,
      previewOnly,
    })
    // What is shown belongs to what was requested, which may have been changed meanwhile.
    const isSame = form.isLatest(requested)
    if (result.reportNo === null) {
      if (isSame) {
        setPreview(result.preview)
        // An order that finds no report left is answered by a preview.
        setIsRefused(!previewOnly)
      }
      if (!previewOnly) await queryClient.invalidateQueries({ queryKey: getListReportsQueryKey() })
      return
    }
    if (isSame) draft.remove()
    notifySuccess(t('form.ordered', { number: result.reportNo }))
    await queryClient.invalidateQueries({ queryKey: getListReportsQueryKey() })
    await navigate(analysisReportPath(result.reportNo))
  })
  const canSend = isComplete(order) && !isUploading
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) void send.run(true)
      }}
    >
      <div className={styles.fields}>
        <Field label={t('form.text')}>
          {(control) => (
            <Input
              {...control}
              size="large"
              value={order.text}
              maxLength={200}
              placeholder={t('form.textPlaceholder')}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </Field>
        <Field label={t('form.applicant')} note={t('form.applicantNote')}>
          {(control) => (
            <Input
              {...control}
              size="large"
              value={order.applicant}
              maxLength={200}
              onChange={({ target }) => change({ applicant: target.value })}
            />
          )}
        </Field>
        {isSignedIn && (
          <ImageField value={order.image} onChange={(image) => change({ image })} onUploading={setIsUploading} />
        )}
        <FieldGroup label={t('form.language')}>
          <Segmented
            value={order.lang}
            aria-label={t('form.language')}
            options={[
              { value: 'cn' as const, label: '中文' },
              { value: 'en' as const, label: 'English' },
            ]}
            onChange={(lang) => change({ lang })}
          />
        </FieldGroup>
      </div>
      <div role="group" aria-labelledby={`${id}-goods`}>
        <h2 id={`${id}-goods`}>{t('form.goods')}</h2>
        <p className={styles.note}>{t('form.goodsNote')}</p>
        <GoodsPicker value={order.chosen} onChange={(chosen) => change({ chosen })} />
      </div>
      <div>
        {isUsedUp(send.error) ? (
          <UsedUp refusal={send.error} onRetry={() => canSend && void send.run(true)} />
        ) : (
          <ErrorNote error={send.error} />
        )}
        {isSignedIn && !list.data && list.error && <ErrorView error={list.error} onRetry={() => void list.refetch()} />}
        <div className={styles.acts}>
          <Button size="large" htmlType="submit" disabled={!canSend} loading={send.isRunning}>
            {t('form.preview')}
          </Button>
          <Button
            type="primary"
            size="large"
            disabled={!canSend || send.isRunning || (isSignedIn && !left)}
            aria-describedby={`${id}-order-note`}
            onClick={() => (isSignedIn ? void send.run(false) : openSignIn())}
          >
            {left ? t('form.orderLeft', { count: left }) : t('form.order')}
          </Button>
        </div>
        <p id={`${id}-order-note`} className={styles.note} role={isRefused ? 'alert' : undefined}>
          {!isSignedIn
            ? t('form.visitor')
            : left === 0 || isRefused
              ? t('form.noUnit')
              : t(isComplete(order) ? 'form.delivery' : 'form.noGoods')}{' '}
          {isSignedIn && (left === 0 || isRefused) && <SiteLink to={paths.services}>{t('form.buy')}</SiteLink>}
        </p>
      </div>
      {preview && <ReportPreview preview={preview} />}
    </form>
  )
}
