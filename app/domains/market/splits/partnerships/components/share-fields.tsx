import { DateField } from '#ui/form/date-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'

/** How much, from when, until when. */
export const ShareFields = ({ today }: { today: string }) => (
  <div className="grid gap-5 sm:grid-cols-3">
    <NumberField
      name="bps"
      label="Parte"
      unit="%"
      help="Do que sobra da venda depois da plataforma, do afiliado e da tarifa."
    />
    <DateField name="starts_on" label="A partir de" min={today} />
    <DateField name="ends_on" label="Último dia" min={today} required={false} />
  </div>
)
