/**
 * Whether a client has what an entity tag names, so that 304 suffices: `header` is its `If-None-Match`, whose tags are
 * compared weakly (RFC 9110, 13.1.2).
 */
export function hasTag(header: string | undefined, etag: string): boolean {
  const own = weak(etag)
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || weak(tag.trim()) === own)
}

const weak = (tag: string) => tag.replace(/^W\//, '')
