import type { PlantCycle } from '#domains/garden/garden/plants/plants.schemas.ts'
import { dayKey } from '#shared/dates.ts'
import type { Client } from '#web/api-for.server.ts'
import { draftsOfStages } from '../../stages/components/stage-drafts.form.ts'
import { nextBegin } from '../../stages/next-begin.model.ts'
import { type PlanTemplate, planTemplates, templateNamed } from '../../templates/plan-templates.kinds.ts'
import type { PlanStart } from '../components/plan-form.tsx'

type Begun = { start: PlanStart; drafts: ReturnType<typeof draftsOfStages>; hidden: Record<string, string | number> }

/**
 * Initial values of a new plan: a template (`?modelo=`), a plan visible to the viewer (`?copiar=`), or one empty stage
 * (`?vazio`).
 */
export async function planStart(api: Client, params: URLSearchParams, cycles: PlantCycle[]): Promise<Begun | null> {
  const template = templateNamed(params.get('modelo') ?? undefined)
  if (template) return fromTemplate(template, cycles)
  const copied = params.get('copiar')
  if (copied) {
    const plan = await api.plans.show({ slug: copied })
    const { name, description, method } = plan
    const stages = plan.stages.map(({ id: _, ...stage }) => stage)
    const start = { name: plan.template ? name.replace(/ \(modelo\)$/, '') : name, description, method }
    return { start, drafts: draftsOfStages(stages), hidden: { copied_from_id: plan.id } }
  }
  if (!params.has('vazio')) return null
  const vegetative = cycles.find(({ slug }) => slug === 'vegetativo') ?? cycles[0]
  const bare = {
    name: '',
    plant_cycle_id: vegetative?.id ?? 0,
    days: 30,
    light_hours: null,
    targets: {},
    tasks: [],
    notes: '',
  }
  return { start: { name: '', description: '', method: 'solo' }, drafts: draftsOfStages([bare]), hidden: {} }
}

function fromTemplate(template: PlanTemplate, cycles: PlantCycle[]): Begun {
  const stages = template.stages.map(({ cycle, ...stage }) => ({
    ...stage,
    plant_cycle_id: cycles.find(({ slug }) => slug === cycle)?.id ?? 0,
  }))
  const starts_on = nextBegin(template, dayKey(new Date()))
  return {
    start: { name: template.name, description: '', method: template.method, starts_on },
    drafts: draftsOfStages(stages),
    hidden: { model: template.slug },
  }
}

/** Summaries of the site's templates. */
export const templateCards = () =>
  planTemplates.map(({ stages, slug, name, text, method, source }) => ({
    slug,
    name,
    text,
    method,
    source,
    stages: stages.map((stage) => ({ name: stage.name, days: stage.days, cycle_slug: stage.cycle })),
    days: stages.reduce((sum, { days }) => sum + days, 0),
  }))
