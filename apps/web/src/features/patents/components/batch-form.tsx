import { getGetUsageQueryKey } from '@markwright/api-client/entitlements'
import { apiFetch } from '@markwright/api-client/fetch'
import { DownloadOutlined } from '@ant-design/icons'
import { getDownloadPatentNumberTemplateUrl, getImportPatentNumbersUrl } from '@markwright/api-client/patents'
import type { PatentNumberImport } from '@markwright/api-client/models/patentNumberImport'
import { PATENT_NUMBERS_MAX } from '@markwright/domain/patents/patent-labels'
import { splitPatentNumbers, withoutHead } from '@markwright/domain/patents/patent-number-list'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useDraftState } from '../../../shared/lib/use-draft-state.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import { formPath, type NumbersDraft } from '../model/patent-search.ts'
import { BatchResult } from './batch-result.tsx'
import styles from './patents.module.css'

const suffixes = ['xlsx', 'xls', 'csv', 'txt']
const types = ['auto', 'pubNo', 'appNo'] as const

/** What is longer is no number; the row is shown as malformed. */
const ROW_MAX = 200

// The generated client cannot know which of the two forms of a list it is given.
function sendFile(file: File, type: string) {
  const body = new FormData()
  body.append('type', type)
  body.append('file', file)
  return apiFetch<PatentNumberImport>(getImportPatentNumbersUrl(), { method: 'POST', body })
}
const sendNumbers = (numbers: string[], type: string) =>
  apiFetch<PatentNumberImport>(getImportPatentNumbersUrl(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ numbers, type }),
  })

/** Numbers from a list or a file; what became of those of `importId` is below. */
export function BatchForm({ importId }: { importId: string | undefined }) {
  const { t } = useTranslation('patents')
  const lang = useLanguage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { values, change } = useDraftState<NumbersDraft>(useUserDraft('patent-numbers'), (saved) => ({
    text: '',
    type: 'auto',
    ...saved,
  }))
  const { text, type } = values
  const numbers = splitPatentNumbers(text.replaceAll('\0', '')).map((each) => each.slice(0, ROW_MAX))
  const filled = withoutHead(numbers).filter(Boolean).length
  const { run, isRunning, error } = useAction(async (file?: File) => {
    const result = await (file ? sendFile(file, type) : sendNumbers(numbers, type))
    // It counts as a search.
    void client.invalidateQueries({ queryKey: getGetUsageQueryKey() })
    await navigate(formPath({ mode: 'batch', importId: result.importId }), { preventScrollReset: true })
  })
  return (
    <div className={styles.form}>
      <div>
        <label htmlFor="patent-numbers">{t('batch.label')}</label>
        <textarea
          id="patent-numbers"
          className={styles.area}
          value={text}
          spellCheck={false}
          placeholder={'CN112345678A\nZL202010123456.7\nUS10123456B2'}
          onChange={({ target }) => change({ text: target.value })}
        />
        <div className={styles.below}>
          <span>{t('batch.help')}</span>
          <span className={filled > PATENT_NUMBERS_MAX ? styles.excess : 'numeric'} role="status">
            {t(filled > PATENT_NUMBERS_MAX ? 'batch.tooMany' : 'batch.count', {
              count: filled,
              max: PATENT_NUMBERS_MAX.toLocaleString('en'),
            })}
          </span>
        </div>
      </div>
      <Radio.Group
        value={type}
        aria-label={t('batch.type')}
        options={types.map((value) => ({ value, label: t(`batch.types.${value}`) }))}
        onChange={({ target }) => change({ type: target.value as typeof type })}
      />
      <div className={styles.actions}>
        <Button
          type="primary"
          loading={isRunning}
          disabled={filled === 0 || filled > PATENT_NUMBERS_MAX}
          onClick={() => void run()}
        >
          {t('batch.start')}
        </Button>
        <FileButton suffixes={suffixes} onFile={(file) => void run(file)}>
          {t('batch.upload')}
        </FileButton>
        <Button icon={<DownloadOutlined />} href={`${getDownloadPatentNumberTemplateUrl()}?lang=${lang}`}>
          {t('batch.template')}
        </Button>
      </div>
      <ErrorNote error={error} />
      {importId && !isRunning && <BatchResult key={importId} importId={importId} />}
    </div>
  )
}
