import { Form } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'

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

/** What may be done with the marked ones: a form for each, all with the same checkboxes. */
export const BulkBar = ({ id, tags, statuses, refused }: Props) => (
  <div className="mb-4 space-y-3">
    {refused && <Notice tone="error" title={refused} />}
    <Form method="post" id={id} className="flex flex-wrap items-end gap-x-6 gap-y-3">
      {tags.length > 0 && (
        <fieldset className="flex flex-wrap items-end gap-2">
          <Choice name="tag_id" label="Tag dos marcados" options={tags} />
          <Button type="submit" name="act" value="tag" size="sm">
            Pôr a tag
          </Button>
          <Button type="submit" name="act" value="untag" size="sm" tone="quiet">
            Tirar a tag
          </Button>
        </fieldset>
      )}
      {statuses.length > 0 && (
        <fieldset className="flex flex-wrap items-end gap-2">
          <Choice name="status_id" label="Status dos marcados" options={statuses} />
          <Button type="submit" name="act" value="move" size="sm">
            Levar os marcados
          </Button>
        </fieldset>
      )}
    </Form>
  </div>
)

const Choice = ({ name, label, options }: { name: string; label: string; options: Named[] }) => (
  <label className="text-sm font-semibold">
    {label}
    <select name={name} className="select mt-1 block w-52" defaultValue="">
      <option value="">Escolha</option>
      {options.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </select>
  </label>
)
