import { LinkButton } from '#ui/components/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { rateValues } from '../freight-table.form.ts'
import type { FreightRate } from '../freight-tables.schemas.ts'
import { rateFields } from '../rate-fields.form.ts'
import { PriceFields } from './price-fields.tsx'

/** One range: a new one, or another price for one that there is. */
export function RateForm({ rate, back }: { rate?: FreightRate; back: string }) {
  const values = rate && rateValues(rate)
  return (
    <Form name="rate" values={values} opened={rate && rateFields(rate)}>
      {values?.rate_id && <HiddenField name="rate_id" value={Number(values.rate_id)} />}
      <div className="grid grid-cols-2 gap-4">
        <MaskedField mask="cep" name="cep_from" label="Do CEP" />
        <MaskedField mask="cep" name="cep_to" label="Ao CEP" />
      </div>
      <PriceFields />
      <FormActions>
        {values && <LinkButton to={back}>Cancelar</LinkButton>}
        <SubmitButton sending="Salvando…">{values ? 'Salvar faixa' : 'Pôr faixa'}</SubmitButton>
      </FormActions>
    </Form>
  )
}
