import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { Stock } from '../genetic-stocks.schemas.ts'
import { stockFields } from '../stock.form.ts'

type Props = { stock?: Stock; idempotency_key?: string }

const kinds = [
  { value: 'semente', label: 'Sementes' },
  { value: 'clone', label: 'Clones' },
]

/** A pack of seeds, or some clones. */
export function StockForm({ stock, idempotency_key }: Props) {
  const fields = stock && stockFields(stock)
  return (
    <Form guard opened={fields}>
      {idempotency_key && <HiddenField name="idempotency_key" value={idempotency_key} />}
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField name="kind" label="O que é" options={kinds} defaultValue={fields?.kind ?? 'semente'} />
        <NumberField
          name="count"
          label="Quantas tem"
          help="Cada planta que começa daqui tira uma."
          whole
          defaultValue={fields?.count}
        />
        <TextField
          name="generation"
          label="Geração"
          help="F1, S1, BX2…"
          required={false}
          maxLength={20}
          defaultValue={fields?.generation}
        />
        <TextField name="source" label="De onde veio" required={false} maxLength={120} defaultValue={fields?.source} />
        <DateField
          name="obtained_on"
          label="Desde"
          required={false}
          max={dayKey(now())}
          defaultValue={fields?.obtained_on}
        />
      </div>
      <TextArea name="note" label="Anotações" required={false} maxLength={1000} rows={3} defaultValue={fields?.note} />
      <FormActions>
        <SubmitButton sending="Salvando…">{stock ? 'Salvar' : 'Guardar no estoque'}</SubmitButton>
      </FormActions>
    </Form>
  )
}
