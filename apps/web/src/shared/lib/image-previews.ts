const MOST = 40
const previews = new Map<string, string>()

/** Browsers show every kind that is accepted but TIFF. */
export const canShow = (file: File) => !/tiff?$/i.test(file.type || file.name)

/** Caches what this window shows of an image that was uploaded, by the id of its file. */
export function savePreview(fileId: string, file: File): void {
  if (!canShow(file)) return
  const [oldest] = previews.keys()
  if (oldest && previews.size >= MOST) {
    URL.revokeObjectURL(previews.get(oldest)!)
    previews.delete(oldest)
  }
  previews.set(fileId, URL.createObjectURL(file))
}

/** Null for an image of another window, and where a browser cannot show it. */
export const previewOf = (fileId: string): string | null => previews.get(fileId) ?? null
