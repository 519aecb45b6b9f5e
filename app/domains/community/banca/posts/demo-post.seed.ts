import type { CycleSlug } from '#domains/garden/garden/plants/plant-life.seed.ts'
import type { Audience } from '../audiences/audience.kinds.ts'
import type { Question } from './demo-lines/question.seed.ts'
import type { Moment } from './demo-moment.seed.ts'

/** A post before it is stored. */
export type Draft = {
  created_by: number
  at: Date
  text: string
  teaser?: string
  available_by: Audience
  moment?: Moment
  photo?: { cycle: CycleSlug; day: number; ago: number; alt: string }
  highlighted?: boolean
  pinned?: boolean
  /** What it said before it was edited. */
  before?: string
  /** What it asks, and is answered. */
  question?: Question
}

/** A demo user: since when, and under which name of the accounts. */
export type Writer = { id: number; nickname: string; name: string; since: Date }
