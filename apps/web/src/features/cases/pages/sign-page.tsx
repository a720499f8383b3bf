import { DownloadOutlined, LinkOutlined } from '@ant-design/icons'
import {
  downloadSignatureDocument,
  getGetSignatureRequestQueryKey,
  useGetSignatureRequest,
} from '@markwright/api-client/cases'
import type { SignatureRequest } from '@markwright/api-client/models/signatureRequest'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { SignForm } from '../components/sign-form.tsx'

/** Where somebody who was sent a link reads and signs a form of a case, without an account. */
export function SignPage() {
  const { t } = useTranslation('caseWork')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { token = '' } = useParams()
  const { data, error, refetch } = useGetSignatureRequest(token, { query: { retry: false, staleTime: 0 } })
  // What was typed and drawn stays while a later reading fails.
  if (isUnknown(error) && !data)
    return (
      <>
        <PageTitle text={t('sign.title')} />
        <MessageView stamp={<LinkOutlined />} title={t('sign.gone')} text={t('sign.goneText')} headingLevel="h1" />
      </>
    )
  return (
    <WorkPage
      title={data?.title[language] ?? t('sign.title')}
      {...(data?.status === 'open' && { lead: t('sign.lead') })}
    >
      {data ? (
        <>
          <Facts
            facts={[
              [t('sign.case'), data.caseNo],
              [t('sign.matter'), data.typeName[language]],
              [t('sign.principal'), data.principal || null],
              [t('sign.validUntil'), toLocalMinute(data.expireTime)],
              [
                t('sign.hash'),
                <span key="hash" style={{ overflowWrap: 'anywhere' }}>
                  {data.documentHash}
                </span>,
              ],
            ]}
          />
          <SignedDocument token={token} caseNo={data.caseNo} />
          {data.status === 'open' ? (
            <SignForm
              token={token}
              documentHash={data.documentHash}
              onSigned={(signed) => queryClient.setQueryData(getGetSignatureRequestQueryKey(token), signed)}
            />
          ) : (
            <Ended request={data} />
          )}
        </>
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </WorkPage>
  )
}

function Ended({ request: { status, signedTime, expireTime, signerName } }: { request: SignatureRequest }) {
  const { t } = useTranslation('caseWork')
  if (status === 'open') return null
  return (
    <Alert
      type={status === 'signed' ? 'success' : 'info'}
      showIcon
      title={t(`sign.status.${status}`, { name: signerName, time: toLocalMinute(signedTime ?? expireTime) })}
    />
  )
}

function SignedDocument({ token, caseNo }: { token: string; caseNo: string }) {
  const { t } = useTranslation('caseWork')
  const download = useAction(async () => saveFile(await downloadSignatureDocument(token), `${caseNo}.pdf`))
  return (
    <div style={{ margin: '20px 0' }}>
      <Button icon={<DownloadOutlined />} loading={whenSlow(download.isRunning)} onClick={() => void download.run()}>
        {t('sign.open')}
      </Button>
      <ErrorNote error={download.error} />
    </div>
  )
}
