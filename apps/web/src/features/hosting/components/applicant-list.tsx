import { PlusOutlined, TeamOutlined } from '@ant-design/icons'
import { deleteApplicant, getListApplicantsQueryKey } from '@markwright/api-client/hosting'
import type { Applicant } from '@markwright/api-client/models/applicant'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { useApplicants } from '../hooks/use-applicants.ts'
import { ApplicantForm } from './applicant-form.tsx'
import { ApplicantTable } from './applicant-table.tsx'

/** The list itself, with adding and removing. */
export function ApplicantList() {
  const { t } = useTranslation('hosting')
  const queryClient = useQueryClient()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useApplicants()
  const [isAdding, setIsAdding] = useState(false)
  const [chosen, setChosen] = useState<Applicant | null>(null)
  const [isRemoving, setIsRemoving] = useState(false)
  const [news, setNews] = useState('')

  const remove = async ({ id, applicantName }: Applicant) => {
    await deleteApplicant(id)
    setNews(t('home.removed', { name: applicantName }))
    await queryClient.invalidateQueries({ queryKey: getListApplicantsQueryKey() })
  }

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', margin: '18px 0 12px' }}>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setIsAdding(true)}>
          {t('home.add')}
        </Button>
        <span role="status" style={{ color: 'var(--ink-faint)' }}>
          {news || t(hasNextPage ? 'home.countAtLeast' : 'home.count', { count: data.length })}
        </span>
      </div>
      {data.length > 0 ? (
        <ApplicantTable
          applicants={data}
          onRemove={(applicant) => {
            setChosen(applicant)
            setIsRemoving(true)
          }}
        />
      ) : (
        <MessageView stamp={<TeamOutlined />} title={t('home.none')} text={t('home.noneText')} />
      )}
      {hasNextPage && (
        <Button style={{ marginTop: 16 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('home.more')}
        </Button>
      )}
      <Modal open={isAdding} title={t('home.add')} footer={null} destroyOnHidden onCancel={() => setIsAdding(false)}>
        <ApplicantForm
          onAdded={(name) => {
            setIsAdding(false)
            setNews(t('home.added', { name }))
          }}
        />
      </Modal>
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('home.removeTitle')}
        text={t('home.removeText', { name: chosen?.applicantName })}
        confirmLabel={t('home.remove')}
        act={async () => {
          if (chosen) await remove(chosen)
        }}
        onClose={() => setIsRemoving(false)}
      />
    </>
  )
}
