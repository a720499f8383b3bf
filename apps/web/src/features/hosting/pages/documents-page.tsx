import { PlusOutlined } from '@ant-design/icons'
import {
  deleteApplicantDocument,
  useListApplicantDocuments,
  useListDocumentApplicants,
} from '@markwright/api-client/hosting'
import type { ApplicantDocument } from '@markwright/api-client/models/applicantDocument'
import { Button, Select, Skeleton } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useRecordDialog } from '../../../shared/list/use-record-dialog.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { type DocumentAct, useDocumentColumns } from '../components/document-columns.tsx'
import { FilterSelect, PartyFilters } from '../components/party-select.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import { documentExpiries, documentKinds } from '../model/documents.ts'

const loadForms = () => import('../components/document-forms.tsx')
const UploadForm = lazy(async () => ({ default: (await loadForms()).UploadForm }))
const EditForm = lazy(async () => ({ default: (await loadForms()).EditForm }))
const ReplaceForm = lazy(async () => ({ default: (await loadForms()).ReplaceForm }))
const DocumentView = lazy(async () => ({ default: (await import('../components/document-view.tsx')).DocumentView }))

const sorts = ['expiresOn', '-createTime', 'title', 'applicant'] as const
const DRAWER_PX = 520

/** Documents of applicants: found, uploaded, replaced by newer versions, and changed. */
export function DocumentsPage() {
  const { t } = useTranslation(['applicantDocuments', 'hosting'])
  const refresh = useRefresh()
  const { address, request, filter, isFiltered, noFilter } = useListRequest({
    clientId: 'text',
    applicantId: 'text',
    kind: documentKinds,
    expiry: documentExpiries,
    keyword: 'text',
  })
  const { pathname, search } = useLocation()
  const sort = address.choice('sort', sorts) ?? sorts[0]
  const answer = useListApplicantDocuments({ sort, ...request }, { query: listQuery })
  const applicants = useListDocumentApplicants({ query: { staleTime: 0 } })
  const [isAdding, setIsAdding] = useState(false)
  const dialog = useRecordDialog<ApplicantDocument, DocumentAct>(answer.data?.records)
  const pathOf = (id: string) => {
    const parameters = new URLSearchParams(search)
    parameters.set('id', id)
    return `${pathname}?${parameters}`
  }
  const columns = useDocumentColumns({ pathOf, onAct: dialog.open })
  const options = (applicants.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const editable = (applicants.data ?? [])
    .filter(({ role }) => role !== 'reader')
    .map(({ id, name }) => ({ value: id, label: name }))
  const add = (label: string) => (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setIsAdding(true)}>
      {label}
    </Button>
  )
  const opened = address.text('id') || null
  const close = () => address.change({ id: null })
  return (
    <WorkPage title={t('title')} lead={t('lead')} actions={editable.length > 0 && add(t('upload'))}>
      {(isFiltered || answer.data?.total !== 0) && (
        <Filters>
          <FilterSearch name="keyword" label={t('keyword')} placeholder={t('keywordHelp')} />
          <PartyFilters withApplicants={false} />
          {options.length > 0 && (
            <FilterSelect name="applicantId" label={t('hosting:party.applicant')} options={options} />
          )}
          <FilterChoice
            name="kind"
            label={t('kind')}
            values={documentKinds}
            wordFor={(kind) => t(`hosting:documentKind.${kind}`)}
          />
          <FilterChoice
            name="expiry"
            label={t('expiry')}
            values={documentExpiries}
            wordFor={(expiry) => t(`expiries.${expiry}`)}
          />
        </Filters>
      )}
      <RecordList
        label={t('title')}
        answer={answer}
        address={address}
        columns={columns}
        actions={
          <Select
            value={sort}
            aria-label={t('sort')}
            popupMatchSelectWidth={false}
            options={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            onChange={(value) => address.change({ sort: value === sorts[0] ? null : value, page: null })}
          />
        }
        empty={
          isFiltered
            ? {
                title: t('noneFound'),
                text: t('noneFoundText'),
                actions: <Button onClick={() => address.change(noFilter)}>{t('hosting:list.showAll')}</Button>,
              }
            : applicants.data && editable.length === 0
              ? {
                  title: t('noApplicants'),
                  text: t('noApplicantsText'),
                  actions: (
                    <ButtonLink type="primary" to={paths.hostingApplicants}>
                      {t('addApplicant')}
                    </ButtonLink>
                  ),
                }
              : { title: t('none'), text: t('noneText'), actions: editable.length > 0 && add(t('uploadFirst')) }
        }
      />
      <SideDrawer subject={isAdding || null} title={t('upload')} widthPx={DRAWER_PX} onClose={() => setIsAdding(false)}>
        {() => (
          <Waiting>
            <UploadForm
              applicants={editable}
              applicantId={editable.some(({ value }) => value === filter.applicantId) ? filter.applicantId! : null}
              onClose={() => setIsAdding(false)}
            />
          </Waiting>
        )}
      </SideDrawer>
      <SideDrawer
        subject={dialog.chosen}
        isOpen={dialog.isFor('edit')}
        title={t('edit')}
        widthPx={DRAWER_PX}
        onClose={dialog.close}
      >
        {(document) => (
          <Waiting>
            <EditForm key={document.version} document={document} onClose={dialog.close} />
          </Waiting>
        )}
      </SideDrawer>
      <SideDrawer
        subject={dialog.chosen}
        isOpen={dialog.isFor('replace')}
        title={dialog.chosen && t('replaceOne', { title: dialog.chosen.title })}
        widthPx={DRAWER_PX}
        onClose={dialog.close}
      >
        {(document) => (
          <Waiting>
            <ReplaceForm key={document.version} document={document} onClose={dialog.close} />
          </Waiting>
        )}
      </SideDrawer>
      <SideDrawer subject={opened} title={t('column.document')} widthPx={DRAWER_PX} onClose={close}>
        {(id) => (
          <Waiting>
            <DocumentView key={id} id={id} />
          </Waiting>
        )}
      </SideDrawer>
      <ConfirmDialog
        isOpen={dialog.isFor('remove')}
        title={t('removeTitle')}
        text={dialog.chosen && t('removeText', { title: dialog.chosen.title, count: dialog.chosen.edition })}
        confirmLabel={t('remove')}
        act={async () => {
          if (dialog.chosen) await deleteApplicantDocument(dialog.chosen.id)
          notifySuccess(t('removed'))
          await refresh()
        }}
        onClose={dialog.close}
      />
    </WorkPage>
  )
}

const Waiting = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />}>{children}</Suspense>
)
