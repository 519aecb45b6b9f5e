import { useState } from 'react'
import { plural } from '#shared/numbers.ts'
import { searchable } from '#shared/text.ts'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { useField } from '#ui/form/form-context.ts'

type Props = { tags: { id: number; name: string }[] }

/** Tags to tick, found by their beginnings; how many are ticked stands in the legend. What the search hides stays ticked. */
export function TagChoice({ tags }: Props) {
  const { list, error } = useField('tag_ids')
  const [ticked, setTicked] = useState(list.length)
  const [search, setSearch] = useState('')
  const isFound = (name: string) => searchable(name).includes(searchable(search))
  return (
    <fieldset
      onChange={({ currentTarget }) =>
        setTicked(currentTarget.querySelectorAll('input[name="tag_ids"]:checked').length)
      }
    >
      <legend className="text-[0.9375rem] font-semibold">
        Tags{' '}
        <span className="figures font-normal text-muted" aria-live="polite">
          ({plural(ticked, 'escolhida', 'escolhidas')}, até 8)
        </span>
      </legend>
      <input
        type="search"
        aria-label="Buscar tag"
        placeholder="Buscar tag"
        // Searching writes nothing: the form has nothing to save.
        onInput={(event) => {
          event.stopPropagation()
          setSearch(event.currentTarget.value)
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="needs-script input my-2 w-full"
      />
      <div className="grid h-64 grid-cols-2 content-start gap-x-3 overflow-y-auto">
        {tags.map(({ id, name }) => (
          <div key={id} hidden={!isFound(name)}>
            <CheckboxField name="tag_ids" value={String(id)} label={name} />
          </div>
        ))}
        {!tags.some(({ name }) => isFound(name)) && <p className="col-span-2 text-muted">Nenhuma tag com esse nome.</p>}
      </div>
      {error && <p className="text-sm font-medium text-error">{error}</p>}
    </fieldset>
  )
}
