import type { ReactNode } from 'react'
import type { Page } from '#shared/pagination.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'

type Props<Thing> = {
  title: string
  text: string
  things: Page<Thing>
  /** Base path of a choice, followed by the slug. */
  to: string
  /** Empty state, with a link to create the first one. */
  empty: { text: string; to: string; label: string }
  /** Content of a row. */
  children: (thing: Thing) => ReactNode
}

/** A page on which the user picks one of their things. */
export function ChooseOne<Thing extends { id: number; slug: string }>(props: Props<Thing>) {
  const { title, text, things, to, empty, children } = props
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={title} text={text} />
      <ListStates
        items={things.data}
        keyOf={(thing) => thing.id}
        empty={<NothingYet {...empty} />}
        frame={(items) => (
          <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">{items}</ul>
        )}
      >
        {(thing) => (
          <li>
            <Link to={`${to}/${thing.slug}`} className="flex items-center gap-3 p-4 hover:bg-base-200">
              {children(thing)}
            </Link>
          </li>
        )}
      </ListStates>
      <Pager {...things} />
    </div>
  )
}

const NothingYet = ({ text, to, label }: Props<never>['empty']) => (
  <EmptyState
    image="/arte/vazios/plantas.svg"
    text={text}
    action={
      <LinkButton to={to} tone="primary">
        {label}
      </LinkButton>
    }
  />
)
