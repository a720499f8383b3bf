import { type Phone, phoneRegions, type RegionCode, regionCodes } from '@markwright/domain/people/phone'
import { Form, type FormRule, Input, Select, type SelectProps, Space } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Flag } from '../brand/flag.tsx'

/** Region code and number; the two values of the form are named as in `Phone`. `rule` judges the number. */
export function PhoneField({
  rule,
  initial,
  autoFocus = false,
}: {
  rule?: FormRule
  initial?: Phone
  autoFocus?: boolean
}) {
  const { t } = useTranslation('identity')
  const id = useId()
  return (
    <Form.Item label={t('phone.label')} htmlFor={id} required>
      <Space.Compact block>
        <Form.Item name="regionCode" initialValue={initial?.regionCode ?? regionCodes[0]} noStyle>
          <Select
            aria-label={t('phone.region')}
            style={{ flex: 'none', width: 108 }}
            popupMatchSelectWidth={false}
            options={regionCodes.map((code) => ({
              value: code,
              label: <Region code={code} />,
              name: t(`phone.regions.${code}`),
            }))}
            optionRender={withName}
          />
        </Form.Item>
        <Form.Item
          name="number"
          initialValue={initial?.number}
          noStyle
          validateFirst
          dependencies={['regionCode']}
          rules={[{ required: true, whitespace: true, message: t('phone.missing') }, ...(rule ? [rule] : [])]}
        >
          <Input
            id={id}
            type="tel"
            autoComplete="tel-national"
            maxLength={20}
            autoFocus={autoFocus}
            placeholder={t('phone.placeholder')}
          />
        </Form.Item>
      </Space.Compact>
    </Form.Item>
  )
}

const withName: SelectProps['optionRender'] = ({ label, data }) => (
  <>
    {label} {data['name']}
  </>
)

const Region = ({ code }: { code: RegionCode }) => (
  <span style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
    <Flag code={phoneRegions[code].country} />+{code}
  </span>
)
