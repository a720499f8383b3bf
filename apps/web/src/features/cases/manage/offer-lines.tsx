import type { CaseTexts } from '@markwright/api-client/models/caseTexts'
import type { ManagedCaseQuotation } from '@markwright/api-client/models/managedCaseQuotation'
import { currencies, isCurrency, parseMoney } from '@markwright/domain/money/amounts'
import { Button, Col, Form, Input, Row, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'

/** A line as it is entered; without an amount the office charges nothing for it. */
export type LineValues = {
  caseIndex: number
  cn: string
  en: string
  serviceFee: string
  currency: string
  amount?: string
}

/** A line for one of the cases, which begins with what it is for. */
export const newLine = (caseIndex: number, label: CaseTexts | null): LineValues => ({
  caseIndex,
  cn: label?.cn ?? '',
  en: label?.en ?? '',
  serviceFee: '',
  currency: 'CNY',
  amount: '',
})

const LINES_MAX = 100

/** The lines of a quotation; for a form whose field is called `lines`. */
export function OfferLines({ cases, rates }: Pick<ManagedCaseQuotation, 'cases' | 'rates'>) {
  const { t } = useTranslation('quotations')
  const language = useLanguage()
  const form = Form.useFormInstance()
  const rateOf = (currency: string) => rates.find((each) => each.currency === currency)
  const wordFor = (currency: string) => {
    const rate = rateOf(currency)
    return rate ? `${currency} (${rate.rate}, ${rate.date})` : currency
  }
  const amountRule = (isRequired: boolean, currencyOf: () => string) => ({
    validator: (_rule: unknown, value: string | undefined) => {
      const currency = currencyOf()
      const isEmpty = !value?.trim()
      const isRight = isEmpty ? !isRequired : isCurrency(currency) && parseMoney(value ?? '', currency) !== null
      return isRight ? Promise.resolve() : Promise.reject(new Error(t('offer.amountWrong')))
    },
  })
  return (
    <Form.List name="lines">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }, index) => (
            <div
              key={key}
              role="group"
              aria-label={t('offer.line', { number: index + 1 })}
              style={{
                borderInlineStart: '2px solid var(--line)',
                padding: '0 0 0 16px',
                margin: '0 0 16px',
              }}
            >
              {cases.length > 1 ? (
                <Form.Item name={[name, 'caseIndex']} label={t('offer.case')}>
                  <Select options={cases.map(({ label }, value) => ({ value, label: label[language] }))} />
                </Form.Item>
              ) : (
                <Form.Item name={[name, 'caseIndex']} hidden>
                  <Input />
                </Form.Item>
              )}
              <Row gutter={16}>
                {(['cn', 'en'] as const).map((part) => (
                  <Col key={part} xs={24} sm={12}>
                    <Form.Item
                      name={[name, part]}
                      label={t(`offer.${part}`)}
                      rules={[{ required: true, whitespace: true, message: t('offer.textMissing') }]}
                    >
                      <Input maxLength={200} />
                    </Form.Item>
                  </Col>
                ))}
                <Col xs={24} sm={7}>
                  <Form.Item
                    name={[name, 'serviceFee']}
                    label={t('offer.serviceFee')}
                    rules={[amountRule(true, () => 'CNY')]}
                    required
                  >
                    <Input inputMode="decimal" maxLength={12} />
                  </Form.Item>
                </Col>
                <Col xs={24} sm={10}>
                  <Form.Item name={[name, 'currency']} label={t('offer.currency')}>
                    <Select
                      options={currencies
                        .filter((currency) => currency === 'CNY' || rateOf(currency))
                        .map((value) => ({ value, label: wordFor(value) }))}
                    />
                  </Form.Item>
                </Col>
                <Col xs={24} sm={7}>
                  <Form.Item
                    name={[name, 'amount']}
                    label={t('offer.officialFee')}
                    dependencies={[['lines', name, 'currency']]}
                    rules={[amountRule(false, () => String(form.getFieldValue(['lines', name, 'currency'])))]}
                  >
                    <Input inputMode="decimal" maxLength={12} />
                  </Form.Item>
                </Col>
              </Row>
              {fields.length > 1 && (
                <Button size="small" danger onClick={() => remove(name)}>
                  {t('offer.removeLine', { number: index + 1 })}
                </Button>
              )}
            </div>
          ))}
          <Button
            style={{ marginBottom: 20 }}
            disabled={fields.length >= LINES_MAX}
            onClick={() => add(newLine(0, null))}
          >
            {t('offer.addLine')}
          </Button>
        </>
      )}
    </Form.List>
  )
}
