import { createPartnerKey, updatePartnerKey } from '@markwright/api-client/partner-keys'
import type { PartnerKey } from '@markwright/api-client/models/partnerKey'
import { PartnerScope } from '@markwright/api-client/models/partnerScope'
import { Button, Checkbox, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'

type Values = { name: string; scopes: PartnerScope[]; addresses: string; expiresOn: string; isTest: boolean }

export type OpenedKey = { kind: 'new' } | { kind: 'old'; key: PartnerKey }

const scopes = Object.values(PartnerScope)

/** A request key in a drawer; of a new one the key itself comes back once. */
export function KeyDrawer({
  opened,
  onSaved,
  onClose,
}: {
  opened: OpenedKey | null
  onSaved: (secret: string | null) => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('partnerApi')
  return (
    <SideDrawer
      subject={opened}
      title={t(opened?.kind === 'old' ? 'keys.edit' : 'keys.add')}
      widthPx={460}
      onClose={onClose}
    >
      {(subject) => <KeyForm opened={subject} onSaved={onSaved} />}
    </SideDrawer>
  )
}

const valuesOf = (opened: OpenedKey): Values =>
  opened.kind === 'new'
    ? { name: '', scopes: [...scopes], addresses: '', expiresOn: '', isTest: false }
    : {
        name: opened.key.name,
        scopes: opened.key.scopes,
        addresses: opened.key.allowedAddresses.join('\n'),
        expiresOn: opened.key.expiresOn ?? '',
        isTest: opened.key.isTest,
      }

function KeyForm({ opened, onSaved }: { opened: OpenedKey; onSaved: (secret: string | null) => Promise<void> }) {
  const { t } = useTranslation('partnerApi')
  const [form] = Form.useForm<Values>()
  const save = useFormAction(form, async ({ name, scopes: chosen, addresses, expiresOn, isTest }: Values) => {
    const draft = {
      name: name.trim(),
      scopes: chosen,
      allowedAddresses: addresses.split(/[\s,;]+/).filter(Boolean),
      expiresOn: expiresOn || null,
    }
    if (opened.kind === 'old') {
      await updatePartnerKey(opened.key.id, draft)
      await onSaved(null)
    } else await onSaved((await createPartnerKey({ ...draft, isTest })).secret)
  })
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      initialValues={valuesOf(opened)}
      validateTrigger="onBlur"
      onFinish={(values) => void save.run(values)}
    >
      <Form.Item
        name="name"
        label={t('keys.name')}
        rules={[{ required: true, whitespace: true, message: t('keys.nameMissing') }]}
      >
        <Input maxLength={60} autoFocus />
      </Form.Item>
      <Form.Item
        name="scopes"
        label={t('keys.scopes')}
        rules={[{ required: true, type: 'array', min: 1, message: t('keys.scopesMissing') }]}
      >
        <Checkbox.Group options={scopes.map((value) => ({ value, label: t(`products.${value}`) }))} />
      </Form.Item>
      <Form.Item name="addresses" label={t('keys.addresses')} extra={t('keys.addressesNote')}>
        <Input.TextArea rows={3} placeholder="203.0.113.0/24" />
      </Form.Item>
      <Form.Item name="expiresOn" label={t('keys.expiresOn')} extra={t('keys.expiresNote')}>
        <Input type="date" />
      </Form.Item>
      {opened.kind === 'new' && (
        <Form.Item name="isTest" valuePropName="checked" extra={t('keys.testNote')}>
          <Checkbox>{t('keys.isTest')}</Checkbox>
        </Form.Item>
      )}
      <ErrorNote error={save.error} />
      <Button type="primary" htmlType="submit" loading={save.isRunning}>
        {t('keys.save')}
      </Button>
    </Form>
  )
}
