import { z } from 'zod'
import { activitySlugs } from '#domains/garden/journal/activities/activity.kinds.ts'
import { MeasuresInput } from '#domains/garden/journal/activities/measures.schemas.ts'
import { metricNames } from '#domains/garden/journal/activities/metric.kinds.ts'
import { DoseInput } from '#domains/garden/journal/updates/updates.schemas.ts'
import { Opened } from '#shared/opened.ts'
import { queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { Sure } from '#shared/sure.ts'
import { typedDay, typedMoment, typedRecentMoment } from '#shared/typed-day.ts'
import { typedText } from '#shared/written.ts'

const id = rowId
const number = z.number().int()
const day = z.iso.date()

/** Minutes before the due time; negative: after it. An all-day task is due at midnight: -480 is eight o'clock. */
const remind = z.number().int().min(-1439).max(20_160).nullable().default(null)

const TaskContent = z.object({
  title: typedText().min(1).max(120),
  notes: typedText().max(2000).default(''),
  /** Activity that completing it logs; none: a plain reminder. */
  kind: z.enum(activitySlugs).optional(),
  activity_type_id: id.optional(),
  /** RFC 5545: DAILY, WEEKLY or MONTHLY with INTERVAL, BYDAY, BYMONTHDAY, UNTIL, COUNT. None: no recurrence. */
  rrule: z.string().trim().max(200).nullable().default(null),
  exdates: z.array(typedDay).max(100).default([]),
  due_on: typedDay,
  /** '18:30' in São Paulo; none: all day. */
  time: z.iso.time({ precision: -1 }).optional(),
  remind_minutes: remind,
})

export const TaskCreate = TaskContent.extend({
  /** Exactly one of these. */
  plant_id: id.optional(),
  space_id: id.optional(),
  plan_id: id.optional(),
  idempotency_key: z.uuid().optional(),
  /** A reminder whose moment is over is meant so. */
  sure: Sure.optional(),
})
export type TaskCreate = z.infer<typeof TaskCreate>

export const TaskRef = z.object({ task_id: id })
export type TaskContent = z.infer<typeof TaskContent>
export const TaskChange = TaskContent.extend({ ...TaskRef.shape, opened: Opened })
export type TaskChange = z.infer<typeof TaskChange>

/** Which of its dates: doing the same one twice has one effect. */
const Planned = TaskRef.extend({ planned_at: typedMoment })

/** Values of the act besides its kind; `as_last`: repeat the last values. */
const ActValues = z.object({
  text: typedText().max(5000).default(''),
  measures: MeasuresInput,
  doses: z.array(DoseInput).max(20).default([]),
  catalogue_item_id: id.optional(),
  photo_ids: z.array(id).max(10).default([]),
  happened_at: typedRecentMoment.optional(),
  as_last: queryBoolean.default(false),
  /** What the server asked about is meant so. */
  sure: Sure.optional(),
})
export type ActValues = z.infer<typeof ActValues>

export const TaskDone = Planned.extend({
  ...ActValues.shape,
  /** With `as_last`, what was on screen: '444 ml'. */
  last: z.string().max(500).optional(),
  /** Of the journal's act: sent as such too, from a phone's queue, it is one. */
  idempotency_key: z.uuid().optional(),
})
export type TaskDone = z.infer<typeof TaskDone>
export const TasksDone = z.object({ tasks: z.array(Planned).min(1).max(200) })
export type TasksDone = z.infer<typeof TasksDone>
/** Ends tasks for good, also repeating ones; nothing is written in the journal. */
export const TasksEnd = z.object({ task_ids: z.array(id).min(1, 'Escolha ao menos uma tarefa.').max(200) })
export type TasksEnd = z.infer<typeof TasksEnd>
export const TasksEnded = z.object({ count: number })

/** Open tasks on these of the viewer's plants, not on their spaces or plans. */
export const PlantTasksFilter = z.object({
  plant_ids: z.preprocess((one) => (Array.isArray(one) ? one : [one]), z.array(id).min(1).max(500)),
})
export type PlantTasksFilter = z.infer<typeof PlantTasksFilter>
export const PlantTasks = z.object({
  data: z.array(
    z.object({
      task_id: number,
      title: z.string(),
      plant: z.object({ id: number, slug: z.string(), name: z.string() }),
      due_on: day,
      /** 'a cada 3 dias'; empty without recurrence. */
      words: z.string(),
      /** About a plant that is cut: weighing, jars, tasting. The others are over with the harvest. */
      after_harvest: z.boolean(),
    }),
  ),
})
export type PlantTasks = z.infer<typeof PlantTasks>
export const TaskSkip = Planned
export type TaskSkip = z.infer<typeof TaskSkip>
/** `days` 0 takes it back. */
export const TaskSnooze = Planned.extend({ days: z.coerce.number().int().min(0).max(60) })
export type TaskSnooze = z.infer<typeof TaskSnooze>
export const TaskUndo = TaskRef.extend({ act_id: id })
export type TaskUndo = z.infer<typeof TaskUndo>
export const TasksUndo = z.object({ act_ids: z.array(id).min(1).max(200) })
export type TasksUndo = z.infer<typeof TasksUndo>

/** A window of at most 400 days; of one plant, space or plan, else all of the viewer's. */
export const AgendaWindow = z
  .object({
    from: typedDay,
    to: typedDay,
    plant: z.string().max(200).optional(),
    space: z.string().max(200).optional(),
    plan: z.string().max(200).optional(),
  })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 400 * 86_400_000, {
    path: ['to'],
    message: 'Escolha até 400 dias.',
  })
export type AgendaWindow = z.infer<typeof AgendaWindow>

export const About = z.object({
  type: z.enum(['plant', 'space', 'plan']),
  id: number,
  slug: z.string(),
  name: z.string(),
})
export type About = z.infer<typeof About>

/** One agenda entry. Visitors of a public page get titles and dates only. */
export const AgendaEntry = z.object({
  task_id: number,
  title: z.string(),
  kind: z.enum(activitySlugs).nullable(),
  about: About,
  on: day,
  time: z.string().nullable(),
  /** late and due can be done; ahead is projected, if each is done on its day. */
  state: z.enum(['late', 'due', 'ahead', 'done', 'skipped']),
  planned_on: day,
  snoozed: z.boolean(),
})
export type AgendaEntry = z.infer<typeof AgendaEntry>
export const Agenda = z.object({ data: z.array(AgendaEntry), today: day, can: z.object({ create: z.boolean() }) })
export type Agenda = z.infer<typeof Agenda>

const TaskAct = z.object({
  id: number,
  planned_on: day,
  done_on: day.nullable(),
  /** Days from planned to done; negative: early. */
  drift: number.nullable(),
  /** Completed by a journal act, or wrote one. */
  logged: z.boolean(),
})
export type TaskAct = z.infer<typeof TaskAct>

/** What a task is about besides its plant: 'Ver o caso', and where. */
export const TaskOpens = z.object({ label: z.string(), to: z.string() })
export type TaskOpens = z.infer<typeof TaskOpens>

export const TaskDetail = z.object({
  id: number,
  title: z.string(),
  notes: z.string(),
  kind: z.enum(activitySlugs).nullable(),
  activity_type_id: number.nullable(),
  /** The activity's name. */
  label: z.string().nullable(),
  about: About,
  rrule: z.string().nullable(),
  words: z.string(),
  exdates: z.array(day),
  due_at: z.date(),
  due_on: day,
  time: z.string().nullable(),
  remind_minutes: number.nullable(),
  snoozed_until: z.date().nullable(),
  closed: z.boolean(),
  /** The activity requires values: 'feito' opens a form. */
  asks: z.boolean(),
  opens: TaskOpens.nullable(),
  /** Required and optional measures of the activity, also of an own one. */
  metrics: z.object({
    required: z.array(z.enum(metricNames)),
    optional: z.array(z.enum(metricNames)),
    /** The optional ones that the task is about. */
    asked: z.array(z.enum(metricNames)),
  }),
  /** '500 ml · pH 6,2': the last values. */
  last: z.string().nullable(),
  /** Choices of the activity: cycles, states of health… */
  choices: z.array(z.object({ id: number, name: z.string() })),
  history: z.array(TaskAct),
})
export type TaskDetail = z.infer<typeof TaskDetail>

/** Result of completing tasks: ids done, and ids of tasks that need values first. */
export const Outcome = z.object({
  done: z.array(number),
  /** Undoes all of it: `POST …/task/undo`. */
  act_ids: z.array(number),
  asking: z.array(number),
  next_on: day.nullable(),
})
export type Outcome = z.infer<typeof Outcome>

/** Possible targets of a task, and the user's own activities. */
export const TaskChoices = z.object({
  data: z.array(About),
  activities: z.array(z.object({ id: number, name: z.string() })),
})
export type TaskChoices = z.infer<typeof TaskChoices>
