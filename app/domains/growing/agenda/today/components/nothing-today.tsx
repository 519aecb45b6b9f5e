import { formatRelativeDay } from '#shared/relative-time.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import type { Today } from '../today.schemas.ts'

type Props = Pick<Today, 'next' | 'today' | 'has_plants'>

/** Empty state: no tasks today, or a new garden. */
export function NothingToday({ next, today, has_plants }: Props) {
  if (!has_plants)
    return (
      <EmptyState
        image="/arte/vazios/plantas.svg"
        title="Seu jardim começa aqui"
        text="Crie sua primeira planta e marque a primeira rega. Aqui você vê o que fazer a cada dia."
        action={
          <LinkButton to="/cultivo/add-planta" tone="primary" icon="plus">
            Criar a primeira planta
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      image="/arte/vazios/atualizacoes.svg"
      title="Nada para hoje"
      text={
        next
          ? `A próxima tarefa é “${next.title}” (${next.about.name}), ${formatRelativeDay(next.on, today)}.`
          : 'Marque uma tarefa que se repete e a gente lembra por você.'
      }
      action={
        <LinkButton to={next ? '/cultivo/agenda' : '/cultivo/agenda/nova'}>
          {next ? 'Ver a agenda' : 'Criar uma tarefa'}
        </LinkButton>
      }
    />
  )
}
