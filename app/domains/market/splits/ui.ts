export { SplitPreview } from './preview/components/split-preview.tsx'
