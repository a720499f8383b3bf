import {
  isAllowedPassword,
  PASSWORD_MAX,
  passwordRules,
  passwordStrength,
  passwordStrengths,
} from '@markwright/domain/people/password'
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'

/** As wide and high as a finger needs. */
const EYE_STYLE = { padding: 5 }
const eye = (isShown: boolean) =>
  isShown ? <EyeOutlined style={EYE_STYLE} /> : <EyeInvisibleOutlined style={EYE_STYLE} />

/** The password of an account that is there. */
export function PasswordField() {
  const { t } = useTranslation('identity')
  return (
    <Form.Item
      name="password"
      label={t('password.label')}
      rules={[{ required: true, message: t('password.missing') }, useLengthRule()]}
    >
      <Input.Password
        iconRender={eye}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        placeholder={t('password.placeholder')}
      />
    </Form.Item>
  )
}

/** A password that is being chosen, with advice on its strength; `isRepeated` requests it twice. */
export function NewPasswordField({ isRepeated = false }: { isRepeated?: boolean }) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const password = Form.useWatch<string | undefined>('password') ?? ''
  return (
    <>
      <Form.Item
        name="password"
        label={t(isRepeated ? 'password.newLabel' : 'password.label')}
        rules={[{ required: true, message: t('password.missing') }, useLengthRule()]}
        extra={password && passwordStrengths[passwordStrength(password)][language]}
      >
        <Input.Password
          iconRender={eye}
          autoComplete="new-password"
          autoFocus={isRepeated}
          maxLength={PASSWORD_MAX}
          placeholder={t('password.newPlaceholder')}
        />
      </Form.Item>
      {isRepeated && (
        <Form.Item
          name="repeatpassword"
          label={t('password.repeat')}
          dependencies={['password']}
          rules={[
            { required: true, message: t('password.repeatMissing') },
            ({ getFieldValue }) => ({
              validator: (_rule, repeated?: string) =>
                !repeated || repeated === getFieldValue('password')
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('password.different'))),
            }),
          ]}
        >
          <Input.Password
            iconRender={eye}
            autoComplete="new-password"
            maxLength={PASSWORD_MAX}
            placeholder={t('password.repeatPlaceholder')}
          />
        </Form.Item>
      )}
    </>
  )
}

function useLengthRule() {
  const language = useLanguage()
  return {
    validator: (_rule: unknown, password?: string) =>
      !password || isAllowedPassword(password, 'register')
        ? Promise.resolve()
        : Promise.reject(new Error(passwordRules.register.text[language])),
  }
}
