import { setCasePost } from '@markwright/api-client/cases'
import type { Case } from '@markwright/api-client/models/case'
import { Button, Checkbox, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { isShown } from '../model/case-content.ts'
import { PostFacts } from './post-facts.tsx'

type Values = { kinds: string[]; company: string; trackingNumber: string }

/** Which documents the member sends by post, with mailing company and tracking number. */
export function CasePost({ found, onChange }: { found: Case; onChange: (changed: Case) => void }) {
  const { t } = useTranslation('caseWork')
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const { post } = found
  const mayChange = found.state === 'preparing' && found.turn === 'member'
  const kinds = found.type.documents.filter((kind) => !kind.isGenerated && isShown(kind, found.content))
  const save = async (values: Values) => onChange(await setCasePost(found.id, { version: found.version, ...values }))
  const cancel = useAction(() => save({ kinds: [], company: '', trackingNumber: '' }))
  if (kinds.length === 0 || (post === null && !mayChange)) return null
  return (
    <section style={{ marginTop: 16 }}>
      {post && <PostFacts found={found} post={post} />}
      {mayChange && (
        <div style={{ marginTop: 8 }}>
          <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t(post ? 'correspondence.change' : 'correspondence.start')}
          </Button>{' '}
          {post && (
            <Button size="small" type="text" disabled={cancel.isRunning} onClick={() => void cancel.run()}>
              {t('correspondence.cancelPost')}
            </Button>
          )}
        </div>
      )}
      <ErrorNote error={cancel.error} act="change" />
      {isOpen && (
        <FormDialog<Values>
          isOpen
          title={t('correspondence.post')}
          confirmLabel={t('correspondence.savePost')}
          initialValues={{
            kinds: post?.kinds ?? found.missingDocuments,
            company: post?.company ?? '',
            trackingNumber: post?.trackingNumber ?? '',
          }}
          act={save}
          onClose={() => setIsOpen(false)}
        >
          <p style={{ marginBottom: 16 }}>{t('correspondence.postText')}</p>
          <Form.Item name="kinds" label={t('correspondence.byPost')} rules={[{ required: true }]}>
            <Checkbox.Group
              style={{ flexDirection: 'column', gap: 4 }}
              options={kinds.map(({ kind, label }) => ({ value: kind, label: label[language] }))}
            />
          </Form.Item>
          <Form.Item name="company" label={t('correspondence.company')} rules={[{ required: true, whitespace: true }]}>
            <Input maxLength={50} autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="trackingNumber"
            label={t('correspondence.trackingNumber')}
            rules={[{ required: true, whitespace: true }]}
          >
            <Input maxLength={50} autoComplete="off" />
          </Form.Item>
        </FormDialog>
      )}
    </section>
  )
}
