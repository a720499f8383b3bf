import { Checkbox, Form } from 'antd'
import { Trans, useTranslation } from 'react-i18next'
import { useHref } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import styles from './identity.module.css'

/** Without it nobody registers (spec 1 §5); each document opens in a tab of its own. */
export function AgreementField() {
  const { t } = useTranslation('identity')
  const terms = useHref(paths.term)
  const privacy = useHref(paths.privacy)
  return (
    <Form.Item
      name="agree"
      valuePropName="checked"
      rules={[
        {
          validator: (_rule, isAgreed?: boolean) =>
            isAgreed ? Promise.resolve() : Promise.reject(new Error(t('agreement.missing'))),
        },
      ]}
    >
      <Checkbox className={styles.agreement}>
        <Trans
          t={t}
          i18nKey="agreement.text"
          components={{
            terms: <a href={terms} target="_blank" rel="noreferrer" />,
            privacy: <a href={privacy} target="_blank" rel="noreferrer" />,
          }}
        />
      </Checkbox>
    </Form.Item>
  )
}
