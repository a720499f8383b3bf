import { passwordRules, passwordStrength, passwordStrengths } from '@markwright/domain/people/password'
import { useLanguage } from '../../../shared/i18n/language.ts'
import styles from './password-strength-meter.module.css'

/** How good a password is, as it is typed; before that, what it needs. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const language = useLanguage()
  if (password === '') return <span>{passwordRules.change.text[language]}</span>
  const strength = passwordStrength(password)
  return (
    <span className={styles.meter} data-strength={strength}>
      <span className={styles.bar} aria-hidden="true" />
      <span role="status">{passwordStrengths[strength][language]}</span>
    </span>
  )
}
