import { SolutionOutlined } from '@ant-design/icons'
import {
  downloadCaseArchive,
  downloadCaseCalendarById,
  downloadCaseForm,
  downloadCaseLetter,
  getGetCaseQueryKey,
  getListCaseMessagesQueryKey,
  getListCasesQueryKey,
  listCaseMessages,
  sendCaseMessage,
  submitCase,
  useGetCase,
} from '@markwright/api-client/cases'
import type { Case } from '@markwright/api-client/models/case'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Col, Flex, Row, Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { orderPath, paths, payPath } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { CaseCalendar } from '../components/case-calendar.tsx'
import { CaseCourse } from '../components/case-course.tsx'
import { CaseArchive } from '../components/case-archive.tsx'
import { CaseDeadlines } from '../components/case-deadlines.tsx'
import { CaseDocuments } from '../components/case-documents.tsx'
import { CaseForms } from '../components/case-forms.tsx'
import { CaseLetters } from '../components/case-letters.tsx'
import { CaseMessages } from '../components/case-messages.tsx'
import { CaseState } from '../components/case-state.tsx'
import { ContentView } from '../components/content-view.tsx'
import { CopyCase } from '../components/copy-case.tsx'
import { StartFollowUp } from '../components/start-follow-up.tsx'

const CaseClearanceSection = lazy(async () => ({
  default: (await import('../components/clearance-view.tsx')).CaseClearanceSection,
}))

const CaseSteps = lazy(async () => ({ default: (await import('../components/case-steps.tsx')).CaseSteps }))
const CasePost = lazy(async () => ({ default: (await import('../components/case-post.tsx')).CasePost }))
const CaseSignatures = lazy(async () => ({
  default: (await import('../components/case-signatures.tsx')).CaseSignatures,
}))
const CaseNotification = lazy(async () => ({
  default: (await import('../components/case-notification.tsx')).CaseNotification,
}))

const WithdrawDialog = lazy(async () => ({
  default: (await import('../components/withdraw-dialog.tsx')).WithdrawDialog,
}))

/** A case of the member: whose turn it is, its documents, its course and what was filled in. */
export function CasePage() {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const id = useSearchParams()[0].get('id') ?? ''
  const result = useGetCase(id, { query: { enabled: id !== '', staleTime: 0, retry: false } })
  const { data } = result
  return (
    <WorkPage
      title={data ? `${data.typeName[language]} ${data.caseNo}` : t('case.heading')}
      actions={data && <CaseArchive caseNo={data.caseNo} download={() => downloadCaseArchive(data.id)} />}
    >
      <RecordView
        id={id}
        answer={result}
        missing={{
          stamp: <SolutionOutlined />,
          title: t('case.gone'),
          actions: <ButtonLink to={paths.cases}>{t('list.title')}</ButtonLink>,
        }}
      >
        {(found) => <Whole found={found} />}
      </RecordView>
    </WorkPage>
  )
}

/** Whether the case is not filed for now, or not at all, because of its payment. */
const isDelayed = (payment: Case['payment']) => payment !== 'paid' && payment !== 'unpaid'

function Whole({ found }: { found: Case }) {
  const { t } = useTranslation('cases')
  const queryClient = useQueryClient()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const show = (changed: Case) => {
    queryClient.setQueryData(getGetCaseQueryKey(found.id), changed)
    void queryClient.invalidateQueries({ queryKey: getListCasesQueryKey() })
  }
  const submit = useAction(async () => show(await submitCase(found.id, { version: found.version })))
  const isPreparing = found.state === 'preparing'
  const isOpen = isPreparing || found.state === 'scheduled' || found.state === 'ready'
  const { payment } = found
  const isUnpaid = payment === 'unpaid'
  const isComplete = found.missingDocuments.length === 0
  return (
    <>
      {isPreparing && found.turn === 'member' && (
        <Suspense fallback={null}>
          <CaseSteps found={found} />
        </Suspense>
      )}
      <Row gutter={[{ xs: 0, lg: 40 }, 24]} style={{ marginTop: 20 }}>
        <Col xs={24} lg={14}>
          <Alert
            type={found.turn === 'member' ? 'warning' : 'info'}
            showIcon
            style={{ marginBottom: 20 }}
            title={t(`case.turn.${found.turn}`, { day: found.fileFrom })}
            description={
              found.turn === 'member' ? (
                <ul>
                  {isUnpaid && <li>{t('case.toPay')}</li>}
                  {isPreparing && !isComplete && <li>{t('case.toProvide')}</li>}
                  {isPreparing && isComplete && <li>{t('case.toSubmit')}</li>}
                  {isDelayed(payment) && <li>{t(`case.wait.${payment}`)}</li>}
                </ul>
              ) : (
                isOpen && isDelayed(payment) && t(`case.wait.${payment}`)
              )
            }
          />
          <h2 style={{ fontSize: 16 }}>{t('documents.title')}</h2>
          <CaseDocuments found={found} onChange={show} />
          <Suspense fallback={null}>
            <CasePost found={found} onChange={show} />
            {found.turn !== 'nobody' && <CaseNotification found={found} onChange={show} />}
          </Suspense>
          <ErrorNote error={submit.error} act="submit" />
          {isOpen && (
            <Flex gap={12} wrap style={{ marginTop: 20 }}>
              {isUnpaid && (
                <ButtonLink type="primary" to={payPath([found.orderId])}>
                  {t('case.pay')}
                </ButtonLink>
              )}
              {isPreparing && found.turn === 'member' && (
                <Button
                  type={isUnpaid ? 'default' : 'primary'}
                  disabled={!isComplete}
                  loading={whenSlow(submit.isRunning)}
                  onClick={() => void submit.run()}
                >
                  {t('case.submit')}
                </Button>
              )}
              <Button danger aria-haspopup="dialog" onClick={() => setIsDialogOpen(true)}>
                {t('case.withdraw')}
              </Button>
            </Flex>
          )}
          <Suspense fallback={null}>
            <CaseSignatures found={found} onChange={show} />
          </Suspense>
          <CaseForms found={found} download={(form, format) => downloadCaseForm(found.id, form, { format })} />
          {found.letters.length > 0 && (
            <>
              <h2 style={{ fontSize: 16, marginTop: 28 }}>{t('letters.title')}</h2>
              <CaseLetters
                letters={found.letters}
                download={(letterId) => downloadCaseLetter(found.id, letterId)}
                renderActions={(letter) => letter.followUp && <StartFollowUp caseId={found.id} letter={letter} />}
              />
            </>
          )}
          <CaseDeadlines deadlines={found.deadlines} />
          {found.deadlines.some(({ doneTime }) => doneTime === null) && (
            <CaseCalendar caseNo={found.caseNo} download={() => downloadCaseCalendarById(found.id)} />
          )}
          <h2 style={{ fontSize: 16, marginTop: 28 }}>{t('case.content')}</h2>
          <ContentView type={found.type} content={found.content} />
          <CopyCase found={found} />
          {found.clearance && (
            <Suspense fallback={<Skeleton active />}>
              <CaseClearanceSection clearance={found.clearance} />
            </Suspense>
          )}
        </Col>
        <Col xs={24} lg={10}>
          <Facts
            facts={[
              [t('list.state'), <CaseState key="state" of={found} />],
              [t('list.officeNumber'), found.officeNumber],
              [t('case.fileFrom'), found.fileFrom],
              [
                t('case.order'),
                <SiteLink key="order" to={orderPath(found.orderId)} className="numeric">
                  {found.orderNo}
                </SiteLink>,
              ],
              [t('case.orderStatus'), found.orderStatusText],
            ]}
          />
          <h2 style={{ fontSize: 16, marginTop: 28 }}>{t('course.title')}</h2>
          <CaseCourse history={found.history} />
          <CaseMessages
            reader="member"
            queryKey={getListCaseMessagesQueryKey(found.id)}
            list={(page) => listCaseMessages(found.id, page)}
            send={found.maySend ? ({ key, text }) => sendCaseMessage(found.id, { key, text }) : undefined}
          />
        </Col>
        {isDialogOpen && (
          <Suspense fallback={null}>
            <WithdrawDialog found={found} onChange={show} onClose={() => setIsDialogOpen(false)} />
          </Suspense>
        )}
      </Row>
    </>
  )
}
