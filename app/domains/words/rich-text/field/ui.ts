export { RichTextField } from './components/rich-text-field.tsx'
