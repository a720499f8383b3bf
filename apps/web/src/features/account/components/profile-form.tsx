import {
  getAccount,
  getGetAccountQueryKey,
  getGetCurrentUserQueryKey,
  updateAccount,
} from '@markwright/api-client/account'
import { isChangedMeanwhile } from '../../../shared/lib/record-errors.ts'
import type { Account } from '@markwright/api-client/models/account'
import { checkProfileField, isRequiredOfProfile, requiredOfProfile } from '@markwright/domain/people/profile'
import { formProblems } from '@markwright/domain/site/form-problems'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { problemRule } from '../../../shared/lib/problem-rule.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { FormProblems } from '../../../shared/ui/forms/form-problems.tsx'
import { LeaveGuard } from '../../../shared/ui/forms/leave-guard.tsx'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { useProfileChoices } from '../hooks/use-profile-choices.ts'
import { editsOf, type Profile, profileOf, updateOf } from '../model/profile.ts'
import { AvatarField } from './avatar-field.tsx'
import { ConflictNote } from './conflict-note.tsx'
import styles from './profile-form.module.css'

/** The profile of a member. What is typed outlives the page until it is saved or given up. */
export function ProfileForm({ account }: { account: Account }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const choices = useProfileChoices()
  const [form] = Form.useForm<Profile>()
  const draft = useUserDraft<Partial<Profile>>('profile')

  // What the user began from; an account that changes meanwhile must not change what is being typed.
  const [base, setBase] = useState(account)
  const [edits, setEdits] = useState(() => draft.read())
  const [wasDraft, setWasDraft] = useState(Object.keys(edits).length > 0)
  const [failedFields, setFailedFields] = useState<{ name: (string | number)[]; errors: string[] }[]>([])
  const [newer, setNewer] = useState<Account | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const isDirty = Object.keys(edits).length > 0
  const roleType = Form.useWatch('roleType', form) ?? edits.roleType ?? base.roleType
  const required = (field: keyof typeof requiredOfProfile) => ({
    required: isRequiredOfProfile(field, roleType),
    whitespace: isRequiredOfProfile(field, roleType),
    message: formProblems[requiredOfProfile[field]][language],
  })
  const checked = (field: 'email' | 'postcode') =>
    problemRule((text) => {
      const problem = checkProfileField(field, text, { country: form.getFieldValue('country') ?? null, roleType })
      return problem && formProblems[problem][language]
    })

  const show = (shown: Account) => {
    draft.remove()
    setBase(shown)
    setEdits({})
    setNewer(null)
    setWasDraft(false)
    setFailedFields([])
    form.setFieldsValue(profileOf(shown))
  }

  const save = useFormAction(form, async (version: number) => {
    setFailedFields([])
    try {
      const saved = await updateAccount({ ...updateOf(edits), version })
      queryClient.setQueryData(getGetAccountQueryKey(), saved)
      show(saved)
      setIsSaved(true)
      await queryClient.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() })
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
      setNewer(await getAccount())
    }
  })

  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ ...profileOf(base), ...edits }}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      className={styles.form}
      onValuesChange={(_changed, values: Profile) => {
        const now = editsOf(profileOf(base), values)
        setEdits(now)
        setIsSaved(false)
        draft.save(now)
      }}
      onFinish={() => void save.run(base.version)}
      onFinishFailed={({ errorFields }) => setFailedFields(errorFields)}
    >
      <FormProblems form={form} fields={failedFields} />
      {wasDraft && isDirty && (
        <p role="status" className={styles.draft}>
          {t('draft.found')}
          <Button size="small" onClick={() => show(account)}>
            {t('draft.discard')}
          </Button>
        </p>
      )}
      <Form.Item name="avatar">
        <AvatarField />
      </Form.Item>
      <div className={styles.fields}>
        <Form.Item name="nickname" label={t('field.nickname')}>
          <Input maxLength={60} autoComplete="nickname" />
        </Form.Item>
        <Form.Item name="name" label={t('field.name')} rules={[required('name')]}>
          <Input maxLength={100} autoComplete="name" />
        </Form.Item>
        <Form.Item name="roleType" label={t('field.roleType')}>
          <Select options={choices.roleTypes} />
        </Form.Item>
        <Form.Item
          name="companyName"
          label={t('field.companyName')}
          extra={t('companyHelp')}
          rules={[required('companyName')]}
        >
          <Input maxLength={200} autoComplete="organization" />
        </Form.Item>
        <Form.Item name="industry" label={t('field.industry')} rules={[required('industry')]}>
          <Select options={choices.industries} loading={choices.industries === undefined} showSearch={byLabel} />
        </Form.Item>
        <Form.Item name="email" label={t('field.email')} rules={[checked('email')]}>
          <Input type="email" maxLength={200} autoComplete="email" />
        </Form.Item>
        <Form.Item name="gender" label={t('field.gender')}>
          <Select allowClear options={choices.genders} />
        </Form.Item>
        <Form.Item name="country" label={t('field.country')}>
          <Select allowClear options={choices.countries} showSearch={byLabel} />
        </Form.Item>
        <Form.Item name="city" label={t('field.city')}>
          <Input maxLength={100} autoComplete="address-level2" />
        </Form.Item>
        <Form.Item name="postcode" label={t('field.postcode')} dependencies={['country']} rules={[checked('postcode')]}>
          <Input maxLength={20} autoComplete="postal-code" />
        </Form.Item>
        <Form.Item name="address" label={t('field.address')} className={styles.wide}>
          <Input maxLength={300} autoComplete="street-address" />
        </Form.Item>
        <Form.Item name="displayCurrency" label={t('field.displayCurrency')}>
          <Select options={choices.currencies} />
        </Form.Item>
        <Form.Item name="lang" label={t('field.lang')} extra={t('langHelp')}>
          <Select options={choices.languages} />
        </Form.Item>
      </div>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={!isDirty} loading={whenSlow(save.isRunning)}>
          {t('save')}
        </Button>
        <p role="status" className={styles.saved}>
          {isSaved && t('saved')}
        </p>
      </div>
      {newer && (
        <ConflictNote
          base={base}
          newer={newer}
          isBusy={save.isRunning}
          onLoadTheirs={() => {
            queryClient.setQueryData(getGetAccountQueryKey(), newer)
            show(newer)
          }}
          onKeepMine={() => void save.run(newer.version)}
        />
      )}
      <ErrorNote error={save.error} />
      <LeaveGuard
        when={isDirty}
        texts={{ title: t('leave.title'), text: t('leave.text'), stay: t('leave.stay'), leave: t('leave.leave') }}
        onLeave={() => draft.remove()}
      />
    </Form>
  )
}

const byLabel = { optionFilterProp: 'label' } as const
