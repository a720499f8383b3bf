import { getListRatesQueryKey, setRate, useListRates } from '@markwright/api-client/backoffice'
import type { Rate } from '@markwright/api-client/models/rate'
import type { RateFields } from '@markwright/api-client/models/rateFields'
import { currencies, isRate } from '@markwright/domain/money'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { localToday } from '../../../../shared/lib/local-time.ts'
import { notifySuccess } from '../../../../shared/ui/notify.ts'
import { listQuery } from '../../hooks/list-query.ts'
import { useListAddress } from '../../../../shared/list/use-list-address.ts'
import { useMay } from '../../hooks/use-may.ts'
import { FormDialog } from '../form-dialog.tsx'
import { Instant } from '../instant.tsx'
import { FilterChoice } from '../../../../shared/list/filter-choice.tsx'
import { Filters } from '../../../../shared/list/filters.tsx'
import { type Column, RecordList } from '../../../../shared/list/record-list.tsx'
import { StateTag } from '../state-tag.tsx'
import { sourceText } from '../../model/source-text.ts'

const foreign = currencies.filter((currency) => currency !== 'CNY')

/** What currencies are worth in CNY, with their days and sources. */
export function RateList() {
  const language = useLanguage()
  const { t } = useTranslation(['backoffice', 'commerce'])
  const mayEdit = useMay()('rates.edit')
  const queryClient = useQueryClient()
  const address = useListAddress()
  const [isOpen, setIsOpen] = useState(false)
  const currency = address.choice('currency', foreign)
  const answer = useListRates(
    { current: address.page, size: address.size, ...(currency && { currency }) },
    { query: listQuery },
  )
  const columns: Column<Rate>[] = [
    {
      key: 'currency',
      title: t('commerce:rate.currency'),
      render: ({ currency: of, isCurrent }) => (
        <>
          {of} {isCurrent && <StateTag tone="good" text={t('commerce:fee.current')} />}
        </>
      ),
    },
    { key: 'rate', title: t('commerce:rate.rate'), render: ({ rate }) => <span className="numeric">{rate}</span> },
    { key: 'day', title: t('commerce:rate.validOn'), render: ({ validOn }) => <span className="day">{validOn}</span> },
    {
      key: 'source',
      title: t('commerce:fee.source'),
      render: ({ source, author }) => `${sourceText(source, language)} · ${author}`,
    },
    { key: 'entered', title: t('commerce:rate.entered'), render: ({ createTime }) => <Instant at={createTime} /> },
  ]
  return (
    <>
      <Filters>
        <FilterChoice
          address={address}
          name="currency"
          label={t('commerce:rate.currency')}
          values={foreign}
          none={t('list.any')}
          wordFor={(value) => value}
        />
      </Filters>
      {mayEdit && (
        <Button aria-haspopup="dialog" style={{ alignSelf: 'start', marginBlock: 12 }} onClick={() => setIsOpen(true)}>
          {t('commerce:rate.new')}
        </Button>
      )}
      <RecordList
        label={t('commerce:prices.tabs.rates')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{ title: t('commerce:rate.none'), text: t('commerce:rate.noneText') }}
      />
      <FormDialog<RateFields>
        isOpen={isOpen}
        title={t('commerce:rate.new')}
        confirmLabel={t('commerce:product.save')}
        initialValues={{ currency: 'USD', validOn: localToday() }}
        act={async (values) => {
          await setRate({ ...values, rate: values.rate.trim(), source: values.source.trim() })
          void queryClient.invalidateQueries({ queryKey: getListRatesQueryKey() })
          notifySuccess(t('commerce:product.saved'))
        }}
        onClose={() => setIsOpen(false)}
      >
        <Form.Item name="currency" label={t('commerce:rate.currency')}>
          <Select options={foreign.map((value) => ({ value, label: value }))} />
        </Form.Item>
        <Form.Item
          name="validOn"
          label={t('commerce:rate.validOn')}
          rules={[{ required: true, message: t('commerce:dayMissing') }]}
        >
          <Input type="date" />
        </Form.Item>
        <Form.Item
          name="rate"
          label={t('commerce:rate.rate')}
          extra={t('commerce:rate.rateHelp')}
          rules={[
            {
              validator: (_rule, value: string | undefined) =>
                isRate((value ?? '').trim())
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('commerce:rate.rateWrong'))),
            },
          ]}
        >
          <Input maxLength={18} inputMode="decimal" />
        </Form.Item>
        <Form.Item
          name="source"
          label={t('commerce:fee.source')}
          rules={[{ required: true, whitespace: true, message: t('commerce:missing') }]}
        >
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      </FormDialog>
    </>
  )
}
