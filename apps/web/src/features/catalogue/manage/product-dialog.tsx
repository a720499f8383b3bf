import { createProduct, getListProductsQueryKey, updateProduct } from '@markwright/api-client/backoffice'
import { ModeType } from '@markwright/api-client/models/modeType'
import type { ManagedProduct } from '@markwright/api-client/models/managedProduct'
import { useQueryClient } from '@tanstack/react-query'
import { Form, Input, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { formOfProduct, newProduct, type ProductForm, toProductFields } from './product-form.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { SkuFields } from './sku-fields.tsx'

const TYPE_MAX = 99
const POSITION_MAX = 10_000

/** A product to be drafted or changed; null closes it. Nothing of it is sold until it is published. */
export function ProductDialog({ product, onClose }: { product: ManagedProduct | 'new' | null; onClose: () => void }) {
  const { t } = useTranslation('commerce')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const known = product === 'new' ? null : product
  const required = [{ required: true, whitespace: true, message: t('missing') }]
  return (
    <FormDialog<ProductForm>
      isOpen={product !== null}
      title={known ? t('product.change', { name: known.product.productName[language] }) : t('product.new')}
      confirmLabel={t('product.save')}
      initialValues={known ? formOfProduct(known) : newProduct}
      act={async (values) => {
        const fields = toProductFields({ ...values, skus: values.skus ?? [] })
        await (
          known
            ? updateProduct(known.id, { version: known.version, product: fields })
            : createProduct({ code: values.code ?? '', product: fields })
        ).finally(() => void queryClient.invalidateQueries({ queryKey: getListProductsQueryKey() }))
        notifySuccess(t('product.saved'))
      }}
      onClose={onClose}
    >
      {!known && (
        <Form.Item
          name="code"
          label={t('product.code')}
          extra={t('product.codeHelp')}
          rules={[{ required: true, pattern: /^[a-z][A-Za-z0-9]{2,39}$/, message: t('product.codeWrong') }]}
        >
          <Input maxLength={40} />
        </Form.Item>
      )}
      <Form.Item name="serviceType" label={t('product.serviceType')}>
        <Select options={([27, 28] as const).map((value) => ({ value, label: t(`product.serviceTypes.${value}`) }))} />
      </Form.Item>
      {(['productName', 'serviceName', 'serviceDesc', 'categoryName'] as const).map((field) =>
        (['cn', 'en'] as const).map((each) => (
          <Form.Item
            key={`${field} ${each}`}
            name={[field, each]}
            label={t(`product.${field}`, { language: t(`languages.${each}`) })}
            rules={required}
          >
            {field === 'serviceDesc' ? <Input.TextArea rows={2} maxLength={2000} /> : <Input maxLength={200} />}
          </Form.Item>
        )),
      )}
      <Form.Item
        name="categoryCode"
        label={t('product.categoryCode')}
        extra={t('product.categoryHelp')}
        rules={[{ required: true, pattern: /^[a-z][A-Za-z0-9]{0,39}$/, message: t('product.codeWrong') }]}
      >
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item
        name="orderGroup"
        label={t('product.orderGroup')}
        extra={t('product.orderGroupHelp')}
        rules={[{ required: true, pattern: /^[A-Z][A-Za-z]{1,19}$/, message: t('product.orderGroupWrong') }]}
      >
        <Input maxLength={20} />
      </Form.Item>
      <Form.Item name="productType" label={t('product.productType')} extra={t('product.productTypeHelp')}>
        <InputNumber min={0} max={TYPE_MAX} precision={0} />
      </Form.Item>
      <Form.Item name="imageUrl" label={t('product.imageUrl')}>
        <Input maxLength={500} />
      </Form.Item>
      <Form.Item name="modeType" label={t('product.mode')}>
        <Select options={Object.values(ModeType).map((value) => ({ value, label: t(`product.modes.${value}`) }))} />
      </Form.Item>
      <Form.Item name="position" label={t('product.position')}>
        <InputNumber min={0} max={POSITION_MAX} precision={0} />
      </Form.Item>
      <SkuFields />
    </FormDialog>
  )
}
