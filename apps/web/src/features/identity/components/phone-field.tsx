import { type RegionCode, regionCodes } from '@markwright/domain/phone'
import { Form, Input, Select, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { Flag } from '../../../shared/ui/flag.tsx'
import { useDialog } from './dialog-context.ts'
import styles from './identity.module.css'

const REGION_STYLE = { flex: 'none', width: 108 }

const flagOf: Record<RegionCode, string> = { '86': 'CN', '852': 'HK', '853': 'MO' }

/** Region code and number; the two values are named as in `Phone`. */
export function PhoneField() {
  const { t } = useTranslation('identity')
  const { phone } = useDialog()
  return (
    <Form.Item label={t('phone.label')} htmlFor="signIn_number" required>
      <Space.Compact block>
        <Form.Item name="regionCode" initialValue={phone.regionCode} noStyle>
          <Select
            aria-label={t('phone.region')}
            style={REGION_STYLE}
            popupMatchSelectWidth={false}
            optionLabelProp="short"
            options={regionCodes.map((code) => ({
              value: code,
              short: <Region code={code} />,
              label: <Region code={code} name={t(`phone.regions.${code}`)} />,
            }))}
          />
        </Form.Item>
        <Form.Item
          name="number"
          initialValue={phone.number}
          noStyle
          rules={[{ required: true, whitespace: true, message: t('phone.missing') }]}
        >
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            autoFocus
            maxLength={20}
            placeholder={t('phone.placeholder')}
          />
        </Form.Item>
      </Space.Compact>
    </Form.Item>
  )
}

const Region = ({ code, name }: { code: RegionCode; name?: string }) => (
  <span className={styles.regionName}>
    <Flag code={flagOf[code]} />+{code} {name}
  </span>
)
