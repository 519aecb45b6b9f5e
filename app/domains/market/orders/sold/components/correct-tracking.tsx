import { Disclosure } from '#ui/components/disclosure.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { carriers } from '../../dispatches/carrier.kinds.ts'
import { carrierWords } from '../../dispatches/carrier.words.ts'
import type { OrderDetail } from '../../orders/orders.schemas.ts'

type Props = { parcel: OrderDetail['dispatches'][number] }

/** For a code that was typed wrong. */
export const CorrectTracking = ({ parcel: { id, carrier, tracking_code } }: Props) => (
  <Disclosure title={tracking_code ? 'Corrigir rastreio' : 'Pôr rastreio'} icon="pencil" inCard>
    <Form name="tracking" key={`${carrier}${tracking_code}`}>
      <HiddenField name="dispatch_id" value={id} />
      <SelectField
        name="carrier"
        label="Quem leva"
        defaultValue={carrier}
        options={carriers.map((value) => ({ value, label: carrierWords[value] }))}
      />
      <TextField name="tracking_code" label="Código certo" defaultValue={tracking_code} maxLength={40} />
      <SureField />
      <FormActions>
        <SubmitButton tone="quiet">Corrigir e avisar quem comprou</SubmitButton>
      </FormActions>
    </Form>
  </Disclosure>
)
