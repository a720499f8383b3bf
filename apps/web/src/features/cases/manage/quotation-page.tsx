import { FileTextOutlined } from '@ant-design/icons'
import {
  downloadCaseQuotationImage,
  getGetManagedCaseQuotationQueryKey,
  getListManagedCaseQuotationsQueryKey,
  refuseCaseQuotation,
  useGetManagedCaseQuotation,
} from '@markwright/api-client/backoffice'
import type { ManagedCaseQuotation } from '@markwright/api-client/models/managedCaseQuotation'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Col, Row } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { manageOrderPath, paths } from '../../../shared/lib/paths.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { ReasonField } from '../../../shared/manage/reason-field.tsx'
import { useMay } from '../../../shared/manage/use-may.ts'
import { OrderItems, OrderTotals } from '../../../shared/orders/order-items.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import courseStyles from '../components/case-course.module.css'
import { ContentView } from '../components/content-view.tsx'
import { QuotationState } from '../components/quotation-state.tsx'
import { OfferForm } from './offer-form.tsx'

/** One quotation at the desk of staff: what is to be quoted, and what is offered. */
export function ManagedQuotationPage() {
  const { t } = useTranslation(['backoffice', 'quotations'])
  const language = useLanguage()
  const id = useSearchParams()[0].get('id') ?? ''
  const result = useGetManagedCaseQuotation(id, { query: { enabled: id !== '', staleTime: 0, retry: false } })
  const { data } = result
  return (
    <WorkPage title={data ? `${data.type.name[language]} ${data.number}` : t('menu.quotations')}>
      <RecordView
        id={id}
        answer={result}
        missing={{
          stamp: <FileTextOutlined />,
          title: t('quotations:manage.gone'),
          actions: <ButtonLink to={paths.manageQuotations}>{t('menu.quotations')}</ButtonLink>,
        }}
      >
        {(found) => <Whole key={found.id} found={found} />}
      </RecordView>
    </WorkPage>
  )
}

function Whole({ found }: { found: ManagedCaseQuotation }) {
  const { t } = useTranslation(['quotations', 'cases'])
  const queryClient = useQueryClient()
  const may = useMay()
  const [isRefusing, setIsRefusing] = useState(false)
  const show = (changed: ManagedCaseQuotation) => {
    queryClient.setQueryData(getGetManagedCaseQuotationQueryKey(found.id), changed)
    void queryClient.invalidateQueries({ queryKey: getListManagedCaseQuotationsQueryKey() })
    notifySuccess(t('cases:manage.moved'))
  }
  const image = useAction(async () =>
    saveFile(await downloadCaseQuotationImage(found.id), `${found.number} ${t('manage.image')}`),
  )
  const { price, remark, reason, orderId } = found
  const mayManage = may('cases.manage')
  return (
    <Row gutter={[{ xs: 0, lg: 40 }, 24]} style={{ marginTop: 20 }}>
      <Col xs={24} lg={14}>
        <ContentView type={found.type} content={found.content} />
        {found.hasImage && (
          <Button style={{ marginTop: 12 }} onClick={() => void image.run()}>
            {t('manage.downloadImage')}
          </Button>
        )}
        <ErrorNote error={image.error} />
        {price && (
          <>
            <h2 style={{ fontSize: 16, marginTop: 28 }}>{t('manage.offered')}</h2>
            <OrderItems items={price.items} />
            <OrderTotals {...price} display={null} displayTotal={null} />
          </>
        )}
        {mayManage && found.events.includes('offer') && (
          <OfferForm
            found={found}
            onOffer={show}
            onConflict={() =>
              void queryClient.invalidateQueries({ queryKey: getGetManagedCaseQuotationQueryKey(found.id) })
            }
          />
        )}
      </Col>
      <Col xs={24} lg={10}>
        <Facts
          facts={[
            [t('cases:list.state'), <QuotationState key="state" of={found} />],
            [t('cases:manage.member'), found.member],
            [t('manage.validUntil'), found.validUntil],
            [
              t('offered.remark'),
              remark && (
                <span key="remark" style={{ whiteSpace: 'pre-line' }}>
                  {remark}
                </span>
              ),
            ],
            ...(reason ? [[t('reason'), reason] as const] : []),
            ...(orderId
              ? [
                  [
                    t('cases:case.order'),
                    may('orders.read') ? (
                      <SiteLink key="order" to={manageOrderPath(orderId)}>
                        {t('manage.openOrder')}
                      </SiteLink>
                    ) : (
                      t('states.ordered')
                    ),
                  ] as const,
                ]
              : []),
          ]}
        />
        {mayManage && found.events.includes('refuse') && (
          <Button danger aria-haspopup="dialog" style={{ marginTop: 12 }} onClick={() => setIsRefusing(true)}>
            {t('manage.refuse')}
          </Button>
        )}
        <h2 style={{ fontSize: 16, marginTop: 28 }}>{t('manage.history')}</h2>
        <ol aria-label={t('manage.history')} className={courseStyles.course}>
          {found.history.map(({ event, by, name, reason: stated, total, time }, index) => (
            <li key={index}>
              {t(`event.${event as 'create'}`, { defaultValue: event })} · {t(`cases:course.by.${by}`)} {name}
              {total && ` · ${shownMoney(total)}`}
              <time className="day">{toLocalMinute(time)}</time>
              {stated && <p>{stated}</p>}
            </li>
          ))}
        </ol>
      </Col>
      <FormDialog<{ reason: string }>
        isOpen={isRefusing}
        title={t('manage.refuseTitle', { number: found.number })}
        confirmLabel={t('manage.refuse')}
        isDanger
        act={async (values) =>
          show(await refuseCaseQuotation(found.id, { version: found.version, reason: values.reason.trim() }))
        }
        onClose={() => setIsRefusing(false)}
      >
        <ReasonField help={t('cases:manage.reasonHelp')} hasFocus />
      </FormDialog>
    </Row>
  )
}
