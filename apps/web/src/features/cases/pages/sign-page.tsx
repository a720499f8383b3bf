import { LinkOutlined } from '@ant-design/icons'
import {
  downloadSignatureDocument,
  getGetSignatureRequestQueryKey,
  useGetSignatureRequest,
} from '@markwright/api-client/cases'
import type { SignatureRequest } from '@markwright/api-client/models/signatureRequest'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { SignForm } from '../components/sign-form.tsx'

/** Where somebody who was sent a link reads and signs a form of a case, without an account. */
export function SignPage() {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { token = '' } = useParams()
  const { data, error, refetch } = useGetSignatureRequest(token, { query: { retry: false, staleTime: 0 } })
  if (isUnknown(error))
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
      {error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : data ? (
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
          <SignedDocument token={token} />
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
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </WorkPage>
  )
}

function Ended({ request: { status, signedTime, expireTime, signerName } }: { request: SignatureRequest }) {
  const { t } = useTranslation('cases')
  if (status === 'open') return null
  return (
    <Alert
      type={status === 'signed' ? 'success' : 'info'}
      showIcon
      title={t(`sign.status.${status}`, { name: signerName, time: toLocalMinute(signedTime ?? expireTime) })}
    />
  )
}

/** The document within the page where the browser shows PDFs, and by a button everywhere. */
function SignedDocument({ token }: { token: string }) {
  const { t } = useTranslation('cases')
  const { data, error, refetch } = useQuery({
    queryKey: ['signature-document', token],
    // The address lives as long as the page, so that the document can still be opened after the signature.
    queryFn: async () => URL.createObjectURL(await downloadSignatureDocument(token)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active />
  return (
    <div style={{ margin: '20px 0' }}>
      {navigator.pdfViewerEnabled && (
        <object
          data={data}
          type="application/pdf"
          aria-label={t('sign.document')}
          style={{ width: '100%', height: 600, border: '1px solid var(--line)' }}
        />
      )}
      <div>
        <Button href={data} target="_blank">
          {t('sign.open')}
        </Button>
      </div>
    </div>
  )
}
