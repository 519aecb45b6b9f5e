import { FieldNotes } from '#ui/form/field.tsx'
import { useField } from '#ui/form/form-context.ts'
import { targets } from '../stage.kinds.ts'

/** Lower and upper limit of each target; empty is no target. */
export const TargetFields = ({ index }: { index: number }) => (
  <fieldset className="space-y-2">
    <legend className="text-[0.9375rem] font-semibold">
      Faixas de dia <span className="font-normal text-muted">(opcional)</span>
    </legend>
    <div className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
      {targets.map(({ name, label, unit }) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)_5.5rem_5.5rem] items-center gap-2">
          <span className="text-sm">
            {label} <span className="text-muted">{unit}</span>
          </span>
          <Limit name={`stages.${index}.targets.${name}.from`} label={`${label}: de`} placeholder="de" />
          <Limit name={`stages.${index}.targets.${name}.to`} label={`${label}: até`} placeholder="até" />
        </div>
      ))}
    </div>
  </fieldset>
)

function Limit({ name, label, placeholder }: { name: string; label: string; placeholder: string }) {
  const { id, error, value } = useField(name)
  return (
    <div className="contents">
      <input
        id={id}
        name={name}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className={`input figures w-full ${error ? 'input-error' : ''}`}
      />
      {error && (
        <div className="col-span-3">
          <FieldNotes id={id} name={name} error={error} />
        </div>
      )}
    </div>
  )
}
