export { RichTextEditor } from './components/rich-text-editor.tsx'
