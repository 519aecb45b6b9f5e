import { daysBetween } from '#shared/dates.ts'
import type { PlanTemplate, TemplateStage } from '../templates/plan-templates.kinds.ts'

export type Lived = { history: { cycle: string; on: string }[] }
export type SeedStage = TemplateStage

export const templateStages = ({ stages }: PlanTemplate): SeedStage[] => [...stages]

/** A plan that fits a plant's life: starts with its first cycle, its flowering so many days late. */
export function lifePlan({ history }: Lived, template: PlanTemplate, { late }: { late: number }) {
  const known = new Set<string>(template.stages.map(({ cycle }) => cycle))
  const first = history.find(({ cycle }) => known.has(cycle))
  if (!first) throw new Error('a plant without a cycle of the plan')
  const from = template.stages.findIndex(({ cycle }) => cycle === first.cycle)
  const stages = template.stages.slice(from)
  const flower = history.find(({ cycle }) => cycle === 'floracao')
  return { starts_on: first.on, stages: flower ? upTo(stages, daysBetween(first.on, flower.on) - late) : stages }
}

/** The longest stage before flowering absorbs the difference in days. */
function upTo(stages: SeedStage[], wanted: number): SeedStage[] {
  const at = stages.findIndex(({ cycle }) => cycle === 'floracao')
  const before = stages.slice(0, at)
  const longest = before.reduce((best, { days }, i) => (days > (before[best]?.days ?? 0) ? i : best), 0)
  const planned = before.reduce((sum, { days }) => sum + days, 0)
  return stages.map((stage, i) => {
    if (i !== longest || at <= 0) return stage
    const days = Math.max(7, stage.days + wanted - planned)
    return { ...stage, days, tasks: stage.tasks.filter(({ from_day }) => from_day <= days) }
  })
}
