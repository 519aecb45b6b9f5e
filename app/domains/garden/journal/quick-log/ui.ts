export { QuickSheet } from './components/quick-sheet.tsx'
export { RepeatWatering } from './components/repeat-watering.tsx'
