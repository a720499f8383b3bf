import type { Account } from '@markwright/api-client/models/account'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { editsOf, type ProfileField, profileOf } from '../model/profile.ts'

/** The account was changed elsewhere since the form was opened: whose values shall stand? */
export function ConflictNote({
  base,
  newer,
  isBusy,
  onLoadTheirs,
  onKeepMine,
}: {
  base: Account
  newer: Account
  isBusy: boolean
  onLoadTheirs: () => void
  onKeepMine: () => void
}) {
  const { t } = useTranslation('account')
  const changed = Object.keys(editsOf(profileOf(base), profileOf(newer))) as ProfileField[]
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginTop: 16 }}
      title={t('conflict.title')}
      description={
        <>
          {changed.length > 0 && (
            <p>
              {t('conflict.fields', { fields: changed.map((field) => t(`field.${field}`)).join(t('conflict.and')) })}
            </p>
          )}
          <p>{t('conflict.text')}</p>
          <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 }}>
            <Button disabled={isBusy} onClick={onLoadTheirs}>
              {t('conflict.loadTheirs')}
            </Button>
            <Button disabled={isBusy} onClick={onKeepMine}>
              {t('conflict.keepMine')}
            </Button>
          </p>
        </>
      }
    />
  )
}
