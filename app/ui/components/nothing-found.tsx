import { LinkButton } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = { text: string; all: string; label?: string }

/** Empty result of a filtered list; `all` links to the list without filters. */
export const NothingFound = ({ text, all, label = 'Ver todos' }: Props) => (
  <EmptyState image="/arte/vazios/busca.svg" text={text} action={<LinkButton to={all}>{label}</LinkButton>} />
)
