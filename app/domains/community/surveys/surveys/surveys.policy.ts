import type { Survey } from './surveys.table.ts'

type Asked = Pick<Survey, 'state' | 'opens_on' | 'closes_on'>

/** Whether it takes answers on that day ('2026-11-22'). */
export const isActive = ({ state, opens_on, closes_on }: Asked, today: string) =>
  state === 'open' && (opens_on === null || opens_on <= today) && (closes_on === null || closes_on >= today)
