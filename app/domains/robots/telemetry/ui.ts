export { GapList } from './series/components/gap-list.tsx'
export { ReadingChart } from './series/components/reading-chart.tsx'
export { SeenWindow } from './series/components/seen-window.tsx'
