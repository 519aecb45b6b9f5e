import { data } from 'react-router'
import { z } from 'zod'
import type { FormResult } from '#shared/form-result.ts'
import { formOf } from '#web/form.server.ts'
import { draftsOfFields, edited, fieldsOfDrafts } from '../../stages/components/stage-drafts.form.ts'
import { MOST_STAGES, MOST_TASKS, StageTaskInput, stageFields } from '../../stages/stages.schemas.ts'
import { PlanChange, PlanCreate } from '../plans.schemas.ts'

/** Converts { '0': …, '1': … } from 'stages.0.name' fields to a list, in order. */
const listOf = (value: unknown) => (Array.isArray(value) || !value ? value : Object.values(value))
const tasks = z.preprocess((value) => listOf(value) ?? [], z.array(StageTaskInput).max(MOST_TASKS))
const stages = z.preprocess(
  (value) => listOf(value) ?? [],
  z
    .array(z.object({ ...stageFields, tasks }))
    .min(1, 'Um plano tem pelo menos uma etapa.')
    .max(MOST_STAGES),
)

/** Schemas of the new and edit forms of a plan. */
export const PlanCreateForm = PlanCreate.omit({ plant_ids: true, space_ids: true, plan_status_id: true }).extend({
  stages,
})
export const PlanChangeForm = PlanChange.omit({ slug: true }).extend({ stages })

/** A stage button without scripts: the form result with the edited stages; null for other buttons. */
export async function editedForm(request: Request) {
  const form = await formOf(request)
  const command = form.get('edit')
  if (typeof command !== 'string') return null
  const typed = Object.fromEntries(
    [...form].filter(([name, value]) => typeof value === 'string' && !name.startsWith('stages.')),
  )
  const values = {
    ...(typed as Record<string, string>),
    ...fieldsOfDrafts(edited(draftsOfFields(form) ?? [], command)),
  }
  return data<FormResult>({ values })
}
