import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { OwnActivity } from '../activities.schemas.ts'
import { type MetricName, metrics } from '../metric.kinds.ts'

/** As the form sends it: metrics in the order of their list. */
const inOrder = ({ name, watering, feeding, metrics: own }: OwnActivity) => ({
  ...{ name, watering, feeding },
  metrics: metrics.flatMap((metric) => own.filter((one) => one.metric === metric.name)),
})

/** New and edit form of an activity: name, flags, metrics. */
export const ActivityForm = ({ activity }: { activity?: OwnActivity }) => (
  <Form name={activity ? `change-${activity.id}` : 'create'} opened={activity && inOrder(activity)} guard>
    {activity && <HiddenField name="id" value={activity.id} />}
    <TextField
      name="name"
      label="Nome"
      defaultValue={activity?.name}
      maxLength={60}
      placeholder={activity ? undefined : 'Chá de composto'}
    />
    <div className="space-y-2">
      <CheckboxField
        name="watering"
        label="Conta como rega"
        defaultChecked={activity?.watering}
        help="Zera os dias desde a última rega."
      />
      <CheckboxField
        name="feeding"
        label="Conta como alimentação"
        defaultChecked={activity?.feeding}
        help="Zera os dias desde a última alimentação e pede as doses ao registrar."
      />
    </div>
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">Medidas que ela pede</legend>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {metrics.map(({ name, label, unit }) => (
          <li key={name}>
            <MetricChoice name={name} label={label} unit={unit} activity={activity} />
          </li>
        ))}
      </ul>
    </fieldset>
    <SubmitButton sending="Salvando…">{activity ? 'Salvar' : 'Criar atividade'}</SubmitButton>
  </Form>
)

type ChoiceProps = { name: MetricName; label: string; unit: string; activity?: OwnActivity }

function MetricChoice({ name, label, unit, activity }: ChoiceProps) {
  const own = activity?.metrics.find(({ metric }) => metric === name)
  const field = useField(`requirements.${name}`, own ? (own.required ? 'required' : 'optional') : 'no')
  return (
    <div className="flex items-center justify-between gap-3 border-b border-base-300 py-1.5">
      <label htmlFor={field.id} className="min-w-0 text-[0.9375rem]">
        {label}
        {unit !== label && <span className="text-muted"> ({unit})</span>}
      </label>
      <select id={field.id} name={`requirements.${name}`} defaultValue={field.value} className="select w-34 shrink-0">
        <option value="no">Não</option>
        <option value="optional">Opcional</option>
        <option value="required">Sempre</option>
      </select>
    </div>
  )
}
