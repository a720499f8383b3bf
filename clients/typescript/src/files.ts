/** A file that is sent. */
export interface FileInput {
  /** With its extension, which tells the format. */
  name: string
  content: Uint8Array | Blob
}

/** A file that was received. */
export interface FileContent {
  content: Uint8Array
  /** Null where the API does not name the file. */
  fileName: string | null
  mediaType: string
}

/** The name that `Content-Disposition` gives to a file; that of RFC 5987 first. */
export function fileNameOf(disposition: string | null): string | null {
  const extended = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1]
  if (extended) {
    try {
      return decodeURIComponent(extended)
    } catch {
      // Not encoded as it should be: the plain name is left.
    }
  }
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition ?? '')
  return plain?.[1] ?? plain?.[2] ?? null
}
