import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { findPlan } from '../plans/plans.owned.ts'
import { templateNamed } from './plan-templates.kinds.ts'

type Origin = { model?: string; copied_from_id?: number }

/** The source of a new plan's stages: a template of the site, or a plan visible to the viewer. */
export async function sourceOf(tx: Context, { model, copied_from_id }: Origin) {
  if (copied_from_id) {
    const { id, source } = await findPlan(tx, String(copied_from_id))
    return { copied_from_id: id, source }
  }
  if (!model) return {}
  const template = templateNamed(model)
  if (!template) throw invalidField('model', 'Este modelo não existe mais.')
  return { source: `Modelo do site: ${template.name}. ${template.source}` }
}
