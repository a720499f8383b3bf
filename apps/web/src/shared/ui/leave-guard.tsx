import { Modal } from 'antd'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Asks before the user leaves a page on which something typed is not saved. */
export function LeaveGuard({
  when,
  texts,
  onLeave,
}: {
  when: boolean
  texts: { title: string; text: string; stay: string; leave: string }
  onLeave: () => void
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])

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
        onLeave()
        blocker.proceed?.()
      }}
    >
      <p>{texts.text}</p>
    </Modal>
  )
}
