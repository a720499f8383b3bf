import { requestCaseSignature, revokeCaseSignature } from '@markwright/api-client/cases'
import type { Case } from '@markwright/api-client/models/case'
import type { CaseSignature } from '@markwright/api-client/models/caseSignature'
import { Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { isShown } from '../model/case-content.ts'
import styles from './case-documents.module.css'

type FormCode = CaseSignature['form']

/** Links by which somebody without an account signs a power of attorney of a case; each side of a transfer has one. */
export function CaseSignatures({ found, onChange }: { found: Case; onChange: (changed: Case) => void }) {
  const { t } = useTranslation('caseWork')
  const language = useLanguage()
  const papers = found.type.forms.flatMap(({ code, title, when }) =>
    code === 'dataSheet' || !isShown({ when }, found.content) ? [] : [{ code, title }],
  )
  const mayRequest = found.state === 'preparing' && found.turn === 'member' && papers.length > 0
  const request = useAction(async (form: FormCode) => onChange(await requestCaseSignature(found.id, { form })))
  const revoke = useAction(async ({ id }: CaseSignature) => onChange(await revokeCaseSignature(found.id, id)))
  if (!mayRequest && found.signatures.length === 0) return null
  return (
    <section style={{ marginTop: 28 }}>
      <h2 style={{ fontSize: 16 }}>{t('sign.own.title')}</h2>
      {mayRequest && <p>{t('sign.own.text')}</p>}
      <ul className={styles.kinds} aria-label={t('sign.own.title')}>
        {found.signatures.map((each) => (
          <li key={each.id}>
            {papers.length > 1 && <strong>{each.title[language]}</strong>}
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
        <Flex gap={8} wrap>
          {papers.map(({ code, title }) => (
            <Button
              key={code}
              size="small"
              loading={whenSlow(request.isRunning)}
              onClick={() => void request.run(code)}
            >
              {papers.length > 1 ? t('sign.own.createFor', { title: title[language] }) : t('sign.own.create')}
            </Button>
          ))}
        </Flex>
      )}
      <ErrorNote error={request.error ?? revoke.error} act="change" />
    </section>
  )
}
