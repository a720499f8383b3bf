import { Button } from 'antd'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import SignatureCanvas from 'signature_pad'

/** `read` gives the drawing as PNG in Base64; null while the pad is empty. */
export type SignaturePadHandle = { read: () => string | null }

const HEIGHT = 180

/** Where a signature is drawn with finger, pen or mouse. */
export function SignaturePad({ ref, onDraw }: { ref: Ref<SignaturePadHandle>; onDraw: () => void }) {
  const { t } = useTranslation('caseWork')
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignatureCanvas>(null)
  const onBegin = useEffectEvent(onDraw)
  useEffect(() => {
    const element = canvas.current!
    const drawing = new SignatureCanvas(element, { minWidth: 1, maxWidth: 3 })
    pad.current = drawing
    drawing.addEventListener('beginStroke', () => onBegin())
    // A canvas that is resized is empty, and one that is shown larger than it is draws beside the pen.
    const fit = new ResizeObserver(() => {
      if (element.offsetWidth === 0 || element.width === element.offsetWidth) return
      const drawn = drawing.toData()
      element.width = element.offsetWidth
      drawing.clear()
      drawing.fromData(drawn)
    })
    fit.observe(element)
    return () => {
      fit.disconnect()
      drawing.off()
    }
  }, [])
  useImperativeHandle(ref, () => ({
    read: () => (pad.current && !pad.current.isEmpty() ? pad.current.toDataURL('image/png').split(',')[1]! : null),
  }))
  return (
    <div>
      <canvas
        ref={canvas}
        height={HEIGHT}
        aria-label={t('sign.draw')}
        role="img"
        style={{
          width: '100%',
          maxWidth: 600,
          height: HEIGHT,
          background: '#fff',
          border: '1px solid var(--line)',
          touchAction: 'none',
        }}
      />
      <div>
        <Button size="small" onClick={() => pad.current?.clear()}>
          {t('sign.clear')}
        </Button>
      </div>
    </div>
  )
}
