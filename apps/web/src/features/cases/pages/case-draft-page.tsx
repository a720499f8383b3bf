import { SolutionOutlined } from '@ant-design/icons'
import { useGetCaseDraft } from '@markwright/api-client/cases'
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'

const loadEditor = () => import('../components/draft-editor.tsx')
const DraftEditor = lazy(async () => ({ default: (await loadEditor()).DraftEditor }))
// While the draft is read; where it fails, it is loaded again when the draft is shown.
void loadEditor().catch(() => {})

/** A case that is filled in step by step and then ordered. */
export function CaseDraftPage() {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const id = useSearchParams()[0].get('id') ?? ''
  const result = useGetCaseDraft(id, {
    // What is filled in is the newest there is; it is read once.
    query: { enabled: id !== '', staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  })
  return (
    <WorkPage title={result.data?.typeName[language] ?? t('draft.title')} lead={t('draft.lead')}>
      <RecordView
        id={id}
        answer={result}
        missing={{
          stamp: <SolutionOutlined />,
          title: t('draft.gone'),
          text: t('draft.goneText'),
          actions: <ButtonLink to={paths.cases}>{t('list.title')}</ButtonLink>,
        }}
      >
        {(draft) => (
          <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
            <DraftEditor key={draft.id} draft={draft} />
          </Suspense>
        )}
      </RecordView>
    </WorkPage>
  )
}
