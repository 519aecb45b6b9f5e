import { Field, type FieldProps, inputAria } from '#ui/form/field.tsx'
import { useField } from '#ui/form/form-context.ts'
import { useGeneticSuggestions } from '../use-genetic-suggestions.ts'

type Props = FieldProps & { defaultValue?: string | null; maxLength?: number }

/** The name of a genetic: the library's entries are offered while typing, and any other text may stand. */
export function GeneticField({ defaultValue, maxLength, ...field }: Props) {
  const { id, error, value } = useField(field.name, defaultValue)
  const { suggestions, ask } = useGeneticSuggestions()
  return (
    <Field {...field} id={id} error={error}>
      <span className={`input w-full ${error ? 'input-error' : ''}`}>
        <input
          {...inputAria(id, field.help, error)}
          type="text"
          name={field.name}
          defaultValue={value}
          list={`${id}-biblioteca`}
          maxLength={maxLength}
          autoComplete="off"
          required={field.required ?? true}
          onInput={(event) => ask(event.currentTarget.value)}
        />
      </span>
      <datalist id={`${id}-biblioteca`}>
        {suggestions.map(({ id: entry, text, note }) => (
          <option key={entry} value={text} label={note || undefined} />
        ))}
      </datalist>
    </Field>
  )
}
