import { ecScaleNames } from '#domains/calculators/ec-scale.kinds.ts'
import { activityOf } from '#domains/journal/activities/activity.kinds.ts'
import { ecMetrics, type MetricName, metricNamed } from '#domains/journal/activities/metric.kinds.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
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
      {required.map((name) => (
        <MeasureField key={name} name={name} required />
      ))}
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
          <div className="grid gap-6 sm:grid-cols-2">
            {optional.map((name) => (
              <MeasureField key={name} name={name} />
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

/** EC includes its scale. */
function MeasureField({ name, required = false }: { name: MetricName; required?: boolean }) {
  const { label, unit } = metricNamed(name)
  const field = `measures.${name}.value`
  if (!ecMetrics.includes(name))
    return (
      <NumberField
        name={field}
        label={label}
        unit={name === 'ph' || name === 'runoff_ph' ? undefined : unit}
        required={required}
      />
    )
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField name={field} label={label} required={required} />
      <SelectField
        name={`measures.${name}.scale`}
        label="Escala"
        placeholder="Qual?"
        required={false}
        options={ecScaleNames.map((scale) => ({ value: scale, label: scale }))}
      />
    </div>
  )
}
