import { z } from 'zod'
import { HarvestHold } from '#domains/garden/garden/harvest-holds/harvest-holds.schemas.ts'
import { activitySlugs } from '#domains/garden/journal/activities/activity.kinds.ts'
import { OpenAlert } from '#domains/robots/device-alerts/episodes/alert-episodes.schemas.ts'
import { About, TaskOpens } from '../tasks/tasks.schemas.ts'

const number = z.number().int()
const named = z.object({ id: number, slug: z.string(), name: z.string() })

export const DueTask = z.object({
  task_id: number,
  title: z.string(),
  notes: z.string(),
  kind: z.enum(activitySlugs).nullable(),
  about: About,
  planned_at: z.date(),
  /** '18:30', or none for all day. */
  time: z.string().nullable(),
  days_late: number,
  /** Of a harvest: the plant should wait until then. */
  held_until: z.iso.date().nullable(),
  /** 'a cada 3 dias'. */
  words: z.string(),
  repeats: z.boolean(),
  /** The activity requires values. */
  asks: z.boolean(),
  /** It asks for a look there: done in one tap with others it would say nothing. */
  opens: TaskOpens.nullable(),
  /** '500 ml': the last values. */
  last: z.string().nullable(),
})
export type DueTask = z.infer<typeof DueTask>

const DueGroup = z.object({
  key: z.string(),
  /** The space or the plan; none for plants without a space. */
  place: About.nullable(),
  tasks: z.array(DueTask),
})
export type DueGroup = z.infer<typeof DueGroup>

const DoneToday = z.object({
  act_id: number,
  task_id: number,
  title: z.string(),
  kind: z.enum(activitySlugs).nullable(),
  about: About,
  at: z.date(),
})
export type DoneToday = z.infer<typeof DoneToday>

/** The plan's stage has ended and the plant is still in its cycle. */
const StageDue = z.object({
  plant: named,
  plan: named,
  cycle: z.string(),
  next: z.object({ id: number, name: z.string(), slug: z.string() }),
  since: z.iso.date(),
  days_late: number,
})
export type StageDue = z.infer<typeof StageDue>

/** What somebody else waits for in the viewer's journal: 'Uma foto de uma planta sua', of whom, and where it says more. */
export const TodayAsk = z.object({ key: z.string(), what: z.string(), whose: z.string(), to: z.string() })
export type TodayAsk = z.infer<typeof TodayAsk>

export const Today = z.object({
  today: z.iso.date(),
  groups: z.array(DueGroup),
  done: z.array(DoneToday),
  stages: z.array(StageDue),
  /** What the robots say now, the worst first. */
  alerts: z.array(OpenAlert),
  asks: z.array(TodayAsk),
  /** Plants that wait for a safety interval before they are harvested. */
  holds: z.array(HarvestHold),
  /** The next task after today, for a day without tasks. */
  next: z.object({ title: z.string(), on: z.iso.date(), about: About }).nullable(),
  has_plants: z.boolean(),
})
export type Today = z.infer<typeof Today>
