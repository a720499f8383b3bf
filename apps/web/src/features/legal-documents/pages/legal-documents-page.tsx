import { AuditOutlined, FileExcelOutlined } from '@ant-design/icons'
import { exportLegalDocuments, useSearchLegalDocuments } from '@markwright/api-client/legal-documents'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { Pager } from '../../../shared/ui/controls/pager.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { LegalFacets } from '../components/legal-facets.tsx'
import { LegalFields } from '../components/legal-fields.tsx'
import { LegalHit } from '../components/legal-hit.tsx'
import styles from '../components/legal-documents.module.css'
import {
  isNarrowed,
  legalDocumentsPath,
  legalParameters,
  type LegalQuery,
  readLegalAddress,
} from '../model/legal-address.ts'

const SIZE = 10
const EXPORT_MAX = 1000

/** Search in judgments and decisions on trademarks. The address holds what is requested. */
export function LegalDocumentsPage() {
  const { t } = useTranslation('legalDocuments')
  const navigate = useNavigate()
  const query = readLegalAddress(useSearchParams()[0])
  const { data, error, refetch, isPlaceholderData } = useSearchLegalDocuments(
    { ...legalParameters(query), current: query.page, size: SIZE },
    { query: { placeholderData: keepPreviousData } },
  )
  const exported = useFileExport(() => exportLegalDocuments(legalParameters(query)), `${t('title')}.xlsx`)
  const goTo = (changes: Partial<LegalQuery>) => void navigate(legalDocumentsPath({ ...query, page: 1, ...changes }))

  return (
    <WorkPage
      title={t('title')}
      lead={t('lead')}
      actions={
        data &&
        data.total > 0 && (
          <Button icon={<FileExcelOutlined />} loading={exported.isRunning} onClick={exported.run}>
            {data.total > EXPORT_MAX ? t('exportFirst', { count: EXPORT_MAX }) : t('export')}
          </Button>
        )
      }
    >
      <LegalFields query={query} total={data && !isPlaceholderData ? data.total : null} onChange={goTo} />
      {error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 14, width: '100%' }} />
      ) : !data.hasAny ? (
        <MessageView stamp={<AuditOutlined />} title={t('none')} text={t('noneText')} />
      ) : (
        <div className={styles.columns}>
          <LegalFacets facets={data.facets} query={query} onChange={goTo} />
          <div className={isPlaceholderData ? styles.stale : undefined} aria-busy={isPlaceholderData}>
            {data.records.length === 0 ? (
              <MessageView
                stamp={<AuditOutlined />}
                title={data.total > 0 ? t('pageBeyond') : t('noneFound')}
                text={data.total > 0 ? undefined : t('noneFoundText')}
                actions={
                  data.total > 0 ? (
                    <ButtonLink to={legalDocumentsPath({ ...query, page: 1 })}>{t('firstPage')}</ButtonLink>
                  ) : (
                    isNarrowed(query) && <ButtonLink to={paths.legalDocuments}>{t('showAll')}</ButtonLink>
                  )
                }
              />
            ) : (
              data.records.map((hit) => <LegalHit key={hit.id} hit={hit} keyword={query.keyword} />)
            )}
            <Pager total={data.total} page={query.page} size={SIZE} onChange={(page) => goTo({ page })} />
          </div>
        </div>
      )}
    </WorkPage>
  )
}
