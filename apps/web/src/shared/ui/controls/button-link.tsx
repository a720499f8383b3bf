import { Button, type ButtonProps } from 'antd'
import { type To, useHref, useLinkClickHandler } from 'react-router'

/** A link within the site that looks like a button. */
export function ButtonLink({ to, ...props }: Omit<ButtonProps, 'href' | 'onClick'> & { to: To }) {
  return <Button {...props} href={useHref(to)} onClick={useLinkClickHandler(to)} />
}
