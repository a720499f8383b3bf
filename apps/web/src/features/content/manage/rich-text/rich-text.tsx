import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import articleText from '../../../../shared/ui/layout/article-text.module.css'
import { ImageNode } from './image-node.ts'
import styles from './rich-text.module.css'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

const extensions = [
  StarterKit.configure({
    // The title of the article is its only heading of the first level.
    heading: { levels: [2, 3] },
    // It would change a text that ends with a list by merely showing it.
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
  }),
  ImageNode,
]

/**
 * Writes a text as HTML. The text is that of the form when this is first shown; `value` and `onChange` come from there.
 */
export function RichText({
  labelledBy,
  lang,
  value = '',
  onChange,
}: {
  labelledBy: string
  lang: string
  value?: string
  onChange?: (html: string) => void
}) {
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        lang,
        class: `${articleText.text} ${styles.text}`,
      },
    },
    onUpdate: ({ editor: changed }) => onChange?.(changed.getHTML()),
  })
  return (
    <div className={styles.frame}>
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}
