import { FileSearchOutlined } from '@ant-design/icons'
import { ApiError } from '@markwright/api-client/fetch'
import { useGetPatent } from '@markwright/api-client/patents'
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { paths, patentBilingualPath, patentDetailPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { Bibliography } from '../components/detail/bibliography.tsx'
import { DetailBar, type HitsState } from '../components/detail/detail-bar.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import styles from '../components/patents.module.css'

const ClaimsTab = lazy(async () => ({ default: (await import('../components/detail/claims-tab.tsx')).ClaimsTab }))
const DescriptionTab = lazy(async () => ({
  default: (await import('../components/detail/description-tab.tsx')).DescriptionTab,
}))
const DrawingsTab = lazy(async () => ({
  default: (await import('../components/detail/drawings-tab.tsx')).DrawingsTab,
}))
const relatedTabs = () => import('../components/detail/related-tabs.tsx')
const LegalTab = lazy(async () => ({ default: (await relatedTabs()).LegalTab }))
const FamilyTab = lazy(async () => ({ default: (await relatedTabs()).FamilyTab }))
const CitationsTab = lazy(async () => ({ default: (await relatedTabs()).CitationsTab }))
const SimilarTab = lazy(async () => ({ default: (await relatedTabs()).SimilarTab }))

/** Lengths of what can be a publication number. */
const [NUMBER_MIN, NUMBER_MAX] = [4, 80]

const tabs = ['bibliography', 'claims', 'description', 'drawings', 'legal', 'family', 'citations', 'similar'] as const

/** One publication, part by part. */
export function PatentDetailPage() {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const [parameters] = useSearchParams()
  const { state } = useLocation() as { state: HitsState | null }
  const id = parameters.get('id') ?? ''
  const expr = parameters.get('expr')
  const tab = tabs.find((each) => each === parameters.get('tab')) ?? 'bibliography'
  const isNumber = id.length >= NUMBER_MIN && id.length <= NUMBER_MAX
  const { data, error, refetch } = useGetPatent({ id }, { query: { enabled: isNumber } })
  if (!isNumber || (error instanceof ApiError && error.status === 404))
    return (
      <MessageView
        stamp={<FileSearchOutlined />}
        title={t('detail.unknown', { id: id.slice(0, NUMBER_MAX) })}
        text={t('detail.unknownNote')}
        actions={
          <ButtonLink type="primary" to={paths.patentSearch}>
            {t('results.toSearch')}
          </ButtonLink>
        }
      />
    )
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <WorkPage title={id}>
        <Skeleton active paragraph={{ rows: 12 }} />
      </WorkPage>
    )
  const wanted = language === 'cn' ? 'zh' : 'en'
  const title = (data.titles.find((each) => each.language === wanted) ?? data.titles[0])?.text ?? data.pubNo
  const counts: Partial<Record<(typeof tabs)[number], number>> = {
    claims: data.claimCount,
    drawings: data.drawingCount,
    legal: data.eventCount,
    family: data.familySize,
  }
  return (
    <WorkPage
      title={title}
      lead={
        <>
          <span className="numeric">{data.pubNo}</span> <StatusBadge code={data.legalStatus.code} />
          {data.demonstration && ` ${t('demonstration')}`}
        </>
      }
    >
      <DetailBar patent={data} title={title} state={state} tab={tab} />
      <LinkTabs
        className={styles.tabs}
        label={t('detail.parts')}
        current={tab}
        state={state}
        tabs={[
          ...tabs.map((key) => ({
            key,
            path: patentDetailPath(data.id, expr, key),
            text: counts[key] ? `${t(`tab.${key}`)} ${counts[key]}` : t(`tab.${key}`),
          })),
          { key: 'bilingual', path: patentBilingualPath(data.id), text: t('tab.bilingual') },
        ]}
      />
      {tab === 'bibliography' && <Bibliography patent={data} expr={expr} />}
      <Suspense fallback={<Skeleton active paragraph={{ rows: 10 }} />}>
        {tab === 'claims' && <ClaimsTab id={data.id} expr={expr} />}
        {tab === 'description' && <DescriptionTab id={data.id} expr={expr} paragraph={parameters.get('p')} />}
        {tab === 'drawings' && <DrawingsTab id={data.id} />}
        {tab === 'legal' && <LegalTab id={data.id} />}
        {tab === 'family' && <FamilyTab id={data.id} />}
        {tab === 'citations' && <CitationsTab id={data.id} />}
        {tab === 'similar' && <SimilarTab id={data.id} />}
      </Suspense>
    </WorkPage>
  )
}
