import { applyForInvoice, reapplyForInvoice, useListInvoiceTitles } from '@markwright/api-client/invoices'
import { useListAddresses } from '@markwright/api-client/addresses'
import type { Invoice } from '@markwright/api-client/models/invoice'
import type { InvoiceTitle } from '@markwright/api-client/models/invoiceTitle'
import { checkField } from '@markwright/domain/site/form-checks'
import { formProblems } from '@markwright/domain/site/form-problems'
import { INVOICE_TITLES_MAX } from '@markwright/domain/money/invoice-statuses'
import { ADDRESSES_MAX } from '@markwright/domain/people/mailing-address'
import { Button, Form, Input, Radio, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressLine } from '../../../shared/addresses/address-form.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { problemRule } from '../../../shared/lib/problem-rule.ts'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { useMember } from '../../../shared/session/use-member.ts'
import { AddressDrawer } from '../../../shared/addresses/address-drawer.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { type FailedField, FormProblems } from '../../../shared/ui/forms/form-problems.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import styles from './invoices.module.css'
import { TitleForm } from './title-form.tsx'

type Values = { titleId?: string; delivery: 'email' | 'paper'; email: string; addressId?: string }

/** Orders to invoice: `amount` is what is invoiced of them together. `before` is an invoice that has failed the audit. */
export type Application = { orderIds: string[]; orderNos: string[]; amount: string | null; before: Invoice | null }

/** Requests an invoice for some orders, or again after the audit has failed. */
export function ApplyDrawer({
  application,
  onApplied,
  onClose,
}: {
  application: Application | null
  onApplied: (invoice: Invoice) => void
  onClose: () => void
}) {
  const { t } = useTranslation('invoices')
  return (
    <SideDrawer
      subject={application}
      title={t(application?.before ? 'apply.again' : 'apply.title')}
      widthPx={520}
      onClose={onClose}
    >
      {(opened) => <Apply application={opened} onApplied={onApplied} />}
    </SideDrawer>
  )
}

function Apply({ application, onApplied }: { application: Application; onApplied: (invoice: Invoice) => void }) {
  const titles = useListInvoiceTitles({ current: 1, size: INVOICE_TITLES_MAX })
  const addresses = useListAddresses({ current: 1, size: ADDRESSES_MAX })
  const [isAdding, setIsAdding] = useState(false)
  const [added, setAdded] = useState<InvoiceTitle | null>(null)
  const error = titles.error ?? addresses.error
  if (error && !(titles.data && addresses.data))
    return <ErrorView error={error} onRetry={() => void Promise.all([titles.refetch(), addresses.refetch()])} />
  if (!titles.data || !addresses.data) return <Skeleton active paragraph={{ rows: 8 }} />
  if (isAdding || titles.data.total === 0)
    return (
      <TitleForm
        before={null}
        onSaved={async (title) => {
          await titles.refetch()
          setAdded(title)
          setIsAdding(false)
        }}
        onCancel={() => setIsAdding(false)}
      />
    )
  return (
    <ApplyForm
      application={application}
      titles={titles.data.records}
      addresses={addresses.data.records}
      added={added}
      onAddTitle={() => setIsAdding(true)}
      onAddressAdded={async () => void (await addresses.refetch())}
      onApplied={onApplied}
    />
  )
}

function ApplyForm({
  application: { orderIds, orderNos, amount, before },
  titles,
  addresses,
  added,
  onAddTitle,
  onAddressAdded,
  onApplied,
}: {
  application: Application
  titles: readonly InvoiceTitle[]
  addresses: readonly {
    id: string
    region: string[]
    detail: string
    recipient: string
    phone: string
    postcode: string | null
    isDefault: boolean
  }[]
  added: InvoiceTitle | null
  onAddTitle: () => void
  onAddressAdded: () => Promise<void>
  onApplied: (invoice: Invoice) => void
}) {
  const { t } = useTranslation('invoices')
  const language = useLanguage()
  const member = useMember()
  const [form] = Form.useForm<Values>()
  const [failedFields, setFailedFields] = useState<readonly FailedField[]>([])
  const [isAddingAddress, setIsAddingAddress] = useState(false)
  const sameTitle = titles.find(({ title, type }) => before?.buyer.title === title && before.type === type)
  const initial: Values = {
    titleId: (added ?? sameTitle ?? titles.find(({ isDefault }) => isDefault) ?? titles[0])?.id,
    delivery: before?.delivery ?? 'email',
    email: before?.email ?? member?.email ?? '',
    addressId: addresses.find(({ isDefault }) => isDefault)?.id ?? addresses[0]?.id,
  }
  const delivery = Form.useWatch('delivery', form) ?? initial.delivery
  const titleId = Form.useWatch('titleId', form) ?? initial.titleId
  const chosen = titles.find(({ id }) => id === titleId)
  const apply = useFormAction(form, async (values: Values) => {
    setFailedFields([])
    const draft = {
      orderIds,
      titleId: values.titleId ?? null,
      email: values.email.trim() || null,
      ...(values.delivery === 'paper' && { addressId: values.addressId ?? null }),
    }
    const invoice = await (before ? reapplyForInvoice(before.id, draft) : applyForInvoice(draft))
    notifySuccess(t('apply.done'))
    onApplied(invoice)
  })
  return (
    <>
      <div className={styles.chosen}>
        <p style={{ margin: 0 }}>{t('apply.orders', { count: orderIds.length })}</p>
        <p className="numeric" style={{ margin: 0, overflowWrap: 'anywhere' }}>
          {orderNos.join(', ')}
        </p>
        {amount && <strong className="numeric">{t('apply.amount', { amount: shownMoney(amount) })}</strong>}
        {before?.reason && <p style={{ margin: '8px 0 0' }}>{t('apply.failed', { reason: before.reason })}</p>}
      </div>
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={initial}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        disabled={apply.isRunning}
        onFinish={(values) => void apply.run(values)}
        onFinishFailed={({ errorFields }) => setFailedFields(errorFields)}
      >
        <FormProblems form={form} fields={failedFields} />
        <Form.Item
          name="titleId"
          label={t('apply.titleOf')}
          rules={[{ required: true, message: t('apply.titleMissing') }]}
          extra={chosen && [t(`type.${chosen.type}`), chosen.taxId].filter(Boolean).join(' · ')}
        >
          <Select options={titles.map(({ id, title }) => ({ value: id, label: title }))} />
        </Form.Item>
        <Button type="link" style={{ paddingInline: 0, marginTop: -16, marginBottom: 16 }} onClick={onAddTitle}>
          {t('title.add')}
        </Button>
        <Form.Item name="delivery" label={t('apply.delivery')}>
          <Radio.Group
            options={(['email', 'paper'] as const).map((value) => ({ value, label: t(`delivery.${value}`) }))}
          />
        </Form.Item>
        {delivery === 'paper' && (
          <>
            <Form.Item
              name="addressId"
              label={t('apply.address')}
              rules={[{ required: true, message: t('apply.addressMissing') }]}
            >
              <Select
                placeholder={t('apply.addressNone')}
                options={addresses.map((address) => ({
                  value: address.id,
                  label: `${address.recipient} · ${addressLine(address)}`,
                }))}
              />
            </Form.Item>
            <Button
              type="link"
              style={{ paddingInline: 0, marginTop: -16, marginBottom: 16 }}
              onClick={() => setIsAddingAddress(true)}
            >
              {t('apply.addAddress')}
            </Button>
          </>
        )}
        <Form.Item
          name="email"
          label={t(delivery === 'email' ? 'apply.email' : 'apply.emailOptional')}
          required={delivery === 'email'}
          dependencies={['delivery']}
          rules={[
            problemRule((text) => {
              const typed = text.trim()
              if (typed === '') return form.getFieldValue('delivery') === 'email' ? t('apply.emailMissing') : null
              return checkField('email', typed) && formProblems.email[language]
            }),
          ]}
        >
          <Input type="email" maxLength={200} autoComplete="email" />
        </Form.Item>
        <ErrorNote error={apply.error} act="apply" />
        <Button type="primary" size="large" htmlType="submit" loading={whenSlow(apply.isRunning)}>
          {t(before ? 'apply.submitAgain' : 'apply.submit')}
        </Button>
      </Form>
      <AddressDrawer
        opened={isAddingAddress ? { kind: 'new', isFirst: addresses.length === 0 } : null}
        onSaved={async ({ id }) => {
          await onAddressAdded()
          form.setFieldValue('addressId', id)
          setIsAddingAddress(false)
        }}
        onClose={() => setIsAddingAddress(false)}
      />
    </>
  )
}
