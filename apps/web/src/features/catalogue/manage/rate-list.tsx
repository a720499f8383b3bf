import { getListRatesQueryKey, setRate, useListRates } from '@markwright/api-client/backoffice'
import type { Rate } from '@markwright/api-client/models/rate'
import type { RateFields } from '@markwright/api-client/models/rateFields'
import { currencies, isRate } from '@markwright/domain/money/amounts'
import { useQueryClient } from '@tanstack/react-query'
import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { localToday } from '../../../shared/lib/local-time.ts'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useMay } from '../../../shared/manage/use-may.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { StateTag } from '../../../shared/manage/state-tag.tsx'
import { sourceText } from './source-text.ts'

const foreign = currencies.filter((currency) => currency !== 'CNY')

/** What currencies are worth in CNY, with their days and sources. */
export function RateList() {
  const language = useLanguage()
  const { t } = useTranslation(['backoffice', 'commerce'])
  const mayEdit = useMay()('rates.edit')
  const queryClient = useQueryClient()
  const list = useListRequest({ currency: foreign })
  const [isOpen, setIsOpen] = useState(false)
  const result = useListRates(list.request, { query: listQuery })
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
      <ManagedList
        label={t('commerce:prices.tabs.rates')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <FilterChoice
            name="currency"
            label={t('commerce:rate.currency')}
            values={foreign}
            wordFor={(value) => value}
          />
        }
        create={mayEdit && { label: t('commerce:rate.new'), onClick: () => setIsOpen(true) }}
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
