import type { Hit } from './hit.ts'
import type { Template } from './template.ts'
import { containedTemplates } from './contained-templates.ts'
import { heardTemplates } from './heard-templates.ts'
import { otherTemplates } from './other-templates.ts'
import { sameTemplates } from './same-templates.ts'

/** Every sentence that an explanation may consist of. */
export const templates: readonly Template<Hit>[] = [
  ...sameTemplates,
  ...heardTemplates,
  ...containedTemplates,
  ...otherTemplates,
]
