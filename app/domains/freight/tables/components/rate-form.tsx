import { LinkButton } from '#ui/components/button.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FormValues } from '#ui/form/form-context.ts'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { PriceFields } from './price-fields.tsx'

/** One range: a new one, or another price for one that there is. */
export function RateForm({ values, back }: { values?: FormValues; back: string }) {
  return (
    <Form name="rate" values={values}>
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
