import { CheckOutlined, LeftOutlined, RightOutlined, SwapOutlined } from '@ant-design/icons'
import type { ContrastState } from '@markwright/api-client/models/contrastState'
import { contrastStateLabels } from '@markwright/domain/marks/contrast-labels'
import { useLanguage } from '../../../shared/i18n/language.ts'
import styles from './contrast.module.css'

const icons = {
  same: <CheckOutlined />,
  differs: <SwapOutlined />,
  onlyLeft: <LeftOutlined />,
  onlyRight: <RightOutlined />,
}

/** Whether two values agree, by sign and word. */
export function StateTag({ state }: { state: ContrastState }) {
  const language = useLanguage()
  return (
    <span className={styles.state} data-state={state}>
      {icons[state]} {contrastStateLabels[state][language]}
    </span>
  )
}
