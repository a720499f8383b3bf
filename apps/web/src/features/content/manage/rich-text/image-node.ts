import { Node } from '@tiptap/react'

/** An image that was uploaded here; those of other sites are not copied when they are pasted. */
export const ImageNode = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/admin/sys-file/public/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})
