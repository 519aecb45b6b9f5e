import { Form } from 'react-router'
import { plural } from '#shared/numbers.ts'
import { Button } from '#ui/components/button.tsx'
import { useMarks } from './use-marks.ts'

type Named = { id: number; name: string }
type Props = {
  /** Of the form to which the list's checkboxes belong. */
  id: string
  tags: Named[]
  /** Statuses into which several may be put; none for a profession. */
  statuses: Named[]
  /** Why nothing was done. */
  refused?: string
}

/**
 * What may be done with the marked ones: a form for each, all with the same checkboxes. At the bottom of the screen while one
 * is marked, by CSS alone, so that it comes without scripts too; these only count.
 */
export function BulkBar({ id, tags, statuses, refused }: Props) {
  const count = useMarks(id, refused)
  return (
    <div className="sticky bottom-20 z-10 mt-4 hidden rounded-box border border-base-300 bg-surface p-3 shadow-lg group-has-[input:checked]/marks:block desk:bottom-4">
      {refused && <p className="mb-2 text-sm font-semibold text-error">{refused}</p>}
      <Form method="post" id={id} className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p role="status" className="figures text-sm font-semibold">
          {count > 0 && plural(count, 'marcado', 'marcados')}
        </p>
        {tags.length > 0 && (
          <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
            <Choice name="tag_id" label="Tag dos marcados" options={tags} />
            <Button type="submit" name="act" value="tag">
              Pôr a tag
            </Button>
            <Button type="submit" name="act" value="untag" tone="quiet">
              Tirar a tag
            </Button>
          </fieldset>
        )}
        {statuses.length > 0 && (
          <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
            <Choice name="status_id" label="Status dos marcados" options={statuses} />
            <Button type="submit" name="act" value="move">
              Levar os marcados
            </Button>
          </fieldset>
        )}
      </Form>
    </div>
  )
}

const Choice = ({ name, label, options }: { name: string; label: string; options: Named[] }) => (
  <select name={name} aria-label={label} className="select w-44 min-w-0" defaultValue="">
    <option value="">{label}</option>
    {options.map((one) => (
      <option key={one.id} value={one.id}>
        {one.name}
      </option>
    ))}
  </select>
)
