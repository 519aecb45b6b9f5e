import type { Ad } from './ads.table.ts'

type Planned = Pick<Ad, 'active' | 'starts_on' | 'ends_on' | 'file_id'>

/** Whether an ad is shown on that day ('2026-11-22'), if its placement is active. */
export const isRunning = ({ active, starts_on, ends_on, file_id }: Planned, today: string) =>
  active && file_id !== null && starts_on <= today && (ends_on === null || ends_on >= today)
