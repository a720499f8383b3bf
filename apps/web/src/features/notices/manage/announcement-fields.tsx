import { isLoginPhone } from '@markwright/domain/people/phone'
import { Form, Input, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { cardName } from '@markwright/domain/money/card-levels'
import { type AnnouncementForm, cardLevelChoices } from './announcement-form.ts'
import styles from './announcements.module.css'
import { NoticePreview } from './notice-preview.tsx'

const sides = [
  { language: 'cn', title: 'titleCn', content: 'contentCn', titleMax: 120, contentMax: 4000 },
  { language: 'en', title: 'titleEn', content: 'contentEn', titleMax: 200, contentMax: 6000 },
] as const

/** Both languages side by side, each with what the member will see, then whom it goes to. */
export function AnnouncementFields() {
  const { t } = useTranslation('backoffice')
  const form = Form.useFormInstance<AnnouncementForm>()
  const values = Form.useWatch([], form) as AnnouncementForm | undefined
  return (
    <>
      <div className={styles.sides}>
        {sides.map(({ language, title, content, titleMax, contentMax }) => (
          <fieldset key={language}>
            <legend>{t(`languages.${language}`)}</legend>
            <Form.Item
              name={title}
              label={t('announcements.title')}
              rules={[{ required: true, whitespace: true, message: t(`announcements.titleMissing.${language}`) }]}
            >
              <Input maxLength={titleMax} lang={language === 'cn' ? 'zh-CN' : 'en'} />
            </Form.Item>
            <Form.Item
              name={content}
              label={t('announcements.content')}
              rules={[{ required: true, whitespace: true, message: t(`announcements.contentMissing.${language}`) }]}
            >
              <Input.TextArea rows={6} maxLength={contentMax} showCount lang={language === 'cn' ? 'zh-CN' : 'en'} />
            </Form.Item>
            <NoticePreview
              language={language}
              title={values?.[title] ?? ''}
              content={values?.[content] ?? ''}
              hasLink={Boolean(values?.link)}
            />
          </fieldset>
        ))}
      </div>
      <Form.Item
        name="link"
        label={t('announcements.link')}
        extra={t('announcements.linkHelp')}
        rules={[{ pattern: /^\/(?!\/)/, message: t('announcements.linkWrong') }]}
      >
        <Input maxLength={300} placeholder="/services" inputMode="url" />
      </Form.Item>
      <Form.Item name="audience" label={t('announcements.audience')}>
        <Radio.Group
          options={[
            { value: 'all', label: t('announcements.toAll') },
            { value: 'cardLevel', label: t('announcements.byCard') },
            { value: 'phone', label: t('announcements.byPhone') },
          ]}
        />
      </Form.Item>
      <Form.Item name="cardLevel" label={t('users.card')} hidden={values?.audience !== 'cardLevel'}>
        <Select
          style={{ maxWidth: 240 }}
          options={cardLevelChoices.map((level) => ({ value: level, label: cardName(level) }))}
        />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t('users.phone')}
        extra={t('announcements.phoneHelp')}
        hidden={values?.audience !== 'phone'}
        rules={[
          {
            validator: (_rule, phone: string) =>
              values?.audience !== 'phone' || isLoginPhone(phone)
                ? Promise.resolve()
                : Promise.reject(new Error(t('announcements.phoneWrong'))),
          },
        ]}
      >
        <Input style={{ maxWidth: 240 }} maxLength={40} inputMode="tel" />
      </Form.Item>
    </>
  )
}
