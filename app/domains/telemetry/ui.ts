export { ReadingChart } from './series/components/reading-chart.tsx'
