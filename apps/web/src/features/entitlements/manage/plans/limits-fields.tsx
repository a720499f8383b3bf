import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { serviceName } from '@markwright/domain/money/limit-text'
import { meteredServices } from '@markwright/domain/money/metered-services'
import { Button, Form, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { isComplete, type LimitForm } from './plan-form.ts'
import styles from './limits-fields.module.css'

const AMOUNT_MAX = 100_000_000
const LIMITS_MAX = 20
const amounts = ['perDay', 'total', 'atOnce'] as const

/** What a plan allows, a limit in each frame; for a form whose field is called `limits`. */
export function LimitsFields() {
  const { t } = useTranslation('plans')
  const language = useLanguage()
  const services = meteredServices.map((value) => ({ value, label: serviceName(value, language) }))
  return (
    <Form.List name="limits">
      {(fields, { add, remove }) => (
        <fieldset className={styles.limits}>
          <legend>{t('plan.limits')}</legend>
          <p className={styles.help}>{t('plan.limitsHelp')}</p>
          {fields.map(({ key, name }, index) => (
            <div key={key} role="group" aria-label={t('plan.limitOf', { number: index + 1 })} className={styles.limit}>
              <Form.Item
                name={[name, 'services']}
                label={t('plan.services')}
                rules={[{ required: true, message: t('plan.servicesMissing') }]}
              >
                <Select mode="multiple" options={services} optionFilterProp="label" />
              </Form.Item>
              <div className={styles.amounts}>
                {amounts.map((amount) => (
                  <Form.Item
                    key={amount}
                    name={[name, amount]}
                    label={t(`plan.${amount}`)}
                    {...(amount === 'perDay' && {
                      dependencies: amounts.map((each) => ['limits', name, each]),
                      rules: [
                        ({ getFieldValue }) => ({
                          validator: () =>
                            isComplete({ services: ['search'], ...(getFieldValue(['limits', name]) as LimitForm) })
                              ? Promise.resolve()
                              : Promise.reject(new Error(t('plan.amountMissing'))),
                        }),
                      ],
                    })}
                  >
                    <InputNumber min={1} max={AMOUNT_MAX} precision={0} style={{ width: '100%' }} />
                  </Form.Item>
                ))}
              </div>
              <Button size="small" icon={<DeleteOutlined />} onClick={() => remove(name)}>
                {t('plan.removeLimit')}
              </Button>
            </div>
          ))}
          <Button icon={<PlusOutlined />} disabled={fields.length >= LIMITS_MAX} onClick={() => add({ services: [] })}>
            {t('plan.addLimit')}
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}
