import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { jarFields } from '../jar.form.ts'
import type { JarDetail } from '../jars.schemas.ts'

type Choice = { id: number; name: string }
export type JarChoices = { plants: Choice[]; spaces: Choice[] }
type Props = JarChoices & {
  /** The jar being edited; absent for new ones. */
  jar?: JarDetail
  /** The harvest preselected by the link. */
  plant_id?: number
  idempotency_key?: string
}

/** Shared by the new form, which creates several jars at once, and the edit form. */
export function JarForm({ jar, plants, spaces, plant_id, idempotency_key }: Props) {
  const today = dayKey(now())
  return (
    <Form guard opened={jar && jarFields(jar)}>
      {idempotency_key && <HiddenField name="idempotency_key" value={idempotency_key} />}
      {plants.length > 0 && (
        <SelectField
          name="plant_id"
          label="Colheita"
          required={false}
          placeholder="Nenhuma colheita"
          options={plants.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={jar ? jar.plant?.id : plant_id}
        />
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        {!jar && (
          <NumberField
            name="count"
            label="Quantos potes"
            whole
            defaultValue={1}
            help="Cada um ganha um número, que vai na etiqueta."
          />
        )}
        <NumberField
          name="net_g"
          label={jar ? 'Peso que entrou' : 'Peso em cada pote'}
          unit="g"
          defaultValue={jar?.net_g}
          help={jar ? undefined : 'Só as flores, sem o vidro. Dá para ajustar cada um depois.'}
        />
        <DateField name="sealed_on" label="Fechado em" defaultValue={jar?.sealed_on ?? today} max={today} />
      </div>
      {spaces.length > 0 && (
        <SelectField
          name="space_id"
          label="Onde fica"
          required={false}
          placeholder="Em nenhum espaço"
          options={spaces.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={jar?.space?.id}
        />
      )}
      <TextField
        name="name"
        label="Nome"
        required={false}
        maxLength={60}
        help="Se quiser, dê um nome além do número, como 'vidro âmbar' ou 'para o Natal'."
        defaultValue={jar?.name}
      />
      <SureField />
      <FormActions>
        <SubmitButton sending="Salvando…">{jar ? 'Salvar' : 'Fechar potes'}</SubmitButton>
      </FormActions>
    </Form>
  )
}
