import type { PaymentDraftMethod } from '@markwright/api-client/models/paymentDraftMethod'
import type { PaymentMethods } from '@markwright/api-client/models/paymentMethods'
import { payMethodLabels } from '@markwright/domain/money/order-statuses'
import { Radio } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { type BeginPayment, OnlinePayment } from './online-payment.tsx'
import styles from './payments.module.css'

/** The browser that WeChat opens links in. */
const isWithinWechat = () => /MicroMessenger/i.test(navigator.userAgent)

/** The ways to pay something, `subject`; `transfer` is what is shown of a transfer. */
export function PayMethods({
  subject,
  begin,
  offered,
  transfer,
}: {
  subject: string
  begin: BeginPayment
  offered: PaymentMethods
  transfer: ReactNode
}) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const isPhone = usePhoneWidth()
  const [method, setMethod] = useState<PaymentDraftMethod | undefined>(offered.methods[0])
  if (!method) return <p>{t('pay.none')}</p>
  const scenes = method === 'corporate' ? [] : (offered.scenes[method] ?? [])
  // Nobody scans the screen that they hold. Within WeChat no other browser can be opened.
  const inApp = isPhone ? scenes.find((each) => each === 'page' || (each === 'h5' && !isWithinWechat())) : undefined
  const scene = inApp ?? 'qr'
  return (
    <>
      <h2 id="payment-method" className={styles.title}>
        {t('pay.method')}
      </h2>
      <Radio.Group
        aria-labelledby="payment-method"
        optionType="button"
        value={method}
        options={offered.methods.map((value) => ({ value, label: payMethodLabels[value][language] }))}
        onChange={({ target }) => setMethod(target.value as PaymentDraftMethod)}
      />
      {method === 'corporate' ? (
        transfer
      ) : isPhone && !inApp && !offered.isSandbox ? (
        <div className={styles.code}>
          <p>{t(isWithinWechat() && scenes.includes('h5') ? 'pay.outsideWechat' : 'pay.notOnPhone')}</p>
          <p className={styles.note}>{t('pay.otherMethods')}</p>
        </div>
      ) : (
        <OnlinePayment
          key={`${method} ${scene}`}
          subject={subject}
          begin={begin}
          method={method}
          scene={scene}
          isSandbox={offered.isSandbox}
        />
      )}
    </>
  )
}
