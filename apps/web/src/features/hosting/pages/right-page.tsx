import { DeleteOutlined, EditOutlined, FieldTimeOutlined, FileSearchOutlined } from '@ant-design/icons'
import { deletePortfolioItem, useGetPortfolioItem } from '@markwright/api-client/hosting'
import type { PortfolioItem } from '@markwright/api-client/models/portfolioItem'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths, patentAnnuitiesPath } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ComparedValues } from '../components/compared-values.tsx'
import styles from '../components/hosting.module.css'
import { RegisterChanges } from '../components/register-changes.tsx'
import { RightDeadlines } from '../components/right-deadlines.tsx'
import { RightFacts } from '../components/right-facts.tsx'
import { RightHistory } from '../components/right-history.tsx'
import { Sign } from '../components/signs.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import { useWords } from '../hooks/use-words.ts'
import { hostingPath } from '../model/hosting-paths.ts'
import { pathOfKind } from '../model/kinds.ts'

const RightDrawer = lazy(async () => ({ default: (await import('../components/right-drawer.tsx')).RightDrawer }))

/** A right: its own data beside its register, its deadlines, and what was done to it. */
export function RightPage() {
  const { t } = useTranslation('hosting')
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const answer = useGetPortfolioItem(id, { query: { enabled: id !== '', staleTime: 0, retry: false } })
  const { data } = answer
  return (
    <WorkPage
      title={data?.title ?? t('right.title')}
      lead={data && <RightLead item={data} />}
      actions={data && <RightActions key={data.id} item={data} />}
    >
      <RecordView
        id={id}
        answer={answer}
        missing={{
          stamp: <FileSearchOutlined />,
          title: t('right.gone'),
          text: t('right.goneText'),
          actions: <ButtonLink to={paths.hostingHome}>{t('right.toHome')}</ButtonLink>,
        }}
      >
        {(item) => (
          <>
            <RegisterChanges item={item} />
            <ComparedValues item={item} />
            <RightDeadlines item={item} />
            <RightFacts item={item} />
            <RightHistory itemId={item.id} />
          </>
        )}
      </RecordView>
    </WorkPage>
  )
}

function RightLead({ item }: { item: PortfolioItem }) {
  const { t } = useTranslation('hosting')
  const words = useWords()
  return (
    <span className={styles.row}>
      <Sign>{t(`oneOfKind.${item.kind}`)}</Sign>
      <span>{words.office(item.office, item.kind)}</span>
      <span className="numeric">{item.number}</span>
      {item.clientName && <span>{item.clientName}</span>}
      {item.role !== 'owner' && <Sign>{t(`role.${item.role}`)}</Sign>}
    </span>
  )
}

function RightActions({ item }: { item: PortfolioItem }) {
  const { t } = useTranslation('hosting')
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [isEditing, setIsEditing] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const canEdit = item.role !== 'reader'
  return (
    <div className={styles.row}>
      {item.registerPath && (
        <ButtonLink icon={<FileSearchOutlined />} to={item.registerPath}>
          {t('right.toRegister')}
        </ButtonLink>
      )}
      {item.kind === 'patent' && (
        <ButtonLink icon={<FieldTimeOutlined />} to={patentAnnuitiesPath(item.id)}>
          {t('right.toAnnuities')}
        </ButtonLink>
      )}
      {canEdit && (
        <>
          <Button icon={<EditOutlined />} onClick={() => setIsEditing(true)}>
            {t('right.edit')}
          </Button>
          <Button icon={<DeleteOutlined />} onClick={() => setIsRemoving(true)}>
            {t('right.remove')}
          </Button>
        </>
      )}
      <Suspense>
        <RightDrawer item={isEditing ? item : null} onClose={() => setIsEditing(false)} />
      </Suspense>
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('right.removeTitle')}
        text={t('right.removeText', { title: item.title })}
        confirmLabel={t('right.remove')}
        act={async () => {
          await deletePortfolioItem(item.id)
          notifySuccess(t('right.removed', { title: item.title }))
          await navigate(hostingPath(pathOfKind[item.kind], {}), { replace: true })
          await refresh()
        }}
        onClose={() => setIsRemoving(false)}
      />
    </div>
  )
}
