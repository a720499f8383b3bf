import { AuditOutlined, PrinterOutlined } from '@ant-design/icons'
import { useGetLegalDocument } from '@markwright/api-client/legal-documents'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { htmlLanguage, MarkedText } from '../../../shared/ui/layout/marked-text.tsx'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { LegalDocumentAside } from '../components/legal-document-aside.tsx'
import styles from '../components/legal-documents.module.css'
import { legalDocumentsPath } from '../model/legal-address.ts'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One judgment or decision, with the words of the search marked in its text. */
export function LegalDocumentPage() {
  const { t } = useTranslation('legalDocuments')
  const [parameters] = useSearchParams()
  const given = parameters.get('id') ?? ''
  const id = ID.test(given) ? given : ''
  const keyword = (parameters.get('keyword') ?? '').slice(0, 200)
  const answer = useGetLegalDocument({ id, ...(keyword && { keyword }) }, { query: { enabled: id !== '' } })
  const { data } = answer
  return (
    <WorkPage
      title={data?.title.text ?? t('document')}
      actions={
        data && (
          <span className="no-print">
            <ButtonLink to={legalDocumentsPath({ keyword })}>{keyword ? t('backToSearch') : t('toSearch')}</ButtonLink>{' '}
            <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </span>
        )
      }
      lead={
        data && (
          <>
            {[data.number, data.court, data.decidedOn].filter(Boolean).join(' · ')}
            {data.demonstration && <strong className={styles.note}>{t('demonstrationNote')}</strong>}
          </>
        )
      }
    >
      <RecordView
        id={id}
        answer={answer}
        missing={{
          stamp: <AuditOutlined />,
          title: t('unknown'),
          text: t('unknownText'),
          actions: <ButtonLink to={paths.legalDocuments}>{t('toSearch')}</ButtonLink>,
        }}
        rows={16}
      >
        {(document) => (
          <div className={styles.document}>
            <div>
              {document.result && (
                <section>
                  <h2>{t('result')}</h2>
                  <p className={styles.result} lang={htmlLanguage(document.language)}>
                    {document.result}
                  </p>
                </section>
              )}
              <section>
                <h2>{t('text')}</h2>
                {document.paragraphs.length === 0 ? (
                  <p className={styles.sub}>{t('noText')}</p>
                ) : (
                  <div className={styles.text} lang={htmlLanguage(document.language)}>
                    {document.paragraphs.map(({ text, marks }, at) => (
                      <p key={at}>
                        <MarkedText text={text} marks={marks} />
                      </p>
                    ))}
                  </div>
                )}
              </section>
            </div>
            <LegalDocumentAside document={document} />
          </div>
        )}
      </RecordView>
    </WorkPage>
  )
}
