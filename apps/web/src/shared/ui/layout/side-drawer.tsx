import { Drawer } from 'antd'
import type { ReactNode } from 'react'

/** A drawer beside the page, on a phone over all of it. It is open while it has a `subject`, unless `isOpen` differs. */
export function SideDrawer<Subject>({
  subject,
  isOpen = subject !== null,
  title,
  widthPx,
  footer,
  children,
  onClose,
}: {
  subject: Subject | null
  isOpen?: boolean
  title: ReactNode
  widthPx: number
  footer?: ReactNode
  children: (subject: Subject) => ReactNode
  onClose: () => void
}) {
  return (
    <Drawer
      open={isOpen}
      title={title}
      size={widthPx}
      styles={{ wrapper: { maxWidth: '100%' } }}
      footer={footer}
      destroyOnHidden
      onClose={onClose}
    >
      {subject !== null && children(subject)}
    </Drawer>
  )
}
