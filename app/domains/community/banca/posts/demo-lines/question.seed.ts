import type { CycleSlug } from '#domains/garden/garden/plants/plant-life.seed.ts'

/**
 * A question and its answers, each by somebody else. After ' || ' the one who asked replies, then the one who answered.
 * `about`: of a plant of theirs in one of these phases.
 */
export type Question = { ask: string; answers: string[]; tags?: string; about?: CycleSlug[] }
