import { Icon } from '../components/icon.tsx'
import type { IconName } from '../components/icon-names.ts'
import { describedBy, Field, type FieldProps } from './field.tsx'
import { useField } from './form-context.ts'

type Side = { label: string; icon?: IconName }

type Props = Omit<FieldProps, 'required'> & {
  defaultChecked?: boolean
  /** Labels of 'true' and 'false'. */
  on?: Side
  off?: Side
}

/** A choice of two: always sends 'true' or 'false', with and without scripts. */
export function SwitchField({ defaultChecked, on = { label: 'Sim' }, off = { label: 'Não' }, ...field }: Props) {
  const { id, error, value } = useField(field.name, defaultChecked ?? false)
  const sides = [
    { ...on, value: 'true' },
    { ...off, value: 'false' },
  ]
  return (
    <Field {...field} id={id} error={error} group say={(now) => (now ? on : off).label}>
      <div className="inline-flex rounded-field border border-edge bg-surface p-0.5">
        {sides.map((side) => (
          <label key={side.value} className={sideLook}>
            <input
              type="radio"
              name={field.name}
              value={side.value}
              defaultChecked={side.value === (value === 'true' ? 'true' : 'false')}
              aria-describedby={describedBy(id, field.help, error)}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {side.icon && <Icon name={side.icon} size={18} />}
            {side.label}
          </label>
        ))}
      </div>
    </Field>
  )
}

const sideLook =
  'relative inline-flex min-h-10 pointer-coarse:min-h-11 min-w-16 items-center justify-center gap-2 rounded-[0.375rem] px-4 text-[0.9375rem] font-medium text-muted has-checked:bg-primary has-checked:font-semibold has-checked:text-primary-content has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary'

type PrivacyProps = Partial<Props> & {
  /** What everybody will see: said as soon as that is chosen. */
  shows?: string
}

/** Visibility to the owner only or to everybody. Sends `private` as 'true' or 'false'. */
export function PrivacyField({ name = 'private', label = 'Quem pode ver', shows, ...field }: PrivacyProps) {
  const sides = { on: { label: 'Só você', icon: 'lock' }, off: { label: 'Todos', icon: 'globe' } } as const
  return (
    <div className="group/privacy space-y-2">
      <SwitchField {...sides} {...field} name={name} label={label} />
      {shows && (
        <p className="hidden text-sm group-has-[input[value=false]:checked]/privacy:block">
          Qualquer pessoa vai ver, mesmo sem conta: {shows}.
        </p>
      )}
    </div>
  )
}
