import { PlusOutlined, TeamOutlined } from '@ant-design/icons'
import { deleteApplicant } from '@markwright/api-client/hosting'
import type { Applicant } from '@markwright/api-client/models/applicant'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { pageOfRows } from '../../../shared/list/page-of-rows.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useRecordDialog } from '../../../shared/list/use-record-dialog.ts'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { type ApplicantAct, useApplicantColumns } from '../components/applicant-columns.tsx'
import { ApplicantForm } from '../components/applicant-form.tsx'
import { ChosenBar } from '../components/chosen-bar.tsx'
import { MergeDialog } from '../components/merge-dialog.tsx'
import { FilterSelect, useClientOptions } from '../components/party-select.tsx'
import { useAllApplicants, useRefresh } from '../hooks/use-hosting.ts'
import { hostingApplicantPath } from '../model/hosting-paths.ts'

const kinds = { keyword: 'text', clientId: 'text' } as const

/** The applicants whose rights the member hosts or follows. */
export function ApplicantsPage() {
  const { t } = useTranslation('hosting')
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { data, error, refetch } = useAllApplicants()
  const clients = useClientOptions({ isOwn: true })
  const { address, filter } = useListRequest(kinds)
  const [isAdding, setIsAdding] = useState(false)
  const [isMerging, setIsMerging] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const dialog = useRecordDialog<Applicant, ApplicantAct>(data)
  const columns = useApplicantColumns(dialog.open, clients)
  const found = data?.filter((applicant) => matches(applicant, filter))
  return (
    <WorkPage
      title={t('applicants.title')}
      lead={t('applicants.lead')}
      actions={
        <Button
          type={data?.length === 0 ? 'default' : 'primary'}
          icon={<PlusOutlined />}
          onClick={() => setIsAdding(true)}
        >
          {t('applicants.add')}
        </Button>
      }
    >
      {data?.length === 0 ? (
        <MessageView
          stamp={<TeamOutlined />}
          title={t('applicants.none')}
          text={t('applicants.noneText')}
          actions={
            <Button type="primary" onClick={() => setIsAdding(true)}>
              {t('applicants.addFirst')}
            </Button>
          }
        />
      ) : (
        <>
          <Filters>
            <FilterSearch name="keyword" label={t('applicants.keyword')} />
            {clients.length > 0 && <FilterSelect name="clientId" label={t('party.client')} options={clients} />}
          </Filters>
          <RecordList
            label={t('applicants.title')}
            answer={{ data: pageOfRows(found, address), error, refetch }}
            address={address}
            columns={columns}
            choice={{
              chosen,
              onChoose: setChosen,
              labelOf: ({ applicantName }) => t('applicants.choose', { name: applicantName }),
            }}
            empty={{ title: t('applicants.noneFound') }}
          />
        </>
      )}
      {chosen.length > 1 && (
        <ChosenBar text={t('applicants.chosen', { count: chosen.length })} onClear={() => setChosen([])}>
          <Button onClick={() => setIsMerging(true)}>{t('applicants.merge')}</Button>
        </ChosenBar>
      )}
      <MergeDialog
        applicants={isMerging ? (data ?? []).filter(({ id }) => chosen.includes(id)) : []}
        onMerged={() => setChosen([])}
        onClose={() => setIsMerging(false)}
      />
      <SideDrawer
        subject={isAdding || null}
        title={t('applicants.add')}
        widthPx={480}
        onClose={() => setIsAdding(false)}
      >
        {() => (
          <ApplicantForm
            isFull
            onSaved={({ id, applicantName }) => {
              setIsAdding(false)
              notifySuccess(t('applicants.added', { name: applicantName }))
              void navigate(hostingApplicantPath(id))
            }}
          />
        )}
      </SideDrawer>
      <SideDrawer
        subject={dialog.chosen}
        isOpen={dialog.isFor('edit')}
        title={t('applicants.edit')}
        widthPx={480}
        onClose={dialog.close}
      >
        {(applicant) => (
          <ApplicantForm
            key={`${applicant.id} ${applicant.version}`}
            applicant={applicant}
            isFull
            onSaved={() => {
              dialog.close()
              notifySuccess(t('applicants.saved'))
            }}
          />
        )}
      </SideDrawer>
      <ConfirmDialog
        isOpen={dialog.isFor('remove')}
        title={t('applicants.removeTitle')}
        text={dialog.chosen && t('applicants.removeText', { name: dialog.chosen.applicantName })}
        confirmLabel={t('applicants.remove')}
        act={async () => {
          if (!dialog.chosen) return
          const { id, applicantName } = dialog.chosen
          await deleteApplicant(id)
          notifySuccess(t('applicants.removed', { name: applicantName }))
          setChosen(chosen.filter((each) => each !== id))
          await refresh()
        }}
        onClose={dialog.close}
      />
    </WorkPage>
  )
}

function matches(applicant: Applicant, { keyword = '', clientId }: { keyword?: string; clientId?: string }): boolean {
  const names = [applicant.applicantName, applicant.applicantNameEn ?? '', ...applicant.spellings]
  const isNamed = names.some((name) => name.toLowerCase().includes(keyword.toLowerCase()))
  return isNamed && (clientId === undefined || applicant.clientId === clientId)
}
