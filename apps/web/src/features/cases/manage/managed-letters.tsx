import {
  addCaseLetter,
  deleteCaseLetter,
  downloadManagedCaseLetter,
  getGetManagedCaseQueryKey,
  getListManagedCasesQueryKey,
  setCaseDeadlineDone,
} from '@markwright/api-client/backoffice'
import type { CaseLetter } from '@markwright/api-client/models/caseLetter'
import type { ManagedCase } from '@markwright/api-client/models/managedCase'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { useMay } from '../../../shared/manage/use-may.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { CaseDeadlines } from '../components/case-deadlines.tsx'
import { CaseLetters } from '../components/case-letters.tsx'
import { LetterDialog } from './letter-dialog.tsx'

/** Documents of the office in a case with the deadlines that they begin, which staff record and mark as done. */
export function ManagedLetters({ found }: { found: ManagedCase }) {
  const { t } = useTranslation('cases')
  const queryClient = useQueryClient()
  const mayManage = useMay()('cases.manage')
  const [isRecording, setIsRecording] = useState(false)
  const [removed, setRemoved] = useState<CaseLetter | null>(null)
  const { id, letters, letterKinds, deadlines } = found
  const show = (changed: ManagedCase) => {
    queryClient.setQueryData(getGetManagedCaseQueryKey(id), changed)
    void queryClient.invalidateQueries({ queryKey: getListManagedCasesQueryKey() })
  }
  const setDone = useAction(async (deadlineId: string, isDone: boolean) =>
    show(await setCaseDeadlineDone(id, deadlineId, { isDone })),
  )
  if (letters.length === 0 && letterKinds.length === 0) return null
  return (
    <>
      <h2 style={{ fontSize: 16, marginTop: 28 }}>{t('letters.title')}</h2>
      <CaseLetters
        letters={letters}
        download={(letterId) => downloadManagedCaseLetter(id, letterId)}
        renderActions={(letter) =>
          mayManage && (
            <Button
              size="small"
              type="text"
              danger
              aria-haspopup="dialog"
              aria-label={t('letters.removeOf', { name: letter.name })}
              onClick={() => setRemoved(letter)}
            >
              {t('remove')}
            </Button>
          )
        }
      />
      {mayManage && letterKinds.length > 0 && (
        <Button aria-haspopup="dialog" style={{ marginTop: 12 }} onClick={() => setIsRecording(true)}>
          {t('letters.record')}
        </Button>
      )}
      <CaseDeadlines
        deadlines={deadlines}
        renderActions={({ id: deadlineId, doneTime }) =>
          mayManage && (
            <Button
              size="small"
              style={{ marginTop: 8 }}
              disabled={setDone.isRunning}
              onClick={() => void setDone.run(deadlineId, doneTime === null)}
            >
              {t(doneTime === null ? 'deadlines.done' : 'deadlines.reopen')}
            </Button>
          )
        }
      />
      <ErrorNote error={setDone.error} act="change" />
      <LetterDialog
        isOpen={isRecording}
        kinds={letterKinds}
        act={async (form) => {
          show(await addCaseLetter(id, form))
          notifySuccess(t('letters.recorded'))
        }}
        onClose={() => setIsRecording(false)}
      />
      <FormDialog<object>
        isOpen={removed !== null}
        title={t('letters.removeTitle')}
        confirmLabel={t('remove')}
        isDanger
        act={async () => show(await deleteCaseLetter(id, removed!.id))}
        onClose={() => setRemoved(null)}
      >
        <p>{removed?.name}</p>
        <p>{t('letters.removeText')}</p>
      </FormDialog>
    </>
  )
}
