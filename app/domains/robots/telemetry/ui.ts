export { GapList } from './series/components/gap-list.tsx'
export { Pointed } from './series/components/pointed.tsx'
export { ReadingChart } from './series/components/reading-chart.tsx'
export { SeenWindow } from './series/components/seen-window.tsx'
