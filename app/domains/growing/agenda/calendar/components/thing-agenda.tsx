import { LinkButton } from '#ui/components/button.tsx'
import type { About, Agenda } from '../../tasks/tasks.schemas.ts'
import { AgendaBoard } from './agenda-board.tsx'
import { type AgendaView, newTaskAddress } from './calendar.model.ts'

type Props = { agenda: Agenda; view: AgendaView; day: string; base: string; about: Pick<About, 'type' | 'id'> }

/** The agenda on the page of a plant, space or plan. */
export const ThingAgenda = ({ about, agenda, ...rest }: Props) => (
  <>
    {agenda.can.create && (
      <div className="no-print mb-5">
        <LinkButton to={newTaskAddress({ agenda, day: rest.day, about })} tone="primary" icon="plus">
          Nova tarefa
        </LinkButton>
      </div>
    )}
    <AgendaBoard agenda={agenda} {...rest} />
  </>
)
