import { HeldHarvest } from '#domains/garden/journal/acts/ui.ts'
import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { type ManyAct, manyActNamed } from '../many-acts.kinds.ts'
import { ActFields, type ActFormProps } from './act-fields.tsx'

const dated: readonly ManyAct[] = ['fase', 'colher', 'pesar', 'perda']
/** Actions whose fields name each plant themselves. */
const perPlant: readonly ManyAct[] = ['colher', 'pesar']

/** Second step: the selected plants, the action and its fields. */
export function ActForm(props: ActFormProps) {
  const { act, plants, holds, act_key, back } = props
  const today = dayKey(now())
  return (
    <Form name={act} guard className="space-y-5">
      <HiddenField name="act_key" value={act_key} />
      {!perPlant.includes(act) && (
        <ul className="flex flex-wrap gap-1.5" aria-label="Plantas escolhidas">
          {plants.map(({ id, name }) => (
            <li key={id} className="rounded-full border border-base-300 bg-surface px-3 py-1 text-sm">
              <input type="hidden" name="plant_ids" value={id} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <ActFields {...props} />
      {dated.includes(act) && <DateField name="on" label="Dia" defaultValue={today} max={today} />}
      <HeldHarvest holds={holds} />
      <SureField />
      <FormActions>
        <LinkButton to={back} tone="plain">
          Voltar
        </LinkButton>
        <SubmitButton sending="Fazendo…" tone={act === 'perda' ? 'danger' : 'primary'}>
          {wordsOf(act, plants.length)}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}

const wordsOf = (act: ManyAct, count: number) => {
  const many = plural(count, 'planta', 'plantas')
  return act === 'clonar' ? 'Clonar' : `${manyActNamed(act)?.title} ${many}`
}
