import { LinkButton } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = { text: string /** The list without its filters. */; all: string; label?: string }

/** A list that filters have emptied: the next step is the whole list. */
export const NothingFound = ({ text, all, label = 'Ver todos' }: Props) => (
  <EmptyState image="/arte/vazios/busca.svg" text={text} action={<LinkButton to={all}>{label}</LinkButton>} />
)
