import { Alert } from 'antd'
import styles from '../controls/text-button.module.css'

/** What is wrong with a form, on top of it; each problem leads to its field. */
export const ProblemSummary = ({
  title,
  problems,
}: {
  title: string
  problems: readonly { key: string; text: string | undefined; onFollow: () => void }[]
}) => (
  <Alert
    type="error"
    showIcon
    role="alert"
    style={{ marginBottom: 20 }}
    title={title}
    description={
      <ul>
        {problems.map(({ key, text, onFollow }) => (
          <li key={key}>
            <button type="button" className={styles.text} onClick={onFollow}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    }
  />
)
