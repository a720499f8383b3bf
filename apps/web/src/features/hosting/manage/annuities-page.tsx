import {
  exportAnnuities,
  getListManagedAnnuitiesQueryKey,
  instructAnnuities,
  recordAnnuityPayment,
  useListManagedAnnuities,
} from '@markwright/api-client/hosting'
import type { ManagedAnnuity } from '@markwright/api-client/models/managedAnnuity'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { fileProblem } from '../../../shared/lib/file-problem.ts'
import { homeToday, toLocalMinute } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import type { Column } from '../../../shared/list/column.ts'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useRecordDialog } from '../../../shared/list/use-record-dialog.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { useMay } from '../../../shared/manage/use-may.ts'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { FileField } from '../../../shared/ui/forms/file-field.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { StageSign } from '../components/annuity-signs.tsx'
import { BulkResult } from '../components/bulk-result.tsx'
import styles from '../components/hosting.module.css'
import { FilterSelect } from '../components/party-select.tsx'
import { DeadlineState } from '../components/signs.tsx'
import { useBulk } from '../hooks/use-bulk.ts'
import { useWords } from '../hooks/use-words.ts'
import { annuityStages } from '../model/annuities.ts'
import { AT_ONCE } from '../model/bulk.ts'

/** What is not ordered is not listed here. */
const stages = annuityStages.filter((stage) => stage !== 'open')

/** Annuities that members have ordered: staff pass them on to the payer and record the payments. */
export function ManagedAnnuitiesPage() {
  const { t } = useTranslation('annuities')
  const words = useWords()
  const queryClient = useQueryClient()
  const mayManage = useMay()('cases.manage')
  const { request, ...list } = useListRequest({ stage: stages, office: 'text', keyword: 'text' })
  const answer = useListManagedAnnuities(request, { query: listQuery })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isInstructing, setIsInstructing] = useState(false)
  const recording = useRecordDialog<ManagedAnnuity, 'record'>(answer.data?.records)
  const refresh = () => queryClient.invalidateQueries({ queryKey: getListManagedAnnuitiesQueryKey() })
  const bulk = useBulk({
    doneText: (count) => t('manage.done', { count }),
    onDone: () => setChosen([]),
    refresh,
  })
  const xlsx = useFileExport(() => exportAnnuities({ ids: [...chosen] }), t('manage.fileName'))
  const isTooMany = chosen.length > AT_ONCE
  const columns = useColumns(mayManage ? (id) => recording.open('record', id) : null)
  return (
    <WorkPage title={t('manage.title')} lead={t('manage.lead')}>
      <ManagedList
        label={t('manage.title')}
        answer={answer}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch name="keyword" label={t('manage.keyword')} placeholder={t('manage.keywordHelp')} />
            <FilterChoice
              name="stage"
              label={t('manage.stage')}
              values={stages}
              wordFor={(stage) => t(`stage.${stage}`)}
            />
            <FilterSelect name="office" label={t('manage.office')} options={words.offices('patent')} />
          </>
        }
        choice={{
          chosen,
          onChoose: setChosen,
          labelOf: ({ number, year }) => t('manage.choose', { number, year }),
        }}
        actions={
          chosen.length > 0 && (
            <Flex gap={8} wrap align="center" role="group" aria-label={t('bar.title')} style={{ marginTop: 12 }}>
              <span aria-live="polite">{t('manage.chosen', { count: chosen.length })}</span>
              {mayManage && (
                <Button disabled={isTooMany} aria-haspopup="dialog" onClick={() => setIsInstructing(true)}>
                  {t('manage.instruct')}
                </Button>
              )}
              <Button disabled={isTooMany} loading={xlsx.isRunning} onClick={() => void xlsx.run()}>
                {t('manage.export')}
              </Button>
              <Button type="text" onClick={() => setChosen([])}>
                {t('manage.clear')}
              </Button>
              {isTooMany && <p role="alert">{t('manage.max', { max: AT_ONCE })}</p>}
            </Flex>
          )
        }
        empty={{ title: t('manage.none'), text: t('manage.noneText') }}
      />
      <ConfirmDialog
        isOpen={isInstructing}
        title={t('manage.instructTitle')}
        text={t('manage.instructText', { count: chosen.length })}
        confirmLabel={t('manage.instruct')}
        act={async () => bulk.finish(await instructAnnuities({ ids: [...chosen] }))}
        onClose={() => setIsInstructing(false)}
      />
      <BulkResult {...bulk.result} />
      <RecordPayment
        annuity={recording.chosen}
        isOpen={recording.isFor('record')}
        onRecorded={refresh}
        onClose={recording.close}
      />
    </WorkPage>
  )
}

function useColumns(onRecord: ((id: string) => void) | null): Column<ManagedAnnuity>[] {
  const { t } = useTranslation('annuities')
  const words = useWords()
  return [
    {
      key: 'patent',
      title: t('manage.patent'),
      render: ({ title, office, number, registrationNumber, owner }) => (
        <>
          <span className={styles.title}>{title}</span>
          <div className={styles.faint}>
            {words.office(office, 'patent')} · <span className="numeric">{registrationNumber ?? number}</span>
          </div>
          {owner && <div className={styles.faint}>{owner}</div>}
        </>
      ),
    },
    {
      key: 'due',
      title: t('manage.due'),
      render: ({ year, dueOn, graceEnd, state, stage }) => (
        <>
          {t('yearOf', { year })}
          <div>
            <strong className="day">{dueOn}</strong>
          </div>
          <DeadlineState state={state} isDone={stage === 'done'} />
          {stage !== 'done' && graceEnd && state === 'grace' && (
            <div className={styles.faint}>{t('graceUntil', { day: graceEnd })}</div>
          )}
        </>
      ),
    },
    {
      key: 'official',
      title: t('manage.official'),
      isNumber: true,
      render: ({ officialFee, currency }) => shownMoney(officialFee, currency),
    },
    {
      key: 'order',
      title: t('manage.order'),
      render: ({ orderNo, member }) => (
        <>
          <span className="numeric">{orderNo}</span>
          <div className={styles.faint}>{member}</div>
        </>
      ),
    },
    {
      key: 'stage',
      title: t('manage.stage'),
      render: ({ stage, instructTime, paidOn, hasReceipt }) => (
        <>
          <StageSign stage={stage} />
          {instructTime && stage === 'instructed' && (
            <div className={styles.faint}>{t('manage.instructed', { time: toLocalMinute(instructTime) })}</div>
          )}
          {paidOn && (
            <div className={styles.faint}>
              {t('manage.paid', { day: paidOn })} · {t(hasReceipt ? 'manage.withReceipt' : 'manage.noReceipt')}
            </div>
          )}
        </>
      ),
    },
    {
      key: 'acts',
      title: t('acts'),
      render: ({ id, stage, number, year }) =>
        onRecord &&
        (stage === 'paid' || stage === 'instructed') && (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={t('manage.recordOf', { number, year })}
            onClick={() => onRecord(id)}
          >
            {t('manage.record')}
          </Button>
        ),
    },
  ]
}

const suffixes = uploadLimits.priority.suffixes

function RecordPayment({
  annuity,
  isOpen,
  onRecorded,
  onClose,
}: {
  annuity: ManagedAnnuity | null
  isOpen: boolean
  onRecorded: () => Promise<unknown>
  onClose: () => void
}) {
  const { t } = useTranslation('annuities')
  const language = useLanguage()
  const [today] = useState(homeToday)
  return (
    <FormDialog<{ paidOn: string; file: File | null }>
      isOpen={isOpen}
      title={t('manage.recordTitle')}
      confirmLabel={t('manage.record')}
      initialValues={{ paidOn: today, file: null }}
      act={async ({ paidOn, file }) => {
        if (!annuity) return
        await recordAnnuityPayment(annuity.id, { paidOn, ...(file && { file }) })
        notifySuccess(t('manage.recorded'))
        await onRecorded()
      }}
      onClose={onClose}
    >
      {annuity && (
        <p style={{ marginBottom: 14 }}>
          {t('manage.recordText', {
            title: annuity.title,
            year: annuity.year,
            amount: shownMoney(annuity.officialFee, annuity.currency),
          })}
        </p>
      )}
      <Form.Item
        name="paidOn"
        label={t('manage.paidOn')}
        rules={[{ required: true, message: t('manage.paidOnMissing') }]}
      >
        <Input type="date" max={today} />
      </Form.Item>
      <Form.Item
        name="file"
        label={t('manage.receipt')}
        rules={[
          {
            validator: (_rule, file: File | null) => {
              const problem = file && fileProblem(file, uploadLimits.priority, language)
              return problem ? Promise.reject(new Error(problem)) : Promise.resolve()
            },
          },
        ]}
      >
        <FileField label={t('manage.chooseFile')} suffixes={suffixes} />
      </Form.Item>
    </FormDialog>
  )
}
