import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons'
import {
  deleteTranslationLog,
  getExportTranslationLogsUrl,
  useListTranslationLogs,
} from '@markwright/api-client/translation'
import { Initiator } from '@markwright/api-client/models/initiator'
import { TranslationContent } from '@markwright/api-client/models/translationContent'
import type { TranslationLog } from '@markwright/api-client/models/translationLog'
import { translationDirections } from '@markwright/domain/texts/translation-languages'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths, translatedTextPath, translationDocumentPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { userZone, toLocalMinute } from '../../../shared/lib/local-time.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
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
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { DayField } from '../../../shared/ui/forms/day-field.tsx'
import { KeywordSearch } from '../../../shared/ui/controls/keyword-search.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
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
const everything = codec.defaults()

/** The member's translations, newest first, to be opened again, exported or deleted. */
export function TranslationLogPage() {
  const { t } = useTranslation('translation')
  const language = useLanguage()
  const [{ page, size, ...filter }, change, pages] = useAddressState(codec, sizes)
  const isWrong = filter.from !== '' && filter.to !== '' && filter.to < filter.from
  const wanted = { ...withoutEmpty(filter), zone: userZone() }
  const result = useListTranslationLogs(
    { ...wanted, current: page, size },
    { query: { staleTime: 0, placeholderData: keepPreviousData, enabled: !isWrong } },
  )
  const { data, refetch } = result
  const [removed, setRemoved] = useState<TranslationLog | null>(null)
  const columns = useLogColumns(setRemoved)
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
      {(!isWrong || data) && (
        <RecordList
          label={t('log.title')}
          answer={result}
          address={pages}
          columns={columns}
          summary={data && t('log.total', { count: data.total, shown: data.total.toLocaleString('en') })}
          actions={
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
          }
          empty={{
            title: t(isFiltered ? 'log.noneMatch' : 'log.none'),
            text: isFiltered ? undefined : t('log.noneText'),
            actions: isFiltered ? (
              <Button onClick={() => change(everything)}>{t('log.showAll')}</Button>
            ) : (
              <ButtonLink type="primary" to={paths.translation}>
                {t('log.translate')}
              </ButtonLink>
            ),
          }}
        />
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

function useLogColumns(onRemove: (log: TranslationLog) => void): Column<TranslationLog>[] {
  const { t } = useTranslation('translation')
  return [
    {
      key: 'content',
      title: t('log.content'),
      render: ({ title, textId, documentId }) => {
        const to = documentId ? translationDocumentPath(documentId) : textId && translatedTextPath(textId)
        return to ? (
          <SiteLink to={to} title={t('log.open')}>
            {title}
          </SiteLink>
        ) : (
          title
        )
      },
    },
    { key: 'direction', title: t('log.direction'), render: ({ direction }) => t(`direction.${direction}`) },
    { key: 'contentType', title: t('log.contentType'), render: ({ contentType }) => t(`log.contents.${contentType}`) },
    { key: 'product', title: t('log.product'), render: ({ product }) => t(`log.products.${product}`) },
    { key: 'words', title: t('log.words'), isNumber: true, render: ({ wordCount }) => wordCount.toLocaleString('en') },
    {
      key: 'time',
      title: t('log.time'),
      render: ({ createTime }) => <span className="day">{toLocalMinute(createTime)}</span>,
    },
    { key: 'initiator', title: t('log.initiator'), render: ({ initiator }) => t(`log.initiators.${initiator}`) },
    {
      key: 'acts',
      title: t('log.actions'),
      render: (log) => (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('log.removeOf', { title: log.title })}
          onClick={() => onRemove(log)}
        />
      ),
    },
  ]
}
