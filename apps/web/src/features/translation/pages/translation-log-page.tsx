import { DeleteOutlined, DownloadOutlined, HistoryOutlined } from '@ant-design/icons'
import {
  deleteTranslationLog,
  getExportTranslationLogsUrl,
  useListTranslationLogs,
} from '@markwright/api-client/translation'
import { Initiator } from '@markwright/api-client/models/initiator'
import { TranslationContent } from '@markwright/api-client/models/translationContent'
import type { TranslationLog } from '@markwright/api-client/models/translationLog'
import { translationDirections } from '@markwright/domain/translation-languages'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Select, Skeleton, Table, type TableColumnType } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths, translatedTextPath, translationDocumentPath } from '../../../app/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { userZone, toLocalMinute } from '../../../shared/lib/local-time.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { useAddressState } from '../../../shared/list/use-address-state.ts'
import {
  addressCodec,
  choiceParameter,
  dayParameter,
  pageParameter,
  sizeParameter,
  textParameter,
  withoutEmpty,
} from '../../../shared/lib/address-codec.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { DayField } from '../../../shared/ui/day-field.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { KeywordSearch } from '../../../shared/ui/keyword-search.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { notifySuccess } from '../../../shared/ui/notify.ts'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import styles from '../components/translation.module.css'

const sizes = [20, 50, 100] as const
const contents = Object.values(TranslationContent)
const initiators = Object.values(Initiator)
const codec = addressCodec({
  keyword: textParameter(),
  direction: choiceParameter(translationDirections),
  contentType: choiceParameter(contents),
  initiator: choiceParameter(initiators),
  from: dayParameter(),
  to: dayParameter(),
  page: pageParameter(),
  size: sizeParameter(sizes),
})
const everything = codec.read(new URLSearchParams())

/** The member's translations, newest first, to be opened again, exported or deleted. */
export function TranslationLogPage() {
  const { t } = useTranslation('translation')
  const language = useLanguage()
  const [{ page, size, ...filter }, change] = useAddressState(codec)
  const isWrong = filter.from !== '' && filter.to !== '' && filter.to < filter.from
  const wanted = { ...withoutEmpty(filter), zone: userZone() }
  const { data, error, refetch, isPlaceholderData } = useListTranslationLogs(
    { ...wanted, current: page, size },
    { query: { staleTime: 0, placeholderData: keepPreviousData, enabled: !isWrong } },
  )
  const [removed, setRemoved] = useState<TranslationLog | null>(null)
  const isFiltered = Object.values(filter).some((value) => value !== '')
  const any = { value: '', label: t('log.any') }
  const choice = (name: 'direction' | 'contentType' | 'initiator', options: { value: string; label: string }[]) => (
    <Select<string>
      value={filter[name]}
      popupMatchSelectWidth={false}
      aria-label={t(`log.${name}`)}
      options={[{ ...any, label: `${t(`log.${name}`)}: ${any.label}` }, ...options]}
      onChange={(value) => change({ [name]: value })}
    />
  )
  return (
    <WorkPage title={t('log.title')} lead={data && t('log.lead', { days: data.days })}>
      <div className={styles.filters}>
        <KeywordSearch
          value={filter.keyword}
          label={t('log.find')}
          className={styles.find}
          onSearch={(keyword) => change({ keyword })}
        />
        {choice(
          'direction',
          translationDirections.map((value) => ({ value, label: t(`direction.${value}`) })),
        )}
        {choice(
          'contentType',
          contents.map((value) => ({ value, label: t(`log.contents.${value}`) })),
        )}
        {choice(
          'initiator',
          initiators.map((value) => ({ value, label: t(`log.initiators.${value}`) })),
        )}
        <span role="group" aria-label={t('log.days')} className={styles.tools}>
          {(['from', 'to'] as const).map((end) => (
            <DayField
              key={end}
              className={styles.day}
              value={filter[end]}
              status={isWrong ? 'error' : undefined}
              aria-label={t(`log.${end}`)}
              aria-invalid={isWrong}
              onChange={(day) => change({ [end]: day })}
            />
          ))}
        </span>
        {isWrong && (
          <p role="alert" className={styles.wrong}>
            {t('log.daysWrong')}
          </p>
        )}
      </div>
      <div className={styles.below}>
        <span role="status">
          {data && t('log.total', { count: data.total, shown: data.total.toLocaleString('en') })}
        </span>
        {data !== undefined && data.total > 0 && (
          <span className={styles.tools}>
            {(['xlsx', 'csv'] as const).map((format) => (
              <Button
                key={format}
                icon={<DownloadOutlined />}
                title={t('log.exportNote')}
                href={`${getExportTranslationLogsUrl({ ...wanted, format })}&lang=${language}`}
              >
                {t(`log.${format}`)}
              </Button>
            ))}
          </span>
        )}
      </div>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        !isWrong && <Skeleton active paragraph={{ rows: 8 }} />
      ) : data.total === 0 ? (
        <MessageView
          stamp={<HistoryOutlined />}
          title={t(isFiltered ? 'log.noneMatch' : 'log.none')}
          text={isFiltered ? undefined : t('log.noneText')}
          actions={
            isFiltered ? (
              <Button onClick={() => change(everything)}>{t('log.showAll')}</Button>
            ) : (
              <ButtonLink type="primary" to={paths.translation}>
                {t('log.translate')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <LogTable logs={data.records} isBusy={isPlaceholderData} onRemove={setRemoved} />
          <Pager
            total={data.total}
            page={page}
            size={size}
            sizes={sizes}
            onChange={(nextPage, nextSize) => change({ page: nextPage, size: nextSize })}
          />
        </>
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('log.removeTitle')}
        text={removed?.title}
        confirmLabel={t('log.remove')}
        act={async () => {
          if (removed) await deleteTranslationLog(removed.id)
          notifySuccess(t('log.removed'))
          // The page may have become empty with it.
          if (data?.records.length === 1 && page > 1) change({ page: page - 1 })
          else await refetch()
        }}
        onClose={() => setRemoved(null)}
      />
    </WorkPage>
  )
}

function LogTable({
  logs,
  isBusy,
  onRemove,
}: {
  logs: readonly TranslationLog[]
  isBusy: boolean
  onRemove: (log: TranslationLog) => void
}) {
  const { t } = useTranslation('translation')
  const isPhone = usePhoneWidth()
  const columns: TableColumnType<TranslationLog>[] = [
    {
      title: t('log.content'),
      render: (_value, { title, textId, documentId, createTime, direction }) => {
        const to = documentId ? translationDocumentPath(documentId) : textId && translatedTextPath(textId)
        return (
          <>
            {to ? (
              <SiteLink to={to} title={t('log.open')}>
                {title}
              </SiteLink>
            ) : (
              title
            )}
            {isPhone && (
              <time className="numeric" style={{ display: 'block', color: 'var(--ink-faint)' }}>
                {toLocalMinute(createTime)} · {t(`direction.${direction}`)}
              </time>
            )}
          </>
        )
      },
    },
    {
      title: t('log.direction'),
      render: (_value, { direction }) => t(`direction.${direction}`),
      width: 150,
      responsive: ['md'],
    },
    {
      title: t('log.contentType'),
      render: (_value, { contentType }) => t(`log.contents.${contentType}`),
      width: 90,
      responsive: ['lg'],
    },
    {
      title: t('log.product'),
      render: (_value, { product }) => t(`log.products.${product}`),
      width: 150,
      responsive: ['xl'],
    },
    {
      title: t('log.words'),
      render: (_value, { wordCount }) => wordCount.toLocaleString('en'),
      className: 'numeric',
      align: 'end',
      width: 84,
    },
    {
      title: t('log.time'),
      render: (_value, { createTime }) => toLocalMinute(createTime),
      className: 'day',
      width: 150,
      responsive: ['md'],
    },
    {
      title: t('log.initiator'),
      render: (_value, { initiator }) => t(`log.initiators.${initiator}`),
      width: 90,
      responsive: ['lg'],
    },
    {
      title: <span className="visually-hidden">{t('log.actions')}</span>,
      render: (_value, log) => (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('log.removeOf', { title: log.title })}
          onClick={() => onRemove(log)}
        />
      ),
      width: 56,
    },
  ]
  return (
    <Table<TranslationLog>
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={[...logs]}
      pagination={false}
      loading={isBusy && { delay: 300 }}
      tableLayout="fixed"
    />
  )
}
