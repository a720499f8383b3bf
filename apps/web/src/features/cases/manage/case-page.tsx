import { SolutionOutlined } from '@ant-design/icons'
import {
  downloadManagedCaseArchive,
  downloadManagedCaseDocument,
  downloadManagedCaseForm,
  getGetManagedCaseQueryKey,
  getListManagedCaseMessagesQueryKey,
  getListManagedCasesQueryKey,
  listManagedCaseMessages,
  markCaseAnswered,
  receiveCasePost,
  sendManagedCaseMessage,
  useGetManagedCase,
} from '@markwright/api-client/backoffice'
import type { CaseDocument } from '@markwright/api-client/models/caseDocument'
import type { ManagedCase } from '@markwright/api-client/models/managedCase'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Col, Flex, Row, Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { manageOrderPath, paths } from '../../../shared/lib/paths.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useMay } from '../../../shared/manage/use-may.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { CaseArchive } from '../components/case-archive.tsx'
import { CaseCourse } from '../components/case-course.tsx'
import { CaseForms } from '../components/case-forms.tsx'
import { CaseState } from '../components/case-state.tsx'
import { ContentView } from '../components/content-view.tsx'
import { PostFacts } from '../components/post-facts.tsx'
import { ManagedLetters } from './managed-letters.tsx'
import { CaseActions } from './case-actions.tsx'

const CaseClearanceSection = lazy(async () => ({
  default: (await import('../components/clearance-view.tsx')).CaseClearanceSection,
}))

const CaseMessages = lazy(async () => ({ default: (await import('../components/case-messages.tsx')).CaseMessages }))

/** One case at the desk of staff. */
export function ManagedCasePage() {
  const { t } = useTranslation(['backoffice', 'cases'])
  const language = useLanguage()
  const id = useSearchParams()[0].get('id') ?? ''
  const mayManage = useMay()('cases.manage')
  const result = useGetManagedCase(id, { query: { enabled: id !== '', staleTime: 0, retry: false } })
  const { data } = result
  return (
    <WorkPage
      title={data ? `${data.typeName[language]} ${data.caseNo}` : t('menu.cases')}
      actions={
        data && (
          <Flex gap={8} wrap>
            <CaseArchive caseNo={data.caseNo} download={() => downloadManagedCaseArchive(data.id)} />
            {mayManage && <CaseActions found={data} />}
          </Flex>
        )
      }
    >
      <RecordView
        id={id}
        answer={result}
        missing={{
          stamp: <SolutionOutlined />,
          title: t('cases:case.gone'),
          actions: <ButtonLink to={paths.manageCases}>{t('menu.cases')}</ButtonLink>,
        }}
      >
        {(found) => <Whole found={found} />}
      </RecordView>
    </WorkPage>
  )
}

function Whole({ found }: { found: ManagedCase }) {
  const { t } = useTranslation(['backoffice', 'cases'])
  const mayReadOrders = useMay()('orders.read')
  return (
    <Row gutter={[{ xs: 0, lg: 40 }, 24]} style={{ marginTop: 20 }}>
      <Col xs={24} lg={14}>
        <ContentView type={found.type} content={found.content} />
        {found.clearance && (
          <Suspense fallback={<Skeleton active />}>
            <CaseClearanceSection clearance={found.clearance} />
          </Suspense>
        )}
        <h2 style={{ fontSize: 16, marginTop: 28 }}>{t('cases:documents.title')}</h2>
        <Documents found={found} />
        {found.post && <ManagedPost found={found} post={found.post} />}
        <CaseForms found={found} download={(form, format) => downloadManagedCaseForm(found.id, form, { format })} />
        <ManagedLetters found={found} />
      </Col>
      <Col xs={24} lg={10}>
        <Facts
          facts={[
            [t('cases:list.state'), <CaseState key="state" of={found} />],
            [t('cases:case.turnLabel'), t(`cases:case.turn.${found.turn}`, { day: found.fileFrom })],
            [t('cases:manage.assignee'), found.assignee],
            [t('cases:list.officeNumber'), found.officeNumber],
            [t('cases:case.fileFrom'), found.fileFrom],
            [t('cases:manage.member'), found.member],
            [
              t('cases:case.order'),
              mayReadOrders ? (
                <SiteLink key="order" to={manageOrderPath(found.orderId)} className="numeric">
                  {found.orderNo}
                </SiteLink>
              ) : (
                found.orderNo
              ),
            ],
            [t('cases:case.orderStatus'), found.orderStatusText],
          ]}
        />
        <h2 style={{ fontSize: 16, marginTop: 28 }}>{t('cases:course.title')}</h2>
        <CaseCourse history={found.history} />
        <Messages found={found} />
      </Col>
    </Row>
  )
}

function Messages({ found: { id, isUnanswered, maySend } }: { found: ManagedCase }) {
  const queryClient = useQueryClient()
  const mayManage = useMay()('cases.manage')
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: getGetManagedCaseQueryKey(id) })
    void queryClient.invalidateQueries({ queryKey: getListManagedCasesQueryKey() })
  }
  return (
    <Suspense fallback={<Skeleton active />}>
      <CaseMessages
        reader="staff"
        queryKey={getListManagedCaseMessagesQueryKey(id)}
        list={(page) => listManagedCaseMessages(id, page)}
        send={
          mayManage && maySend
            ? async ({ key, text, seen }) => {
                await sendManagedCaseMessage(id, { key, text, answers: seen })
                await refresh()
              }
            : undefined
        }
        dismiss={
          mayManage && isUnanswered
            ? async (seen) => {
                await markCaseAnswered(id, { upTo: seen })
                await refresh()
              }
            : undefined
        }
      />
    </Suspense>
  )
}

function ManagedPost({ found, post }: { found: ManagedCase; post: NonNullable<ManagedCase['post']> }) {
  const { t } = useTranslation('caseWork')
  const queryClient = useQueryClient()
  const mayManage = useMay()('cases.manage')
  const receive = useAction(async () => {
    const changed = await receiveCasePost(found.id, { version: found.version })
    queryClient.setQueryData(getGetManagedCaseQueryKey(found.id), changed)
  })
  return (
    <>
      <h3 style={{ fontSize: 14, marginTop: 16 }}>{t('correspondence.post')}</h3>
      <PostFacts found={found} post={post} />
      {mayManage && post.receivedTime === null && (
        <Button size="small" disabled={receive.isRunning} onClick={() => void receive.run()}>
          {t('correspondence.markReceived')}
        </Button>
      )}
      <ErrorNote error={receive.error} act="change" />
    </>
  )
}

function Documents({ found }: { found: ManagedCase }) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const download = useAction(async ({ id, name }: CaseDocument) =>
    saveFile(await downloadManagedCaseDocument(found.id, id), name),
  )
  const labelOf = (kind: string) => found.type.documents.find((each) => each.kind === kind)?.label[language] ?? kind
  if (found.documents.length === 0) return <p>{t('documents.none')}</p>
  return (
    <>
      <ul>
        {found.documents.map((document) => (
          <li key={document.id}>
            {labelOf(document.kind)}:{' '}
            <Button
              type="link"
              size="small"
              style={{ height: 'auto', padding: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
              onClick={() => void download.run(document)}
            >
              {document.name}
            </Button>
          </li>
        ))}
      </ul>
      <ErrorNote error={download.error} />
    </>
  )
}
