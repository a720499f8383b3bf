import type { CaseFeeChange } from '@markwright/api-client/models/caseFeeChange'
import { Alert, Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { ReasonField } from '../../../shared/manage/reason-field.tsx'

const hasRisen = ({ paid, now }: CaseFeeChange) => Number(now) > Number(paid)

/**
 * Official fees that are not what the member has paid; where one has risen, who bears the rest is stated. `fallen`: what is
 * requested back for the member with the filing, in CNY.
 */
export function FeeChanges({ changes, fallen }: { changes: readonly CaseFeeChange[] | null; fallen: string }) {
  const { t } = useTranslation('caseDesk')
  const language = useLanguage()
  if (changes?.length === 0) return null
  return (
    <>
      <Alert
        type="warning"
        showIcon
        style={{ marginBottom: 16 }}
        title={t(changes ? 'fees.changed' : 'fees.unknown')}
        description={
          <ul>
            {Number(fallen) > 0 && <li>{t('fees.fallen', { amount: shownMoney(fallen) })}</li>}
            {changes?.map(({ name, currency, paid, now }) => (
              <li key={name.en}>
                {t('fees.change', {
                  name: name[language],
                  paid: shownMoney(paid, currency),
                  now: shownMoney(now, currency),
                })}
              </li>
            ))}
          </ul>
        }
      />
      {(changes === null || changes.some(hasRisen)) && (
        <>
          <Form.Item
            name="feeAgreed"
            valuePropName="checked"
            rules={[
              {
                validator: async (_, value) => {
                  if (value !== true) throw new Error(t('fees.agreedHelp'))
                },
              },
            ]}
          >
            <Checkbox>{t('fees.agreed')}</Checkbox>
          </Form.Item>
          <ReasonField help={t('fees.reasonHelp')} />
        </>
      )}
    </>
  )
}
