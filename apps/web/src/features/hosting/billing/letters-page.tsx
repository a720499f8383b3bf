import { DownloadOutlined } from '@ant-design/icons'
import {
  downloadLetterTemplate,
  downloadSampleLetter,
  deleteLetterTemplate,
  useListLetterTemplates,
  writeClientLetter,
} from '@markwright/api-client/hosting'
import type { LetterTemplate } from '@markwright/api-client/models/letterTemplate'
import { addDays } from '@markwright/domain/dates/calendar'
import { letterFields, letterLists } from '@markwright/domain/texts/letter-fields'
import { Button, Form, Input } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { homeToday, toLocalMinute } from '../../../shared/lib/local-time.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { shownBytes } from '../../../shared/lib/shown-bytes.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { pageOfRows } from '../../../shared/list/page-of-rows.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { useRecordDialog } from '../../../shared/list/use-record-dialog.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../components/hosting.module.css'
import { SearchSelect, useClientOptions } from '../components/party-select.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import { BillingTabs } from './billing-tabs.tsx'

const TemplateDialog = lazy(async () => ({ default: (await import('./template-dialog.tsx')).TemplateDialog }))

const AHEAD_DAYS = 90
const days = () => {
  const today = homeToday()
  return { from: today, to: addDays(today, AHEAD_DAYS) }
}

/** Letters of an agency to its clients, and the templates from which they are written. */
export function LettersPage() {
  const { t } = useTranslation('billing')
  return (
    <WorkPage title={t('letters.title')} lead={t('letters.lead')}>
      <BillingTabs current="letters" />
      <WriteLetter />
      <Templates />
      <FieldNames />
    </WorkPage>
  )
}

type Draft = { clientId?: string; templateId?: string; from: string; to: string }

function WriteLetter() {
  const { t } = useTranslation('billing')
  const clients = useClientOptions({ isOwn: true })
  const { data: templates = [] } = useListLetterTemplates({ query: { staleTime: 0 } })
  const [initial] = useState(days)
  const [form] = Form.useForm<Draft>()
  const { run, isRunning } = useFileExport(
    () => {
      const { clientId, templateId, from, to } = form.getFieldsValue()
      return writeClientLetter({
        clientId: clientId!,
        templateId: templateId || null,
        from: from || null,
        to: to || null,
      })
    },
    () => `${clients.find(({ value }) => value === form.getFieldValue('clientId'))?.label ?? ''}.docx`,
  )
  return (
    <section className={styles.section}>
      <h2>{t('letters.write')}</h2>
      <Form<Draft>
        form={form}
        layout="vertical"
        initialValues={initial}
        style={{ maxWidth: 520 }}
        onFinish={() => void run()}
      >
        <Form.Item name="clientId" label={t('client')} rules={[{ required: true, message: t('charge.clientMissing') }]}>
          <SearchSelect options={clients} none={t('charge.chooseClient')} />
        </Form.Item>
        <Form.Item name="templateId" label={t('letters.template')}>
          <SearchSelect
            options={templates.map(({ id, name }) => ({ value: id, label: name }))}
            none={t('letters.sample')}
          />
        </Form.Item>
        <div className={styles.row}>
          <Form.Item name="from" label={t('letters.from')}>
            <Input type="date" />
          </Form.Item>
          <Form.Item name="to" label={t('letters.to')}>
            <Input type="date" />
          </Form.Item>
        </div>
        <p className={styles.faint} style={{ marginBottom: 12 }}>
          {t('letters.time')}
        </p>
        <div className={styles.row}>
          <Button type="primary" htmlType="submit" icon={<DownloadOutlined />} loading={isRunning}>
            {t('letters.download')}
          </Button>
          {clients.length === 0 && <ButtonLink to={paths.hostingClients}>{t('charges.toClients')}</ButtonLink>}
        </div>
      </Form>
    </section>
  )
}

function Templates() {
  const { t } = useTranslation('billing')
  const refresh = useRefresh()
  const address = useListAddress()
  const { data, error, refetch } = useListLetterTemplates({ query: { staleTime: 0 } })
  const { chosen, isFor, open, close } = useRecordDialog<LetterTemplate, 'remove'>(data)
  const [isAdding, setIsAdding] = useState(false)
  const sample = useFileExport(downloadSampleLetter, `${t('letters.sample')}.docx`)
  const columns: Column<LetterTemplate>[] = [
    { key: 'name', title: t('letters.name'), render: ({ name }) => <span className={styles.title}>{name}</span> },
    { key: 'size', title: t('letters.size'), isNumber: true, render: ({ sizeBytes }) => shownBytes(sizeBytes) },
    {
      key: 'time',
      title: t('letters.uploaded'),
      render: ({ createTime }) => <span className="day">{toLocalMinute(createTime)}</span>,
    },
    {
      key: 'acts',
      title: t('acts'),
      render: ({ id, name }) => (
        <div className={styles.row}>
          <DownloadTemplate id={id} name={name} />
          <Button
            type="text"
            size="small"
            danger
            aria-label={t('letters.removeOne', { name })}
            onClick={() => open('remove', id)}
          >
            {t('charge.remove')}
          </Button>
        </div>
      ),
    },
  ]
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{t('letters.templates')}</h2>
        <div className={styles.row}>
          <Button loading={sample.isRunning} onClick={() => void sample.run()}>
            {t('letters.getSample')}
          </Button>
          <Button onClick={() => setIsAdding(true)}>{t('letters.add')}</Button>
        </div>
      </div>
      <RecordList
        label={t('letters.templates')}
        answer={{ data: pageOfRows(data, address), error, refetch }}
        address={address}
        columns={columns}
        empty={{ title: t('letters.none'), text: t('letters.noneText') }}
      />
      <Suspense>
        <TemplateDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
      </Suspense>
      <ConfirmDialog
        isOpen={isFor('remove')}
        title={t('letters.removeTitle')}
        text={chosen && t('letters.removeText', { name: chosen.name })}
        confirmLabel={t('charge.remove')}
        act={async () => {
          if (chosen) await deleteLetterTemplate(chosen.id)
          notifySuccess(t('letters.removed'))
          await refresh()
        }}
        onClose={close}
      />
    </section>
  )
}

function DownloadTemplate({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('billing')
  const { run, isRunning } = useFileExport(() => downloadLetterTemplate(id), `${name}.docx`)
  return (
    <Button
      type="text"
      size="small"
      loading={isRunning}
      aria-label={t('letters.downloadOne', { name })}
      onClick={() => void run()}
    >
      {t('letters.get')}
    </Button>
  )
}

const groups = ['single', 'deadlines', 'rights'] as const

/** What can stand in a template; either name of a field is as good. */
function FieldNames() {
  const { t } = useTranslation('billing')
  const isChinese = useLanguage() === 'cn'
  const shown = ([name, other]: [string, string]) => `{${isChinese ? other : name}}`
  return (
    <section className={styles.section}>
      <h2>{t('letters.fields')}</h2>
      <p className={styles.faint}>{t('letters.fieldsText')}</p>
      <dl>
        {groups.map((group) => {
          const list = group === 'single' ? null : isChinese ? letterLists[group] : group
          const fields = Object.entries(letterFields[group]).map(shown).join(' ')
          return (
            <div key={group} style={{ marginTop: 12 }}>
              <dt>{t(`letters.group.${group}`)}</dt>
              <dd style={{ marginInlineStart: 0, overflowWrap: 'anywhere' }}>
                <code>{list === null ? fields : `{#${list}} ${fields} {/${list}}`}</code>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
