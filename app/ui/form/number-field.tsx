import { formatMoneyField, moneyAsRead } from '#shared/money.ts'
import { formatTypedField } from '#shared/numbers.ts'
import { Field, type FieldProps, inputAria } from './field.tsx'
import { useField } from './form-context.ts'

type Props = FieldProps & {
  defaultValue?: number | string | null
  /** Inside the field, at the right: 'ml', '°C'. */
  unit?: string
  /** Inside the field, at the left: 'R$'. */
  prefix?: string
  placeholder?: string
  /** Integers only: the keyboard has no comma. */
  whole?: boolean
  /** Formats a number of the record; typed text stays as it is. */
  write?: (value: number) => string
  /** What was typed, as it is read, once the field is left. */
  rewrite?: (typed: string) => string
}

/** Sends the text as typed, with a comma: the server reads it with `parseNumber` of #shared/numbers.ts. */
export function NumberField({
  defaultValue,
  unit,
  prefix,
  placeholder,
  whole,
  write = formatTypedField,
  rewrite,
  ...field
}: Props) {
  const { id, error, raw, value } = useField(field.name, defaultValue)
  return (
    <Field {...field} id={id} error={error} say={(now) => (typeof now === 'number' ? write(now) : '')}>
      <span className={`input w-full ${error ? 'input-error' : ''}`}>
        {prefix && <span className="text-muted">{prefix}</span>}
        <input
          {...inputAria(id, field.help, error)}
          type="text"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          name={field.name}
          defaultValue={typeof raw === 'number' ? write(raw) : value}
          placeholder={placeholder}
          required={field.required ?? true}
          onBlur={({ currentTarget: input }) => {
            if (rewrite) input.value = rewrite(input.value)
          }}
          className="figures"
        />
        {unit && <span className="text-muted">{unit}</span>}
      </span>
    </Field>
  )
}

type MoneyProps = Omit<Props, 'unit' | 'prefix' | 'whole' | 'write' | 'rewrite' | 'defaultValue'> & {
  centavos?: number | null
}

/** Two decimals, negatives allowed; `centavos` is the record's value. The server reads it with `parseMoney`. */
export function MoneyField({ centavos, placeholder = '0,00', ...field }: MoneyProps) {
  return (
    <NumberField
      {...field}
      prefix="R$"
      defaultValue={centavos}
      placeholder={placeholder}
      write={formatMoneyField}
      rewrite={moneyAsRead}
    />
  )
}
