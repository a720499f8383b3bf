import { useState } from 'react'
import type { ShownFee } from '../components/fee.tsx'

/** Which fee is shown in detail; one that is closed shows until the drawer has disappeared. */
export function useFeeDrawer() {
  const [shown, setShown] = useState<ShownFee | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  return {
    open: (fee: ShownFee) => {
      setShown(fee)
      setIsOpen(true)
    },
    drawer: { shown, isOpen, onClose: () => setIsOpen(false) },
  }
}
