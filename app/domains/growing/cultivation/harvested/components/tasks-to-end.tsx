import type { PlantTasks } from '#domains/growing/agenda/tasks/tasks.schemas.ts'
import { formatRelativeDay } from '#shared/relative-time.ts'
import { FieldNotes } from '#ui/form/field.tsx'
import { useField } from '#ui/form/form-context.ts'

type Props = { tasks: PlantTasks['data']; name: string }

/** The open tasks of cut plants: those that end with the harvest are marked, those of drying and curing are not. */
export function TasksToEnd({ tasks, name }: Props) {
  const { id, error } = useField(name)
  if (!tasks.length) return null
  const several = new Set(tasks.map(({ plant }) => plant.id)).size > 1
  return (
    <fieldset className="space-y-1.5">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{legend(tasks.length)}</legend>
      <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
        {tasks.map(({ task_id, title, plant, due_on, words, after_harvest }) => (
          <li key={task_id}>
            <label className="flex min-h-11 items-start gap-3 px-4 py-2.5">
              <input
                type="checkbox"
                name={name}
                value={task_id}
                defaultChecked={!after_harvest}
                className="checkbox checkbox-primary"
              />
              <span className="min-w-0">
                <span className="block break-words">{title}</span>
                <span className="block text-sm text-muted">
                  {[several && plant.name, words, formatRelativeDay(due_on)].filter(Boolean).join(' · ')}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <FieldNotes
        id={id}
        name={name}
        error={error}
        help="As marcadas saem da agenda e não voltam. O que já foi feito fica no diário e no histórico de cada uma."
      />
    </fieldset>
  )
}

const legend = (count: number) =>
  count === 1 ? 'Fechar a tarefa que ficou aberta?' : `Fechar as ${count} tarefas que ficaram abertas?`
