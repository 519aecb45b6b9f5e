import { cupActs } from '#domains/contest/editions/editions/phases.kinds.ts'

export const scorePhases = cupActs.judge
export type ScorePhase = (typeof scorePhases)[number]
