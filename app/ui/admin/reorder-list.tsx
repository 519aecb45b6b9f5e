import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Icon } from '../components/icon.tsx'
import type { IconName } from '../components/icon-names.ts'

type Props<Item> = {
  label: string
  items: Item[]
  keyOf: (item: Item) => string | number
  nameOf: (item: Item) => string
  children: (item: Item) => ReactNode
  /** URL that gets `intent=move`, `id` and `to` (0 is first) by POST; the page itself by default. */
  action?: string
}

/** A list reordered by buttons; each is a small form, so that it works without scripts. */
export function ReorderList<Item>({ label, items, keyOf, nameOf, children, action }: Props<Item>) {
  return (
    <ol aria-label={label} className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
      {items.map((item, index) => (
        <li key={keyOf(item)} className="flex items-center gap-3 py-2 pr-2 pl-4">
          <span className="figures w-6 text-end text-sm text-muted">{index + 1}</span>
          <div className="min-w-0 flex-1">{children(item)}</div>
          <div className="flex">
            {index > 0 && (
              <MoveForm
                id={keyOf(item)}
                to={index - 1}
                label={`Subir ${nameOf(item)}`}
                icon="arrow-up"
                action={action}
              />
            )}
            {index < items.length - 1 && (
              <MoveForm
                id={keyOf(item)}
                to={index + 1}
                label={`Descer ${nameOf(item)}`}
                icon="arrow-down"
                action={action}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

type MoveProps = { id: string | number; to: number; label: string; icon: IconName; action?: string }

function MoveForm({ id, to, label, icon, action }: MoveProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="to" value={to} />
      <button type="submit" className="btn btn-ghost btn-square">
        <Icon name={icon} label={label} />
      </button>
    </Form>
  )
}
