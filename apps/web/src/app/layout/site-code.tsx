import { QRCode } from 'antd'
import { useTranslation } from 'react-i18next'
import { palette } from '../../shared/ui/theme.ts'

const SIZE_PX = 112

/** The address of the site as a QR code. */
export function SiteCode() {
  const { t } = useTranslation('site')
  const address = new URL('/', window.location.href).href
  return (
    <QRCode
      type="svg"
      value={address}
      size={SIZE_PX}
      color={palette.ink}
      bordered={false}
      marginSize={2}
      aria-label={t('siteCode', { address })}
    />
  )
}
