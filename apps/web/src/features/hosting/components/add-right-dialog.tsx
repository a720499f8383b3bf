import { createPortfolioItem } from '@markwright/api-client/hosting'
import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'
import type { PortfolioItemDraft } from '@markwright/api-client/models/portfolioItemDraft'
import { Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { hostingItemPath } from '../../../shared/lib/paths.ts'
import { refusedField } from '../../../shared/lib/refused-field.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { useRefresh } from '../hooks/use-hosting.ts'
import { useWords } from '../hooks/use-words.ts'
import { hasRegister, portfolioKinds } from '../model/kinds.ts'
import { DialogFoot } from './dialog-foot.tsx'
import { SearchSelect, useApplicantOptions, useClientOptions } from './party-select.tsx'

type Values = {
  kind: PortfolioKind
  office: string
  number: string
  title?: string
  expiresOn?: string
  clientId?: string | null
  applicantId?: string | null
}

/**
 * Adds a right by its number; the register says the rest. Where it does not have the number, one states the name. `kind`
 * is fixed where the dialog belongs to the list of one kind.
 */
export function AddRightDialog({
  isOpen,
  kind,
  onClose,
}: {
  isOpen: boolean
  kind?: PortfolioKind
  onClose: () => void
}) {
  const { t } = useTranslation('hosting')
  return (
    <Modal
      open={isOpen}
      title={kind ? t(`add.title.${kind}`) : t('add.any')}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      <AddRightForm {...(kind && { kind })} onClose={onClose} />
    </Modal>
  )
}

function AddRightForm({ kind: fixed, onClose }: { kind?: PortfolioKind; onClose: () => void }) {
  const { t } = useTranslation('hosting')
  const navigate = useNavigate()
  const refresh = useRefresh()
  const words = useWords()
  const clients = useClientOptions({ canEdit: true })
  const applicants = useApplicantOptions()
  const [form] = Form.useForm<Values>()
  const kind = Form.useWatch('kind', form) ?? fixed ?? 'mark'
  const [isUnknown, setIsUnknown] = useState(false)
  const isTyped = !hasRegister(kind) || isUnknown
  const add = useAction(async ({ title, expiresOn, ...values }: Values) => {
    const draft: PortfolioItemDraft = {
      ...values,
      number: values.number.trim(),
      ...(isTyped && title?.trim() && { title: title.trim() }),
      ...(isTyped && expiresOn && { expiresOn }),
    }
    try {
      const item = await createPortfolioItem(draft)
      notifySuccess(t(item.inRegister ? 'add.found' : 'add.added', { title: item.title }))
      onClose()
      await refresh()
      await navigate(hostingItemPath(item.id, item.kind))
    } catch (error) {
      const field = refusedField(error)
      if (field === 'title' && !isTyped) return setIsUnknown(true)
      throw error
    }
  })
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      initialValues={{ kind: fixed ?? 'mark', office: 'CN' }}
      onFinish={(values) => void add.run(values)}
    >
      <p style={{ marginBottom: 14 }}>{t(isTyped ? 'add.typedText' : 'add.text')}</p>
      <Form.Item name="kind" label={t('field.kind')} hidden={fixed !== undefined}>
        <Select
          options={portfolioKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={() => setIsUnknown(false)}
        />
      </Form.Item>
      <Form.Item name="office" label={t('field.office')}>
        <Select showSearch={{ optionFilterProp: 'label' }} options={words.offices(kind)} />
      </Form.Item>
      <Form.Item
        name="number"
        label={t(`number.${kind}`)}
        extra={hasRegister(kind) && t(`add.numberHelp.${kind}`)}
        rules={[{ required: true, whitespace: true, message: t('add.numberMissing') }]}
      >
        <Input maxLength={60} autoFocus onChange={() => setIsUnknown(false)} />
      </Form.Item>
      {isTyped && (
        <>
          {isUnknown && <p role="alert">{t('add.unknown')}</p>}
          <Form.Item
            name="title"
            label={t(`name.${kind}`)}
            rules={[{ required: true, whitespace: true, message: t('add.titleMissing') }]}
          >
            <Input maxLength={500} />
          </Form.Item>
          <Form.Item name="expiresOn" label={t('add.expiresOn')}>
            <Input type="date" />
          </Form.Item>
        </>
      )}
      {clients.length > 0 && (
        <Form.Item name="clientId" label={t('add.client')}>
          <SearchSelect options={clients} none={t('party.noClient')} />
        </Form.Item>
      )}
      {applicants.length > 0 && (
        <Form.Item name="applicantId" label={t('add.applicant')}>
          <SearchSelect options={applicants} none={t('party.noApplicant')} />
        </Form.Item>
      )}
      <ErrorNote error={add.error} act="add" />
      <DialogFoot label={t('add.act')} isBusy={add.isRunning} onClose={onClose} />
    </Form>
  )
}
