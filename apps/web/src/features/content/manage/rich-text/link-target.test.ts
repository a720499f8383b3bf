import { expect, test } from 'vitest'
import { isLinkTarget } from './link-target.ts'

test.each(['https://www.wipo.int/a?b=c', 'mailto:a@example.com', 'tel:+86-10-1234', '#/services', '/docs'])(
  'a link may lead to %s',
  (address) => expect(isLinkTarget(address)).toBe(true),
)
test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'www.wipo.int', 'https://', ''])(
  'no link leads to %j',
  (address) => expect(isLinkTarget(address)).toBe(false),
)
