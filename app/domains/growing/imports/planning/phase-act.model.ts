import type { Cycle } from '#domains/garden/journal/activities/activity.kinds.ts'
import type { PlannedAct } from './plan.kinds.ts'

/** What is written where a plant enters a phase: the harvest is an act of its own. */
export const phaseAct = (phase: Cycle): PlannedAct => ({
  ...{ text: '', measures: {}, photos: [] },
  ...(phase === 'colheita' ? { kind: 'colheita' } : { kind: 'fase', phase }),
})
