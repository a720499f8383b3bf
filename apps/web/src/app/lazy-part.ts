import { type ComponentType, lazy } from 'react'

/** A part of the frame whose code comes later; where it does not come, the part is missing and the page goes on. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Nothing) }))

const Nothing = () => null
