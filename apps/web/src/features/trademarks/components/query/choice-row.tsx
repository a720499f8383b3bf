import { useId } from 'react'
import styles from './choice-row.module.css'

/** One of a few, side by side, with a word on what the present choice means. */
export function ChoiceRow<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  note,
}: {
  legend: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  note?: string
}) {
  const name = useId()
  return (
    <fieldset aria-describedby={note && `${name}-note`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        <div className={styles.choices}>
          {choices.map((choice) => (
            <label key={choice.value} className={styles.choice}>
              <input
                type="radio"
                name={name}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              {choice.label}
            </label>
          ))}
        </div>
        {note && (
          <span id={`${name}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </div>
    </fieldset>
  )
}
