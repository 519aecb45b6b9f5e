import { MoneyField, NumberField } from '#ui/form/number-field.tsx'

/** Up to which weight, for how much, in how many days. */
export const PriceFields = () => (
  <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
    <NumberField name="kg" label="Até" unit="kg" placeholder="1" />
    <MoneyField name="price" label="Preço" />
    <NumberField name="days_min" label="Prazo de" unit="dias" whole placeholder="3" />
    <NumberField name="days_max" label="Prazo até" unit="dias" whole placeholder="7" />
  </div>
)
