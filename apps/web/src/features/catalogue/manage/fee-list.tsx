import { addFee, getListFeesQueryKey, removeFee, updateFee, useListFees } from '@markwright/api-client/backoffice'
import { FeeRight } from '@markwright/api-client/models/feeRight'
import type { Fee } from '@markwright/api-client/models/fee'
import type { FeeFields } from '@markwright/api-client/models/feeFields'
import { currencies, isCurrency, parseMoney } from '@markwright/domain/money/amounts'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { localToday } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useMay } from '../../../shared/manage/use-may.ts'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { StateTag } from '../../../shared/manage/state-tag.tsx'
import { sourceText } from './source-text.ts'

/** Fees of offices, each with the day from which it is charged and its source. */
export function FeeList() {
  const { t } = useTranslation(['backoffice', 'commerce'])
  const language = useLanguage()
  const mayEdit = useMay()('fees.edit')
  const queryClient = useQueryClient()
  const list = useListRequest({ keyword: 'text', office: 'text' })
  const [edited, setEdited] = useState<Fee | 'new' | null>(null)
  const { office } = list.filter
  const result = useListFees({ ...list.request, ...(office && { office: office.toUpperCase() }) }, { query: listQuery })
  const columns: Column<Fee>[] = [
    {
      key: 'name',
      title: t('commerce:fee.name'),
      render: ({ nameCn, nameEn, code }) => (
        <>
          {language === 'cn' ? nameCn : nameEn}
          <br />
          <small>{code}</small>
        </>
      ),
    },
    { key: 'office', title: t('commerce:fee.office'), render: (fee) => `${fee.officeName} (${fee.office})` },
    { key: 'right', title: t('commerce:fee.right'), render: ({ right }) => t(`commerce:fee.rights.${right}`) },
    {
      key: 'amount',
      title: t('commerce:fee.amount'),
      render: ({ amount, currency }) => (
        <span className="numeric">{amount === null ? t('commerce:fee.ended') : shownMoney(amount, currency)}</span>
      ),
    },
    {
      key: 'from',
      title: t('commerce:fee.validFrom'),
      render: ({ validFrom, isCurrent }) => (
        <>
          <span className="day">{validFrom}</span>{' '}
          {isCurrent && <StateTag tone="good" text={t('commerce:fee.current')} />}
        </>
      ),
    },
    {
      key: 'source',
      title: t('commerce:fee.source'),
      render: ({ source, author }) => `${sourceText(source, language)} · ${author}`,
    },
    {
      key: 'acts',
      title: t('commerce:acts'),
      render: (fee) =>
        mayEdit && (
          <Flex gap={8}>
            <Button size="small" aria-haspopup="dialog" onClick={() => setEdited(fee)}>
              {t('commerce:fee.correct')}
            </Button>
            <ConfirmedButton
              label={t('commerce:fee.remove')}
              danger
              question={{ title: t('commerce:fee.removeTitle'), text: t('commerce:fee.removeText') }}
              act={async () => {
                await removeFee(fee.id)
                void queryClient.invalidateQueries({ queryKey: getListFeesQueryKey() })
              }}
            />
          </Flex>
        ),
    },
  ]
  return (
    <>
      <ManagedList
        label={t('commerce:prices.tabs.fees')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch name="keyword" label={t('commerce:search')} />
            <FilterSearch name="office" label={t('commerce:fee.officeCode')} maxLength={2} />
          </>
        }
        create={mayEdit && { label: t('commerce:fee.new'), onClick: () => setEdited('new') }}
        empty={{ title: t('commerce:fee.none'), text: t('commerce:fee.noneText') }}
      />
      <FeeDialog fee={edited} onClose={() => setEdited(null)} />
    </>
  )
}

function FeeDialog({ fee, onClose }: { fee: Fee | 'new' | null; onClose: () => void }) {
  const { t } = useTranslation('commerce')
  const queryClient = useQueryClient()
  const known = fee === 'new' ? null : fee
  const required = [{ required: true, whitespace: true, message: t('missing') }]
  return (
    <FormDialog<FeeFields>
      isOpen={fee !== null}
      title={t(known ? 'fee.correct' : 'fee.new')}
      confirmLabel={t('product.save')}
      initialValues={known ?? { right: 'trademark', currency: 'USD', validFrom: localToday() }}
      act={async ({ office, code, right, nameCn, nameEn, currency, amount, validFrom, source }) => {
        const fields: FeeFields = {
          office: office.trim().toUpperCase(),
          code: code.trim(),
          right,
          nameCn,
          nameEn,
          currency,
          amount: amount?.trim() || null,
          validFrom,
          source,
        }
        await (known ? updateFee(known.id, { version: known.version, fee: fields }) : addFee(fields)).finally(
          () => void queryClient.invalidateQueries({ queryKey: getListFeesQueryKey() }),
        )
        notifySuccess(t('product.saved'))
      }}
      onClose={onClose}
    >
      <Form.Item
        name="office"
        label={t('fee.officeCode')}
        rules={[{ required: true, pattern: /^[A-Za-z]{2}$/, message: t('fee.officeWrong') }]}
      >
        <Input maxLength={2} />
      </Form.Item>
      <Form.Item
        name="code"
        label={t('product.code')}
        rules={[{ required: true, pattern: /^[a-z][A-Za-z0-9.]{1,59}$/, message: t('product.codeWrong') }]}
      >
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="right" label={t('fee.right')}>
        <Select options={Object.values(FeeRight).map((value) => ({ value, label: t(`fee.rights.${value}`) }))} />
      </Form.Item>
      <Form.Item name="nameCn" label={t('fee.nameCn')} rules={required}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="nameEn" label={t('fee.nameEn')} rules={required}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="currency" label={t('rate.currency')}>
        <Select options={currencies.map((value) => ({ value, label: value }))} />
      </Form.Item>
      <Form.Item
        name="amount"
        label={t('fee.amount')}
        extra={t('fee.amountHelp')}
        dependencies={['currency']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule, value: string | null | undefined) => {
              const currency = String(getFieldValue('currency'))
              const isGood = !value || (isCurrency(currency) && parseMoney(value, currency) !== null)
              return isGood ? Promise.resolve() : Promise.reject(new Error(t('amountWrong')))
            },
          }),
        ]}
      >
        <Input maxLength={12} inputMode="decimal" />
      </Form.Item>
      <Form.Item name="validFrom" label={t('fee.validFrom')} rules={[{ required: true, message: t('dayMissing') }]}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name="source" label={t('fee.source')} rules={required}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </FormDialog>
  )
}
