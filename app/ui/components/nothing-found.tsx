import type { ReactNode } from 'react'
import { LinkButton } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = { text: string; all: string; label?: string; more?: ReactNode[] }

/** Empty result of a filtered list; `all` links to the list without filters, `more` to what might be meant. */
export const NothingFound = ({ text, all, label = 'Ver todos', more = [] }: Props) => (
  <EmptyState
    image="/arte/vazios/busca.svg"
    text={text}
    action={
      <span className="flex flex-wrap justify-center gap-2">
        {more}
        <LinkButton to={all}>{label}</LinkButton>
      </span>
    }
  />
)
