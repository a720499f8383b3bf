import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HumanCheck } from '../../../shared/human-check/human-check.tsx'
import { useHumanCheck } from '../../../shared/human-check/use-human-check.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { DemonstrationOnly } from '../components/demonstration-only.tsx'
import styles from '../../../shared/ui/layout/sandbox.module.css'

/** The human check to try out, in a page and as a dialog. */
export function SandboxHumanCheckPage() {
  const { t } = useTranslation('identity')
  const requestHumanCheck = useHumanCheck()
  const [inPage, setInPage] = useState<string | null>(null)
  const [inDialog, setInDialog] = useState<string | null>()
  const ask = async () => setInDialog(await requestHumanCheck())
  return (
    <DemonstrationOnly>
      <PageTitle text={t('sandbox.check.title')} />
      <div className={styles.bench}>
        <h1>{t('sandbox.check.title')}</h1>
        <p>{t('sandbox.check.text')}</p>
        <section>
          <h2>{t('sandbox.check.fixed')}</h2>
          <HumanCheck onVerified={setInPage} />
          <output>{inPage && t('sandbox.check.passed', { verification: inPage })}</output>
        </section>
        <section>
          <h2>{t('sandbox.check.pop')}</h2>
          <Button onClick={() => void ask()}>{t('sandbox.check.open')}</Button>
          <output>
            {inDialog === null && t('sandbox.check.closed')}
            {inDialog && t('sandbox.check.passed', { verification: inDialog })}
          </output>
        </section>
      </div>
    </DemonstrationOnly>
  )
}
