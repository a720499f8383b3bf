import type { PortfolioTable } from '@markwright/api-client/models/portfolioTable'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ImportHistory } from '../exchange/import-history.tsx'
import { ImportOrder } from '../exchange/import-order.tsx'
import { ImportResult } from '../exchange/import-result.tsx'
import { ImportUpload } from '../exchange/import-upload.tsx'
import { hostingPath } from '../model/hosting-paths.ts'
import { formOf, type ImportForm } from '../model/import-mapping.ts'

/** Tables of rights: a new one and those before it, or, by `?id=`, what became of one of them. */
export function ImportPage() {
  const { t } = useTranslation('exchange')
  const [parameters] = useSearchParams()
  const id = parameters.get('id')
  return (
    <WorkPage title={t('import.title')} lead={id ? undefined : t('import.lead')}>
      {id ? <ImportResult key={id} id={id} /> : <NewImport />}
    </WorkPage>
  )
}

function NewImport() {
  const navigate = useNavigate()
  const draft = useUserDraft<ImportForm>('portfolio-import')
  const [form, setForm] = useState<ImportForm | null>(() => {
    const saved = draft.read()
    return saved.table ? { ...formOf(saved.table), ...saved } : null
  })
  const show = (next: ImportForm) => {
    draft.save(next)
    setForm(next)
  }
  if (form)
    return (
      <ImportOrder
        form={form}
        onChange={(changes) => show({ ...form, ...changes })}
        onStarted={async ({ id }) => {
          draft.remove()
          await navigate(hostingPath(paths.hostingImport, { id }))
        }}
        onCancel={() => {
          draft.remove()
          setForm(null)
        }}
      />
    )
  return (
    <>
      <ImportUpload onRead={(table: PortfolioTable) => show(formOf(table))} />
      <ImportHistory />
    </>
  )
}
