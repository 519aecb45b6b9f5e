import { formatMoneyField } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import { Field, type FieldProps, inputTies } from './field.tsx'
import { useField } from './form-context.ts'

type Props = FieldProps & {
  defaultValue?: number | string | null
  /** Inside the field, at the right: 'ml', '°C'. */
  unit?: string
  /** Inside the field, at the left: 'R$'. */
  prefix?: string
  placeholder?: string
  /** Whole numbers only: the keyboard has no comma. */
  whole?: boolean
}

/** Sends what is typed, with a comma: the server reads it with `parseNumber` of #shared/numbers.ts. */
export function NumberField({ defaultValue, unit, prefix, placeholder, whole, ...field }: Props) {
  const { id, error, value } = useField(field.name, asTyped(defaultValue))
  return (
    <Field {...field} id={id} error={error}>
      <span className={`input w-full ${error ? 'input-error' : ''}`}>
        {prefix && <span className="text-muted">{prefix}</span>}
        <input
          {...inputTies(id, field.help, error)}
          type="text"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          name={field.name}
          defaultValue={value}
          placeholder={placeholder}
          required={field.required ?? true}
          className="figures"
        />
        {unit && <span className="text-muted">{unit}</span>}
      </span>
    </Field>
  )
}

type MoneyProps = Omit<Props, 'unit' | 'prefix' | 'whole' | 'defaultValue'> & { centavos?: number | null }

/** Two decimals, negatives allowed; the server reads it with `parseMoney` of #shared/money.ts. */
export function MoneyField({ centavos, ...field }: MoneyProps) {
  const known = centavos === null || centavos === undefined ? undefined : formatMoneyField(centavos)
  return <NumberField {...field} prefix="R$" defaultValue={known} placeholder={field.placeholder ?? '0,00'} />
}

const asTyped = (value: number | string | null | undefined) =>
  typeof value === 'number' ? formatNumber(value, 6).replaceAll('.', '') : value
