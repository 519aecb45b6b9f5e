import { z } from 'zod'
import { activitySlugs } from '#domains/garden/journal/activities/activity.kinds.ts'
import { rowId } from '#shared/row-id.ts'
import { typedText } from '#shared/written.ts'
import { MOST_DAYS } from './move-stage.model.ts'
import { type TargetName, targetNames, targets } from './stage.kinds.ts'

const anyId = rowId

/** Limits, one may be open; both open is no target. */
const band = ({ min, max }: { min: number; max: number }) => {
  const limit = z.number().min(min).max(max).nullish()
  return z
    .object({ from: limit, to: limit })
    .refine(({ from, to }) => from == null || to == null || from <= to, {
      path: ['to'],
      message: 'O fim da faixa precisa ser maior que o começo.',
    })
    .optional()
}

const shape = Object.fromEntries(targets.map((target) => [target.name, band(target)])) as {
  [name in TargetName]: ReturnType<typeof band>
}

/** An own activity is its grower's, a plan may be copied by anybody. */
export const StageTaskKind = z.enum(activitySlugs).exclude(['propria'])

export const StageTaskInput = z.object({
  title: typedText().min(1).max(80),
  kind: StageTaskKind.nullish().transform((kind) => kind ?? null),
  /** 1 is the first day of the stage. */
  from_day: z.number().int().min(1).max(MOST_DAYS).default(1),
  every_days: z
    .number()
    .int()
    .min(1)
    .max(90)
    .nullish()
    .transform((days) => days ?? null),
})

/** Fields of one stage; `id` identifies a stage that the plan already has. */
export const stageFields = {
  id: anyId.optional(),
  name: typedText().min(1).max(60),
  plant_cycle_id: anyId,
  days: z.number().int().min(1).max(MOST_DAYS),
  light_hours: z
    .number()
    .min(0)
    .max(24)
    .multipleOf(0.1, 'Use no máximo uma casa depois da vírgula.')
    .nullish()
    .transform((hours) => hours ?? null),
  targets: z.object(shape).default({}),
  notes: typedText().max(1000).default(''),
}
export const MOST_STAGES = 30
export const MOST_TASKS = 20

export const StageInput = z.object({ ...stageFields, tasks: z.array(StageTaskInput).max(MOST_TASKS).default([]) })
export type StageInput = z.infer<typeof StageInput>
export const StagesInput = z.array(StageInput).min(1, 'Um plano tem pelo menos uma etapa.').max(MOST_STAGES)

const limit = z.number().nullable()
export const TargetsShown = z.partialRecord(z.enum(targetNames), z.object({ from: limit, to: limit }))
export const StageTaskShown = z.object({
  title: z.string(),
  kind: StageTaskKind.nullable(),
  from_day: z.number().int(),
  every_days: z.number().int().nullable(),
})

/** Content of a stage, without dates. */
export const StageWordsShown = z.object({
  plant_cycle_id: z.number().int(),
  name: z.string(),
  days: z.number().int(),
  light_hours: z.number().nullable(),
  targets: TargetsShown,
  tasks: z.array(StageTaskShown),
  notes: z.string(),
})
