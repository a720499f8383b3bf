import { Modal } from 'antd'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * Asks before the user leaves a page on which something typed is not saved. `whenClosing`: when the window must not be
 * closed either, for a page that saves by itself once the user goes on to another one.
 */
export function LeaveGuard({
  when,
  whenClosing = when,
  texts,
  onLeave,
}: {
  when: boolean
  whenClosing?: boolean
  texts: { title: string; text: string; stay: string; leave: string }
  onLeave?: () => void
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!whenClosing) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [whenClosing])

  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={texts.title}
      width={420}
      centered
      mask={{ closable: false }}
      okText={texts.stay}
      cancelText={texts.leave}
      cancelButtonProps={{ danger: true }}
      closable={false}
      onOk={() => blocker.reset?.()}
      onCancel={(event) => {
        // Escape is no decision to lose what was typed.
        if (event.type === 'keydown') return blocker.reset?.()
        onLeave?.()
        blocker.proceed?.()
      }}
    >
      <p>{texts.text}</p>
    </Modal>
  )
}
