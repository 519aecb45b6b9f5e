import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { MoneyField, NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { nutrientFields } from '../nutrient.form.ts'
import { mixParts } from '../nutrient.kinds.ts'
import type { NutrientProduct } from '../nutrients.schemas.ts'

type Props = { product?: NutrientProduct; idempotency_key?: string }

const units = [
  { value: 'ml', label: 'Líquido, em ml' },
  { value: 'g', label: 'Pó, em g' },
]

/** Shared by the new and edit forms; what is left has a form of its own. */
export function ProductForm({ product, idempotency_key }: Props) {
  const fields = product && nutrientFields(product)
  return (
    <Form name="save" guard opened={fields}>
      {idempotency_key && <HiddenField name="idempotency_key" value={idempotency_key} />}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField name="name" label="Nome" defaultValue={fields?.name} maxLength={120} />
        <TextField name="brand" label="Marca" required={false} defaultValue={fields?.brand} maxLength={80} />
        <SelectField
          name="part"
          label="O que é na mistura"
          help="Diz em que ordem entra na água."
          options={mixParts.map(({ value, label }) => ({ value, label }))}
          defaultValue={fields?.part ?? 'base-a'}
        />
        <SelectField name="unit" label="Medido em" options={units} defaultValue={fields?.unit ?? 'ml'} />
        <NumberField
          name="ec_per_unit"
          label="EC que soma"
          help="Com 1 ml ou 1 g por litro. Meça uma vez: EC depois, menos a da água."
          unit="mS/cm"
          required={false}
          defaultValue={fields?.ec_per_unit}
        />
        <NumberField
          name="density"
          label="Densidade"
          help="Para doses na outra unidade."
          unit="g/ml"
          required={false}
          defaultValue={fields?.density}
        />
        <MoneyField name="price" label="Preço da embalagem" required={false} centavos={fields?.price} />
        <NumberField
          name="content"
          label="Quanto vem nela"
          help="Em ml ou g."
          required={false}
          defaultValue={fields?.content}
        />
        {!product && (
          <NumberField
            name="stock"
            label="Quanto você tem agora"
            help="Em ml ou g. Cada alimentação desce daqui."
            required={false}
          />
        )}
      </div>
      <fieldset>
        <legend className="mb-1.5 text-[0.9375rem] font-semibold">NPK, como está no rótulo</legend>
        <div className="grid grid-cols-3 gap-3">
          <NumberField name="n" label="N" unit="%" required={false} defaultValue={fields?.n} />
          <NumberField name="p" label="P" unit="%" required={false} defaultValue={fields?.p} />
          <NumberField name="k" label="K" unit="%" required={false} defaultValue={fields?.k} />
        </div>
      </fieldset>
      <SureField />
      <FormActions>
        <SubmitButton sending="Salvando…">{product ? 'Salvar' : 'Adicionar produto'}</SubmitButton>
      </FormActions>
    </Form>
  )
}
