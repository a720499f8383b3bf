import type { Case } from '@markwright/api-client/models/case'
import type { CaseFormKind } from '@markwright/api-client/models/caseFormKind'
import type { DownloadCaseFormParams } from '@markwright/api-client/models/downloadCaseFormParams'
import { Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { isShown } from '../model/case-content.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'

type Format = DownloadCaseFormParams['format']
const formats: readonly Format[] = ['pdf', 'docx']

/** What can be printed of a case, in each format; nothing where its type has no forms. */
export function CaseForms({
  found,
  download,
}: {
  found: { caseNo: string; type: { forms: readonly CaseFormKind[] }; content: Case['content'] }
  download: (form: CaseFormKind['code'], format: Format) => Promise<Blob>
}) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const action = useAction(async (form: CaseFormKind, format: Format) =>
    saveFile(await download(form.code, format), `${found.caseNo} ${t(`forms.file.${form.code}`)}.${format}`),
  )
  const forms = found.type.forms.filter((form) => isShown(form, found.content))
  if (forms.length === 0) return null
  return (
    <section>
      <h2 style={{ fontSize: 16, marginTop: 28 }}>{t('forms.title')}</h2>
      <p>{t('forms.text')}</p>
      <ul style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {forms.map((form) => (
          <li key={form.code} style={{ marginBottom: 12 }}>
            <div>{form.title[language]}</div>
            <Flex gap={8} wrap>
              {formats.map((format) => (
                <Button
                  key={format}
                  size="small"
                  aria-label={t('forms.download', { title: form.title[language], format: format.toUpperCase() })}
                  loading={whenSlow(action.isRunning)}
                  onClick={() => void action.run(form, format)}
                >
                  {format.toUpperCase()}
                </Button>
              ))}
            </Flex>
          </li>
        ))}
      </ul>
      <ErrorNote error={action.error} />
    </section>
  )
}
