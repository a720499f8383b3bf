import { useGetSite } from '@markwright/api-client/operations'
import { QRCode } from 'antd'
import { useTranslation } from 'react-i18next'
import { palette } from '../../shared/ui/brand/theme.ts'
import styles from './site-header.module.css'

const SIZE_PX = 112

/** The mini program of the firm, if it has one, or the address of the site, as a QR code (spec 1 §2.4). */
export function SiteCode() {
  const { t } = useTranslation('site')
  const { data, isPending } = useGetSite({ query: { staleTime: Infinity } })
  const miniProgram = data?.miniProgramUrl
  const address = new URL('/', window.location.href).href
  return (
    <>
      <div className={styles.codeImage}>
        <QRCode
          type="svg"
          value={miniProgram ?? address}
          status={isPending ? 'loading' : 'active'}
          size={SIZE_PX}
          color={palette.ink}
          bordered={false}
          marginSize={2}
          aria-label={miniProgram ? t('miniProgramCode') : t('siteCode', { address })}
        />
      </div>
      <figcaption>{t(miniProgram ? 'openMiniProgram' : 'openOnPhone')}</figcaption>
    </>
  )
}
