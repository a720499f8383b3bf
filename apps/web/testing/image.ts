/** An image of one colour. */
export function createImage(width: number, height: number, colour: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')!
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  return canvas
}

/** As a user chooses it. */
export const createImageFile = (name: string) =>
  new Promise<File>((resolve) =>
    createImage(200, 200, '#6b8e9f').toBlob((blob) => resolve(new File([blob!], name, { type: blob!.type }))),
  )
