import { activityOf } from '#domains/journal/activities/activity.kinds.ts'
import { MeasureField } from '#domains/journal/acts/ui.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { TaskDetail } from '../tasks.schemas.ts'

/**
 * Required fields first, optional ones below. Measures apply to all of the task's plants; a single plant is corrected
 * in the journal.
 */
export function DoneFields({ task }: { task: TaskDetail }) {
  const type = task.kind ? activityOf(task.kind) : undefined
  const { required, optional } = task.metrics
  return (
    <Form name="done" guard>
      <HiddenField name="planned_at" value={task.due_at.toISOString()} />
      {required.length > 0 && (
        <div className={fields}>
          {required.map((name) => (
            <MeasureField key={name} metric={name} scale={null} required />
          ))}
        </div>
      )}
      {task.choices.length > 0 && (
        <SelectField
          name="catalogue_item_id"
          label="Qual"
          placeholder="Escolha"
          options={task.choices.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {task.kind === 'foto' && <PhotoField label="Fotos" max={10} />}
      {optional.length > 0 && (
        // Without required fields the optional ones are the content, so they are open.
        <details className="space-y-6" open={required.length === 0 || undefined}>
          <summary className="link w-fit cursor-pointer py-2">{required.length ? 'Outras medidas' : 'Medidas'}</summary>
          <div className={fields}>
            {optional.map((name) => (
              <MeasureField key={name} metric={name} scale={null} />
            ))}
          </div>
        </details>
      )}
      <TextArea name="text" label="Anotação" required={Boolean(type?.textRequired)} maxLength={5000} rows={3} />
      <DateField
        name="happened_at"
        label="Quando"
        type="datetime-local"
        required={false}
        help="Vazio quer dizer agora."
      />
      <FormActions>
        <SubmitButton sending="Salvando…" icon="check">
          Feito
        </SubmitButton>
      </FormActions>
    </Form>
  )
}

const fields = 'grid grid-cols-2 gap-x-3 gap-y-4'
