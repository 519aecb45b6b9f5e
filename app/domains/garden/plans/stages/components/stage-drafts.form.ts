import { type StageWords, type TargetName, targetNames } from '../stage.kinds.ts'

/** A stage in the form: all values are text, as typed. */
export type TaskDraft = { title: string; kind: string; from_day: string; every_days: string }
export type StageDraft = {
  id: string
  name: string
  plant_cycle_id: string
  days: string
  light_hours: string
  notes: string
  targets: Record<TargetName, { from: string; to: string }>
  tasks: TaskDraft[]
}

const written = (value: number | null | undefined) => (value == null ? '' : String(value).replace('.', ','))
const noTask: TaskDraft = { title: '', kind: '', from_day: '1', every_days: '' }
const noTargets = () =>
  Object.fromEntries(targetNames.map((name) => [name, { from: '', to: '' }])) as StageDraft['targets']
const noStage = (plant_cycle_id: string): StageDraft => ({
  id: '',
  name: '',
  plant_cycle_id,
  days: '',
  light_hours: '',
  notes: '',
  targets: noTargets(),
  tasks: [],
})

/** Converts stored stages to form drafts. */
export const draftsOfStages = (stages: readonly (StageWords & { id?: number })[]): StageDraft[] =>
  stages.map((stage) => ({
    id: written(stage.id),
    name: stage.name,
    plant_cycle_id: String(stage.plant_cycle_id),
    days: written(stage.days),
    light_hours: written(stage.light_hours),
    notes: stage.notes,
    targets: Object.fromEntries(
      targetNames.map((name) => [
        name,
        { from: written(stage.targets[name]?.from), to: written(stage.targets[name]?.to) },
      ]),
    ) as StageDraft['targets'],
    tasks: stage.tasks.map((task) => ({
      title: task.title,
      kind: task.kind ?? '',
      from_day: written(task.from_day),
      every_days: written(task.every_days),
    })),
  }))

/** Field names and values of the drafts: 'stages.0.targets.ph.from'. */
export function fieldsOfDrafts(drafts: readonly StageDraft[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [i, { targets, tasks, ...stage }] of drafts.entries()) {
    for (const [name, value] of Object.entries(stage)) fields[`stages.${i}.${name}`] = value
    for (const name of targetNames) {
      fields[`stages.${i}.targets.${name}.from`] = targets[name].from
      fields[`stages.${i}.targets.${name}.to`] = targets[name].to
    }
    for (const [j, task] of tasks.entries())
      for (const [name, value] of Object.entries(task)) fields[`stages.${i}.tasks.${j}.${name}`] = value
  }
  return fields
}

/** Parses the fields back to drafts, in order; undefined without any. */
export function draftsOfFields(fields: Iterable<[string, unknown]>): StageDraft[] | undefined {
  const stages = new Map<number, StageDraft>()
  for (const [name, value] of fields) {
    const [, index, rest] = /^stages\.(\d+)\.(.+)$/.exec(name) ?? []
    if (index === undefined || rest === undefined || typeof value !== 'string') continue
    const stage = stages.get(Number(index)) ?? noStage('')
    stages.set(Number(index), stage)
    put(stage, rest.split('.'), value)
  }
  const inOrder = [...stages]
    .sort(([a], [b]) => a - b)
    .map(([, { tasks, ...stage }]) => ({ ...stage, tasks: tasks.filter(Boolean) }))
  return inOrder.length ? inOrder : undefined
}

function put(stage: StageDraft, [field = '', key = '', part = '']: string[], value: string) {
  if (field === 'targets') {
    // Only known names: keys come from the client, and '__proto__' would allow prototype pollution.
    const band = targetNames.find((name) => name === key)
    if (band && (part === 'from' || part === 'to')) stage.targets[band][part] = value
  } else if (field === 'tasks') {
    const at = Number(key)
    if (!Number.isInteger(at) || at < 0 || at > 100) return
    const task = stage.tasks[at] ?? { ...noTask }
    stage.tasks[at] = Object.hasOwn(noTask, part) ? { ...task, [part]: value } : task
  } else if (Object.hasOwn(stage, field)) Object.assign(stage, { [field]: value })
}

/** Applies the command of a form button: 'add', 'remove.2', 'up.2', 'down.2', 'task.2', 'untask.2.0'. */
export function edited(drafts: readonly StageDraft[], command: string): StageDraft[] {
  const [verb, first = '', second = ''] = command.split('.')
  const [at, task] = [Number(first), Number(second)]
  const next = [...drafts]
  const stage = next[at]
  if (verb === 'add') return [...next, noStage(next.at(-1)?.plant_cycle_id ?? '')]
  if (!stage) return next
  if (verb === 'remove') next.splice(at, 1)
  if (verb === 'up' && at > 0) next.splice(at - 1, 2, stage, next[at - 1] as StageDraft)
  if (verb === 'down' && at < next.length - 1) next.splice(at, 2, next[at + 1] as StageDraft, stage)
  if (verb === 'task') next[at] = { ...stage, tasks: [...stage.tasks, { ...noTask }] }
  if (verb === 'untask') next[at] = { ...stage, tasks: stage.tasks.filter((_, i) => i !== task) }
  return next
}

/** Index of the stage that stays open after a command; -1 for none. */
export function touchedBy(command: string, count: number): number {
  const [verb, first = ''] = command.split('.')
  const at = Number(first)
  if (verb === 'add') return count - 1
  if (verb === 'up') return Math.max(0, at - 1)
  if (verb === 'down') return Math.min(count - 1, at + 1)
  return verb === 'task' || verb === 'untask' ? at : -1
}
