export { GapList } from './series/components/gap-list.tsx'
export { ReadingChart } from './series/components/reading-chart.tsx'
