import { apiFetch } from '@markwright/api-client/fetch'
import { DownloadOutlined } from '@ant-design/icons'
import { getDownloadPatentNumberTemplateUrl, getImportPatentNumbersUrl } from '@markwright/api-client/patents'
import type { PatentNumberImport } from '@markwright/api-client/models/patentNumberImport'
import type { PatentNumberRow } from '@markwright/api-client/models/patentNumberRow'
import { PATENT_NUMBERS_MAX } from '@markwright/domain/patent-labels'
import { Button, Radio, Table } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { FileButton } from '../../../shared/ui/file-button.tsx'
import { resultsPath } from '../model/patent-search.ts'
import styles from './patents.module.css'

const suffixes = ['xlsx', 'csv', 'txt']
const types = ['auto', 'pubNo', 'appNo'] as const

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

/** Numbers from a list or a file, looked up at once; each that leads nowhere with its reason. */
export function BatchForm() {
  const { t } = useTranslation('patents')
  const lang = useLanguage()
  const [text, setText] = useState('')
  const [type, setType] = useState<(typeof types)[number]>('auto')
  const [answer, setAnswer] = useState<PatentNumberImport | null>(null)
  const numbers = text.split(/[\n;,；，、]+/).map((each) => each.trim())
  const filled = numbers.filter(Boolean).length
  const { run, isRunning, error } = useAction(async (file?: File) => {
    setAnswer(null)
    setAnswer(await (file ? sendFile(file, type) : sendNumbers(numbers, type)))
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
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.below}>
          <span>{t('batch.help')}</span>
          <span className="numeric">
            {t('batch.count', { count: filled, max: PATENT_NUMBERS_MAX.toLocaleString('en') })}
          </span>
        </div>
      </div>
      <Radio.Group
        value={type}
        aria-label={t('batch.type')}
        options={types.map((value) => ({ value, label: t(`batch.types.${value}`) }))}
        onChange={({ target }) => setType(target.value as typeof type)}
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
      {answer && <BatchAnswer answer={answer} />}
    </div>
  )
}

function BatchAnswer({ answer }: { answer: PatentNumberImport }) {
  const { t } = useTranslation('patents')
  const bad = [...answer.invalid, ...answer.duplicates, ...answer.unmatched].toSorted((a, b) => a.row - b.row)
  return (
    <section className={styles.section} role="status">
      <h2>{t('batch.result')}</h2>
      <p>
        {t('batch.summary', {
          total: answer.total.toLocaleString('en'),
          matched: answer.matched.toLocaleString('en'),
          publications: answer.publications.toLocaleString('en'),
          unmatched: answer.unmatched.length.toLocaleString('en'),
          invalid: answer.invalid.length.toLocaleString('en'),
          duplicates: answer.duplicates.length.toLocaleString('en'),
        })}
      </p>
      {answer.publications > 0 && (
        <p style={{ margin: '10px 0' }}>
          <ButtonLink type="primary" to={resultsPath({ mode: 'batch', importId: answer.importId })}>
            {t('batch.show', { shown: answer.publications.toLocaleString('en') })}
          </ButtonLink>
        </p>
      )}
      {bad.length > 0 && (
        <Table<PatentNumberRow>
          rowKey="row"
          size="small"
          dataSource={bad}
          pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
          scroll={{ x: true }}
          columns={[
            { title: t('batch.row'), dataIndex: 'row', className: 'numeric', width: 70 },
            { title: t('batch.value'), dataIndex: 'value' },
            { title: t('batch.outcome'), render: (_, { outcome }) => t(`batch.outcomes.${outcome}`), width: 120 },
            { title: t('batch.reason'), dataIndex: 'reason' },
          ]}
        />
      )}
    </section>
  )
}
