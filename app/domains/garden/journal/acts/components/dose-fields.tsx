import { PEST_CONTROL } from '#domains/garden/garden/stuffs/stuff.kinds.ts'
import { formatTyped, formatTypedField } from '#shared/numbers.ts'
import { Link } from '#ui/components/link.tsx'
import { FieldNotes, inputAria } from '#ui/form/field.tsx'
import { useField } from '#ui/form/form-context.ts'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import type { UpdateCard } from '../../updates/updates.schemas.ts'
import type { Usual } from '../../updates/usual.schemas.ts'

type Dose = UpdateCard['doses'][number]
type Props = {
  products: Usual['products']
  /** Products against pests before fertilizers. */
  pestsFirst?: boolean
  /** Doses of the update being corrected. */
  initial?: Dose[]
}

const units = ['ml/L', 'g/L', 'ml', 'g'] as const
const FREE_ROWS = 2

/** Own products first, each showing its last dose; then free rows. An empty amount is no dose. */
export function DoseFields({ products, pestsFirst, initial = [] }: Props) {
  // A row keeps its number in whatever order it stands: what was typed stays with its product when another activity is chosen.
  const numbered = products.map((product, index) => ({ ...product, index }))
  const shown = pestsFirst
    ? numbered.toSorted((a, b) => Number(isAgainstPests(b)) - Number(isAgainstPests(a)))
    : numbered
  const rest = initial.filter(({ stuff_id }) => !products.some((one) => one.stuff_id === stuff_id))
  const free = [...rest, ...Array.from({ length: FREE_ROWS }, () => undefined)]
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">Doses</legend>
      {!pestsFirst && initial.length === 0 && (
        <p>
          <Link to="/cultivo/nutrientes" className="link reach inline-flex min-h-6 items-center">
            Usar uma receita
          </Link>
        </p>
      )}
      {shown.map(({ stuff_id, name, last, index }) => (
        <DoseRow
          key={stuff_id}
          index={index}
          product={{ stuff_id, name }}
          dose={initial.find((dose) => dose.stuff_id === stuff_id)}
          last={last}
        />
      ))}
      {free.map((dose, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position only
        <DoseRow key={`free-${at}`} index={products.length + at} dose={dose} last={null} />
      ))}
    </fieldset>
  )
}

const isAgainstPests = ({ stuff_type_id }: Usual['products'][number]) => stuff_type_id === PEST_CONTROL

type RowProps = {
  index: number
  product?: { stuff_id: number; name: string }
  dose?: Omit<Dose, 'stuff_id'>
  last: Usual['products'][number]['last']
}

function DoseRow({ index, product, dose, last }: RowProps) {
  const base = `doses[${index}]`
  const name = useField(`${base}.name`, dose?.name)
  const amount = useField(`${base}.amount`, dose?.amount)
  const unit = useField(`${base}.unit`, dose?.unit ?? last?.unit ?? 'ml/L')
  const called = product?.name ?? 'produto'
  return (
    <div>
      {product && <HiddenField name={`${base}.stuff_id`} value={product.stuff_id} />}
      <div className="grid grid-cols-[minmax(0,1fr)_4.5rem_4.75rem] sm:grid-cols-[minmax(0,1fr)_6rem_6rem] items-center gap-2">
        {product ? (
          <span className="min-w-0">
            <span className="line-clamp-2 block leading-tight break-words">{product.name}</span>
            {last && (
              <span className="figures block text-sm text-muted">última: {formatTyped(last.amount, last.unit)}</span>
            )}
          </span>
        ) : (
          <input
            {...inputAria(name.id, undefined, name.error)}
            name={`${base}.name`}
            defaultValue={name.value}
            aria-label="Outro produto"
            placeholder="Outro"
            maxLength={120}
            className={`input w-full min-w-0 ${name.error ? 'input-error' : ''}`}
          />
        )}
        <input
          {...inputAria(amount.id, undefined, amount.error)}
          name={`${base}.amount`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typeof amount.raw === 'number' ? formatTypedField(amount.raw) : amount.value}
          aria-label={`Dose de ${called}`}
          className={`input figures w-full ${amount.error ? 'input-error' : ''}`}
        />
        <select
          name={`${base}.unit`}
          defaultValue={unit.value}
          aria-label={`Unidade de ${called}`}
          className="select w-full ps-2.5 pe-6"
        >
          {units.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <FieldNotes id={name.id} name={`${base}.name`} error={name.error} />
      <FieldNotes id={amount.id} name={`${base}.amount`} error={amount.error} />
    </div>
  )
}
