import { offerCaseQuotation } from '@markwright/api-client/backoffice'
import type { CaseQuotationLine } from '@markwright/api-client/models/caseQuotationLine'
import type { ManagedCaseQuotation } from '@markwright/api-client/models/managedCaseQuotation'
import { addDays, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { decimalOf, formatMoney, isCurrency, parseMoney, toFen } from '@markwright/domain/money/amounts'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isChangedMeanwhile } from '../../../shared/lib/record-errors.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { type LineValues, newLine, OfferLines } from './offer-lines.tsx'

type Values = { lines: LineValues[]; remark?: string; validUntil: string }

const VALID_DAYS = 30

/** Enters what a matter costs, or replaces what was offered. */
export function OfferForm({
  found,
  onOffer,
  onConflict,
}: {
  found: ManagedCaseQuotation
  onOffer: (changed: ManagedCaseQuotation) => void
  /** Somebody has changed the quotation; it is read again, and what was entered stays. */
  onConflict: () => void
}) {
  const { t } = useTranslation('quotations')
  const [form] = Form.useForm<Values>()
  const [today] = useState(() => todayIn(HOME_ZONE, new Date()))
  const lines = Form.useWatch('lines', form) as Partial<LineValues>[] | undefined
  const offer = useAction(async ({ lines: entered, remark, validUntil }: Values) => {
    const input = {
      version: found.version,
      lines: entered.map(toLine),
      remark: remark?.trim() || null,
      validUntil,
    }
    onOffer(
      await offerCaseQuotation(found.id, input).catch((refusal: unknown) => {
        if (isChangedMeanwhile(refusal)) onConflict()
        throw refusal
      }),
    )
  })
  const total = totalOf(lines ?? [], found.rates)
  return (
    <section aria-label={t('offer.title')}>
      <h2 style={{ fontSize: 16, marginTop: 28 }}>{t(found.price ? 'offer.replace' : 'offer.title')}</h2>
      <p style={{ marginBottom: 16 }}>{t('offer.text')}</p>
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={{
          lines:
            found.lines.length > 0
              ? found.lines.map(toValues)
              : found.cases.map((each, index) => newLine(index, found.cases.length > 1 ? each.label : null)),
          remark: found.remark ?? '',
          validUntil: addDays(today, VALID_DAYS),
        }}
        onFinish={(values) => void offer.run(values)}
      >
        <OfferLines cases={found.cases} rates={found.rates} />
        <Form.Item
          name="validUntil"
          label={t('manage.validUntil')}
          extra={t('offer.validHelp')}
          rules={[{ required: true, message: t('offer.dayMissing') }]}
        >
          <Input type="date" min={today} style={{ maxWidth: 200 }} />
        </Form.Item>
        <Form.Item name="remark" label={t('offer.remark')}>
          <Input.TextArea rows={3} maxLength={1000} showCount />
        </Form.Item>
        <p style={{ marginBottom: 12 }}>
          {t('offer.total')}: <strong className="numeric">{total === null ? '—' : formatMoney(total)}</strong>
        </p>
        <ErrorNote error={offer.error} act="submit" />
        <Button type="primary" htmlType="submit" loading={whenSlow(offer.isRunning)}>
          {t('offer.submit')}
        </Button>
      </Form>
    </section>
  )
}

const toLine = ({ caseIndex, cn, en, serviceFee, currency, amount }: LineValues): CaseQuotationLine => ({
  caseIndex,
  text: { cn: cn.trim(), en: en.trim() },
  serviceFee: plain(serviceFee, 'CNY'),
  officialFee: amount?.trim() ? { currency, amount: plain(amount, currency) } : null,
})

/** An amount without the separators that it may have been typed with. */
function plain(amount: string, currency: string): string {
  const minor = isCurrency(currency) ? parseMoney(amount, currency) : null
  return minor === null || !isCurrency(currency) ? amount.trim() : decimalOf(minor, currency)
}

const toValues = ({ caseIndex, text, serviceFee, officialFee }: CaseQuotationLine): LineValues => ({
  caseIndex,
  ...text,
  serviceFee,
  currency: officialFee?.currency ?? 'CNY',
  amount: officialFee?.amount ?? '',
})

/** Fen of all lines at the rates of today; null while some amount is none. */
function totalOf(lines: readonly Partial<LineValues>[], rates: ManagedCaseQuotation['rates']): number | null {
  let total = 0
  for (const { serviceFee, currency = 'CNY', amount } of lines) {
    const service = parseMoney(serviceFee ?? '')
    if (service === null || !isCurrency(currency)) return null
    const official = amount?.trim() ? parseMoney(amount, currency) : 0
    const rate = rates.find((each) => each.currency === currency)?.rate
    if (official === null || (official > 0 && currency !== 'CNY' && !rate)) return null
    total += service + (currency === 'CNY' || official === 0 ? official : toFen(official, currency, rate!))
  }
  return total
}
