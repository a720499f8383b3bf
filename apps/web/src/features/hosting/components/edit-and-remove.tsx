import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'

/** The buttons of a row that edit and delete its record; the labels name it. */
export const EditAndRemove = ({
  editLabel,
  removeLabel,
  onAct,
}: {
  editLabel: string
  removeLabel: string
  onAct: (act: 'edit' | 'remove') => void
}) => (
  <>
    <Button type="text" size="small" icon={<EditOutlined />} aria-label={editLabel} onClick={() => onAct('edit')} />
    <Button
      type="text"
      size="small"
      icon={<DeleteOutlined />}
      aria-label={removeLabel}
      onClick={() => onAct('remove')}
    />
  </>
)
