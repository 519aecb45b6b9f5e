import { activityTypes } from '#domains/garden/journal/activities/activity.kinds.ts'
import { Button } from '#ui/components/button.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { StageDraft } from './stage-drafts.form.ts'

const activities = activityTypes.map(({ slug, label }) => ({ value: slug, label }))

/** Tasks of the stage: once on a day of the stage, or repeatedly from it. */
export const TaskFields = ({ index, draft }: { index: number; draft: StageDraft }) => (
  <fieldset className="space-y-3">
    <legend className="text-[0.9375rem] font-semibold">Tarefas na agenda</legend>
    {draft.tasks.map((task, j) => {
      const at = (name: string) => `stages.${index}.tasks.${j}.${name}`
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is remounted whenever its order changes
        <div key={j} className="space-y-3 rounded-field border border-base-300 p-3">
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField name={at('title')} label="Tarefa" maxLength={80} />
            <SelectField
              name={at('kind')}
              label="Registrar como"
              required={false}
              placeholder="Só um lembrete"
              options={activities}
            />
          </div>
          <div className="grid grid-cols-2 items-start gap-3">
            <NumberField name={at('from_day')} label="A partir do dia" whole />
            <NumberField
              name={at('every_days')}
              label="A cada"
              unit="dias"
              whole
              required={false}
              help="Em branco, é uma vez só."
            />
          </div>
          <Button type="submit" name="edit" value={`untask.${index}.${j}`} size="sm" tone="plain" icon="x">
            Tirar {task.title || 'tarefa'}
          </Button>
        </div>
      )
    })}
    <Button type="submit" name="edit" value={`task.${index}`} size="sm" icon="calendar-plus">
      Nova tarefa
    </Button>
  </fieldset>
)
