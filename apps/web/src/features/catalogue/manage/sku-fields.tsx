import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useListFees, useListManagedPlans } from '@markwright/api-client/backoffice'
import { SkuUnit } from '@markwright/api-client/models/skuUnit'
import { parseMoney } from '@markwright/domain/money/amounts'
import { skuUnitLabels, timeLimitLabels } from '@markwright/domain/money/order-statuses'
import { Button, Form, Input, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { feeKey, newSku } from './product-form.ts'
import styles from './prices.module.css'

const SKUS_MAX = 20
const UNITS_MAX = 100_000
const QUANTITY_MAX = 1000
const LIST_MAX = 100
const timeLimits = Object.keys(timeLimitLabels) as (keyof typeof timeLimitLabels)[]

/** The sizes of a product with their prices; for a form whose field is called `skus`. */
export function SkuFields() {
  const { t } = useTranslation('commerce')
  const language = useLanguage()
  const plans = useListManagedPlans()
  const fees = useListFees({ current: 1, size: LIST_MAX })
  const feeKeys = [...new Set((fees.data?.records ?? []).map(feeKey))]
  return (
    <Form.List name="skus">
      {(fields, { add, remove }) => (
        <fieldset className={styles.skus}>
          <legend>{t('sku.title')}</legend>
          {fields.map(({ key, name }, index) => (
            <div key={key} role="group" aria-label={t('sku.of', { number: index + 1 })} className={styles.sku}>
              <Form.Item name={[name, 'id']} hidden>
                <Input />
              </Form.Item>
              <div className={styles.fields}>
                <Form.Item
                  name={[name, 'price']}
                  label={t('sku.price')}
                  rules={[
                    {
                      validator: (_rule, value: string | undefined) =>
                        parseMoney(value ?? '') === null
                          ? Promise.reject(new Error(t('amountWrong')))
                          : Promise.resolve(),
                    },
                  ]}
                >
                  <Input prefix="RMB¥" inputMode="decimal" maxLength={12} />
                </Form.Item>
                <Form.Item name={[name, 'unit']} label={t('sku.unit')}>
                  <Select
                    options={Object.values(SkuUnit).map((value) => ({ value, label: skuUnitLabels[value][language] }))}
                  />
                </Form.Item>
                <Form.Item name={[name, 'timeLimit']} label={t('sku.timeLimit')}>
                  <Select
                    allowClear
                    options={timeLimits.map((value) => ({ value, label: timeLimitLabels[value][language] }))}
                  />
                </Form.Item>
                <Form.Item
                  name={[name, 'planUnits']}
                  label={t('sku.planUnits')}
                  rules={[{ required: true, message: t('missing') }]}
                >
                  <InputNumber min={1} max={UNITS_MAX} precision={0} style={{ width: '100%' }} />
                </Form.Item>
                <Form.Item
                  name={[name, 'quantityMax']}
                  label={t('sku.quantityMax')}
                  rules={[{ required: true, message: t('missing') }]}
                >
                  <InputNumber min={1} max={QUANTITY_MAX} precision={0} style={{ width: '100%' }} />
                </Form.Item>
              </div>
              <Form.Item name={[name, 'planId']} label={t('sku.plan')} extra={t('sku.planHelp')}>
                <Select
                  allowClear
                  showSearch
                  optionFilterProp="label"
                  loading={plans.isPending}
                  options={(plans.data ?? []).map(({ id, nameCn, nameEn }) => ({
                    value: id,
                    label: language === 'cn' ? nameCn : nameEn,
                  }))}
                />
              </Form.Item>
              <Form.Item name={[name, 'officialFees']} label={t('sku.fees')}>
                <Select mode="multiple" options={feeKeys.map((value) => ({ value, label: value }))} />
              </Form.Item>
              <Button size="small" icon={<DeleteOutlined />} onClick={() => remove(name)}>
                {t('sku.remove')}
              </Button>
            </div>
          ))}
          <Button icon={<PlusOutlined />} disabled={fields.length >= SKUS_MAX} onClick={() => add({ ...newSku })}>
            {t('sku.add')}
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}
