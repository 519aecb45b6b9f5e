import { describedBy, Field, type FieldProps } from '#ui/form/field.tsx'
import { useField } from '#ui/form/form-context.ts'

/** A mark from the lowest to the highest: radio buttons in a row. */
export function ScaleField({ steps, ...field }: FieldProps & { steps: number[] }) {
  const { id, error, value } = useField(field.name)
  return (
    <Field {...field} id={id} error={error} group>
      <div className="flex flex-wrap gap-1.5">
        {steps.map((step) => (
          <label key={step} className={stepLook}>
            <input
              type="radio"
              name={field.name}
              value={step}
              defaultChecked={value === String(step)}
              required={field.required ?? true}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, field.help, error)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {step}
          </label>
        ))}
      </div>
    </Field>
  )
}

const stepLook =
  'figures relative inline-flex size-11 items-center justify-center rounded-field border border-edge bg-surface font-medium hover:bg-base-200 has-checked:border-primary has-checked:bg-primary has-checked:text-primary-content has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary'
