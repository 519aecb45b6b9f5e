export { QuickSheet } from './components/quick-sheet.tsx'
