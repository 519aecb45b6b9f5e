import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { mixParts } from '../../products/nutrient.kinds.ts'
import type { NutrientProduct } from '../../products/nutrients.schemas.ts'
import { recipeFields } from '../recipe.form.ts'
import type { Recipe, RecipeInput } from '../recipes.schemas.ts'

type Props = {
  recipe?: Recipe
  /** What a new one begins with: a week of a table. */
  draft?: RecipeInput
  products: NutrientProduct[]
  idempotency_key?: string
}

const FREE_ROWS = 2
const parts = mixParts.map(({ value, label }) => ({ value, label }))
const units = [
  { value: 'ml/L', label: 'ml/L' },
  { value: 'g/L', label: 'g/L' },
]

/** Own products first, then rows for others by name; a row without a dose is none. */
export function RecipeForm({ recipe, draft, products, idempotency_key }: Props) {
  const fields = recipe ? recipeFields(recipe) : draft
  const lines = fields?.lines ?? []
  const own = products.filter(({ part }) => part)
  const others = lines.filter(({ stuff_id }) => !own.some(({ id }) => id === stuff_id))
  const rows = [...others, ...Array.from({ length: FREE_ROWS }, () => undefined)]
  return (
    <Form guard opened={recipe && fields}>
      {idempotency_key && <HiddenField name="idempotency_key" value={idempotency_key} />}
      <TextField name="name" label="Nome" defaultValue={fields?.name} maxLength={120} />
      <div className="grid gap-6 sm:grid-cols-2">
        <NumberField name="water_ec" label="EC da água" unit="mS/cm" required={false} defaultValue={fields?.water_ec} />
        <NumberField
          name="target_ec"
          label="EC que você quer"
          unit="mS/cm"
          required={false}
          defaultValue={fields?.target_ec}
        />
      </div>
      {own.length > 0 && (
        <fieldset className="space-y-4">
          <legend className="mb-1.5 text-[0.9375rem] font-semibold">Dose de cada produto seu</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            {own.map(({ id, name, part, unit }, at) => (
              <div key={id}>
                <HiddenField name={`lines[${at}].stuff_id`} value={id} />
                <HiddenField name={`lines[${at}].part`} value={part ?? 'base-a'} />
                <HiddenField name={`lines[${at}].unit`} value={`${unit}/L`} />
                <NumberField
                  name={`lines[${at}].amount`}
                  label={name}
                  unit={`${unit}/L`}
                  required={false}
                  defaultValue={lines.find((line) => line.stuff_id === id)?.amount}
                />
              </div>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className="space-y-4">
        <legend className="mb-1.5 text-[0.9375rem] font-semibold">Outros, pelo nome</legend>
        {rows.map((line, index) => {
          const at = own.length + index
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position only
              key={`other-${index}`}
              className="grid grid-cols-2 gap-3 rounded-box border border-base-300 p-3 sm:grid-cols-4"
            >
              <TextField
                name={`lines[${at}].name`}
                label="Produto"
                required={false}
                maxLength={120}
                defaultValue={line?.name}
              />
              <SelectField
                name={`lines[${at}].part`}
                label="O que é"
                options={parts}
                defaultValue={line?.part ?? 'aditivo'}
              />
              <NumberField name={`lines[${at}].amount`} label="Dose" required={false} defaultValue={line?.amount} />
              <SelectField
                name={`lines[${at}].unit`}
                label="Por litro"
                options={units}
                defaultValue={line?.unit ?? 'ml/L'}
              />
            </div>
          )
        })}
      </fieldset>
      <TextArea name="note" label="Anotações" required={false} rows={3} maxLength={2000} defaultValue={fields?.note} />
      <FormActions>
        <SubmitButton sending="Salvando…">{recipe ? 'Salvar' : 'Criar receita'}</SubmitButton>
      </FormActions>
    </Form>
  )
}
