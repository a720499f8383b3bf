import { CheckOutlined, LeftOutlined, RightOutlined, SwapOutlined } from '@ant-design/icons'
import type { ContrastState } from '@markwright/api-client/models/contrastState'
import { useTranslation } from 'react-i18next'
import styles from './contrast.module.css'

const icons = {
  same: <CheckOutlined />,
  differs: <SwapOutlined />,
  onlyLeft: <LeftOutlined />,
  onlyRight: <RightOutlined />,
}

/** Whether two values agree, by sign and word. */
export function StateTag({ state }: { state: ContrastState }) {
  const { t } = useTranslation('contrast')
  return (
    <span className={styles.state} data-state={state}>
      {icons[state]} {t(`state.${state}`)}
    </span>
  )
}
