import {
  BoldOutlined,
  CodeOutlined,
  ItalicOutlined,
  LineOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'

type ToolKey =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'heading2'
  | 'heading3'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'codeBlock'
  | 'rule'
  | 'undo'
  | 'redo'

type Tool = {
  key: ToolKey
  icon: ReactNode
  run: (editor: Editor) => void
  /** Whether the text at the cursor is of this kind; what only acts has none. */
  isPressed?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
}

/** The tools as they stand side by side. */
export const toolGroups: readonly (readonly ToolKey[])[] = [
  ['bold', 'italic', 'underline', 'strike'],
  ['heading2', 'heading3'],
  ['bulletList', 'orderedList', 'blockquote', 'codeBlock', 'rule'],
  ['undo', 'redo'],
]

/** What each tool does, and when it shows as pressed. */
export const tools: readonly Tool[] = [
  {
    key: 'bold',
    icon: <BoldOutlined />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isPressed: (editor) => editor.isActive('bold'),
  },
  {
    key: 'italic',
    icon: <ItalicOutlined />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isPressed: (editor) => editor.isActive('italic'),
  },
  {
    key: 'underline',
    icon: <UnderlineOutlined />,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isPressed: (editor) => editor.isActive('underline'),
  },
  {
    key: 'strike',
    icon: <StrikethroughOutlined />,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isPressed: (editor) => editor.isActive('strike'),
  },
  {
    key: 'heading2',
    icon: 'H2',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isPressed: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    key: 'heading3',
    icon: 'H3',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isPressed: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    key: 'bulletList',
    icon: <UnorderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isPressed: (editor) => editor.isActive('bulletList'),
  },
  {
    key: 'orderedList',
    icon: <OrderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isPressed: (editor) => editor.isActive('orderedList'),
  },
  {
    key: 'blockquote',
    icon: '“ ”',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isPressed: (editor) => editor.isActive('blockquote'),
  },
  {
    key: 'codeBlock',
    icon: <CodeOutlined />,
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    isPressed: (editor) => editor.isActive('codeBlock'),
  },
  {
    key: 'rule',
    icon: <LineOutlined />,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    key: 'undo',
    icon: <UndoOutlined />,
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    key: 'redo',
    icon: <RedoOutlined />,
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
]
