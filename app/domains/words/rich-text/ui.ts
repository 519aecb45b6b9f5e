export { RichText } from './document/components/rich-text.tsx'
