import { data } from 'react-router'
import { z } from 'zod'
import type { FormResult } from '#shared/form-result.ts'
import { formOf } from '#web/form.server.ts'
import { draftsOfFields, edited, fieldsOfDrafts } from '../components/stage-drafts.form.ts'
import { PlanChange, PlanCreate } from '../plans.schemas.ts'
import { MOST_STAGES, MOST_TASKS, StageTaskInput, stageFields } from '../stages.schemas.ts'

/** 'stages.0.name' arrives as an object of numbered stages: a list, in order. */
const listOf = (value: unknown) => (Array.isArray(value) || !value ? value : Object.values(value))
const tasks = z.preprocess((value) => listOf(value) ?? [], z.array(StageTaskInput).max(MOST_TASKS))
const stages = z.preprocess(
  (value) => listOf(value) ?? [],
  z
    .array(z.object({ ...stageFields, tasks }))
    .min(1, 'Um plano tem pelo menos uma etapa.')
    .max(MOST_STAGES),
)

/** What the form of a plan sends, new and edited. */
export const PlanCreateForm = PlanCreate.omit({ plant_ids: true, space_ids: true, plan_status_id: true }).extend({
  stages,
})
export const PlanChangeForm = PlanChange.omit({ slug: true }).extend({ stages })

/** A button of the stages, without scripts: the same form with the stages rearranged; null for any other button. */
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
