import { createAddress, updateAddress } from '@markwright/api-client/addresses'
import type { MailingAddress } from '@markwright/api-client/models/mailingAddress'
import { formProblems } from '@markwright/domain/site/form-problems'
import { checkPostcode } from '@markwright/domain/people/mailing-address'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { problemRule } from '../lib/problem-rule.ts'
import { useFieldProblem } from '../lib/use-field-problem.ts'
import { OwnRecordDrawer, type OwnRecordDrawerProps } from '../own-records/own-record-drawer.tsx'
import { type AddressForm, addressFormOf, newAddress, toAddressDraft } from './address-form.ts'
import { RegionField } from './region-field.tsx'

/** A mailing address in a drawer. */
export function AddressDrawer(drawer: OwnRecordDrawerProps<MailingAddress>) {
  const { t } = useTranslation('addresses')
  const language = useLanguage()
  const problemOf = useFieldProblem()
  const required = (message: string) => ({ required: true, whitespace: true, message })
  return (
    <OwnRecordDrawer<MailingAddress, AddressForm>
      {...drawer}
      name="address"
      widthPx={460}
      texts={{ add: t('add'), edit: t('edit'), isDefault: t('isDefault'), save: t('save') }}
      initialOf={(opened) => (opened.kind === 'old' ? addressFormOf(opened.record) : newAddress(opened.isFirst))}
      save={(values, id) => {
        const address = toAddressDraft(values)
        return id === null ? createAddress(address) : updateAddress(id, address)
      }}
    >
      {(form) => (
        <>
          <Form.Item name="recipient" label={t('recipient')} rules={[required(t('recipientMissing'))]}>
            <Input maxLength={100} autoComplete="name" autoFocus />
          </Form.Item>
          <Form.Item
            name="phone"
            label={t('phone')}
            rules={[required(t('phoneMissing')), problemRule(problemOf('phone'))]}
          >
            <Input maxLength={40} type="tel" autoComplete="tel" />
          </Form.Item>
          <Form.Item
            name="region"
            label={t('region')}
            validateTrigger="onSubmit"
            required
            rules={[
              {
                validator: async (_rule, region: string[]) => {
                  const { isRegion } = await import('@markwright/domain/places/chinese-divisions')
                  if (!isRegion(region)) throw new Error(t('regionMissing'))
                },
              },
            ]}
          >
            <RegionField />
          </Form.Item>
          <Form.Item name="detail" label={t('detail')} rules={[required(t('detailMissing'))]}>
            <Input.TextArea maxLength={200} rows={2} autoComplete="street-address" />
          </Form.Item>
          <Form.Item
            name="postcode"
            label={t('postcode')}
            dependencies={['region']}
            rules={[
              problemRule((text) => {
                const problem = checkPostcode(form.getFieldValue('region'), text.trim())
                return problem && formProblems[problem][language]
              }),
            ]}
          >
            <Input maxLength={20} autoComplete="postal-code" style={{ maxWidth: 160 }} />
          </Form.Item>
        </>
      )}
    </OwnRecordDrawer>
  )
}
