import { Form } from 'react-router'
import { Chip } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FormContext } from '#ui/form/form-context.ts'
import { type EnergyRange, energyRangeNames, energyRanges } from '../energy-ranges.kinds.ts'

type Props = {
  here: string
  /** Null: days that were picked. */
  chosen: EnergyRange | null
  from: string
  to: string
  typed: { de: string; ate: string }
  errors?: Record<string, string[]>
}

/** So many days up to today, or days that are picked. */
export const EnergyRanges = ({ here, chosen, from, to, typed, errors }: Props) => (
  <div className="space-y-3">
    <ChipRow label="Período">
      {energyRangeNames.map((name) => (
        <Chip key={name} to={`${here}?faixa=${name}`} active={name === chosen && !errors}>
          {energyRanges[name].label}
        </Chip>
      ))}
    </ChipRow>
    <details open={errors !== undefined || chosen === null}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-muted underline">
        Escolher os dias
      </summary>
      <FormContext value={{ errors: errors ?? {}, values: errors ? typed : {}, sending: false, id: 'dias' }}>
        <Form key={`${from}${to}`} method="get" noValidate className="mt-2 flex flex-wrap items-end gap-3">
          <DateField name="de" label="De" defaultValue={from} />
          <DateField name="ate" label="Até" defaultValue={to} />
          <Button type="submit">Mostrar</Button>
        </Form>
      </FormContext>
    </details>
  </div>
)
