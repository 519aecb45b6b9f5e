import { Icon } from '../components/icon.tsx'
import type { IconName } from '../components/icon-names.ts'
import { describedBy, Field, type FieldProps } from './field.tsx'
import { useField } from './form-context.ts'

export type RadioCard = {
  value: string | number
  label: string
  /** One line below. */
  text?: string
  /** An illustration, e.g. /arte/ciclos/floracao.svg; or an icon. */
  image?: string
  icon?: IconName
}

type Props = FieldProps & {
  cards: RadioCard[]
  defaultValue?: string | number | null
  /** On a phone a line each, so that an odd number leaves no hole. */
  lines?: boolean
  /** Multiple choice: sends `name` once for each. */
  multiple?: boolean
}

/** Radio buttons or checkboxes as cards with a picture. */
export function RadioCards({ cards, defaultValue, multiple, lines, ...field }: Props) {
  const { id, error, value, list } = useField(field.name, defaultValue)
  const chosen = multiple ? list : [value]
  const named = (now: unknown) =>
    cards.flatMap((card) => ([now].flat().map(String).includes(String(card.value)) ? card.label : [])).join(', ')
  return (
    <Field {...field} id={id} error={error} group say={named}>
      <div
        className={`grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2.5 ${lines ? 'max-sm:grid-cols-1' : ''}`}
      >
        {cards.map((card) => (
          <label key={card.value} className={`${cardLook} ${lines ? lineLook : ''}`}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={field.name}
              value={card.value}
              defaultChecked={chosen.includes(String(card.value))}
              required={!multiple && (field.required ?? true)}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, field.help, error)}
              className={`absolute top-2.5 right-2.5 ${multiple ? 'checkbox checkbox-primary checkbox-sm' : 'radio radio-primary radio-sm'}`}
            />
            <Picture card={card} />
            <span className="text-[0.9375rem] leading-tight font-medium">{card.label}</span>
            {card.text && <span className="text-sm leading-snug text-muted">{card.text}</span>}
          </label>
        ))}
      </div>
    </Field>
  )
}

const cardLook =
  'relative flex min-h-24 flex-col gap-1.5 rounded-box border border-edge bg-surface p-3 pt-3.5 hover:bg-base-200 has-checked:border-primary has-checked:bg-primary/8 has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary'

const lineLook =
  'max-sm:grid max-sm:min-h-14 max-sm:grid-cols-[1.75rem_1fr] max-sm:gap-x-3 max-sm:gap-y-0.5 max-sm:*:[svg]:row-span-2 max-sm:*:[svg]:self-center'

function Picture({ card }: { card: RadioCard }) {
  if (card.image) return <img src={card.image} alt="" width={44} height={44} className="size-11" />
  if (card.icon) return <Icon name={card.icon} size={28} className="text-primary" />
  return <span className="h-5" />
}
