import { requestCaseSignature, revokeCaseSignature } from '@markwright/api-client/cases'
import type { Case } from '@markwright/api-client/models/case'
import type { CaseSignature } from '@markwright/api-client/models/caseSignature'
import { Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import styles from './case-documents.module.css'

const FORM = 'powerOfAttorney'

/** Links by which somebody without an account signs the power of attorney of a case. */
export function CaseSignatures({ found, onChange }: { found: Case; onChange: (changed: Case) => void }) {
  const { t } = useTranslation('caseWork')
  const mayRequest =
    found.state === 'preparing' && found.turn === 'member' && found.type.forms.some(({ code }) => code === FORM)
  const request = useAction(async () => onChange(await requestCaseSignature(found.id, { form: FORM })))
  const revoke = useAction(async ({ id }: CaseSignature) => onChange(await revokeCaseSignature(found.id, id)))
  if (!mayRequest && found.signatures.length === 0) return null
  return (
    <section style={{ marginTop: 28 }}>
      <h2 style={{ fontSize: 16 }}>{t('sign.own.title')}</h2>
      {mayRequest && <p>{t('sign.own.text')}</p>}
      <ul className={styles.kinds} aria-label={t('sign.own.title')}>
        {found.signatures.map((each) => (
          <li key={each.id}>
            <div>
              {t(`sign.own.state.${each.status}`, {
                time: toLocalMinute(each.signedTime ?? each.expireTime),
                name: each.signerName,
                method: each.method && t(`sign.own.by.${each.method}`),
              })}
            </div>
            {each.status !== 'signed' && (
              <Flex gap={8} wrap>
                {each.status === 'open' && (
                  <CopyText label={t('sign.own.copy')} text={`${window.location.origin}/#${each.path}`} />
                )}
                <Button
                  size="small"
                  type="text"
                  danger
                  disabled={revoke.isRunning}
                  onClick={() => void revoke.run(each)}
                >
                  {t('sign.own.revoke')}
                </Button>
              </Flex>
            )}
          </li>
        ))}
      </ul>
      {mayRequest && (
        <Button size="small" loading={whenSlow(request.isRunning)} onClick={() => void request.run()}>
          {t('sign.own.create')}
        </Button>
      )}
      <ErrorNote error={request.error ?? revoke.error} act="change" />
    </section>
  )
}
