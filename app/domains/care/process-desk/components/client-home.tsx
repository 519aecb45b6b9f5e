import type { ComponentProps } from 'react'
import { NextAppointment } from '#domains/care/process-agenda/ui.ts'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { formatDayTime } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import type { ProcessCard } from '../desk/desk.schemas.ts'
import { DefenceCard } from './defence-card.tsx'
import { DecisionWords, StatusLine } from './status-line.tsx'
import { TeamList } from './team-list.tsx'
import { ToDoWords } from './to-do-words.tsx'

type Props = { process: ProcessDetail; card: ProcessCard | undefined } & Pick<
  ComponentProps<typeof NextAppointment>,
  'agenda'
>

/** The client's own process: where it stands, what is to do, who is on it. */
export function ClientHome({ process, card, agenda }: Props) {
  const { token, profissionais, closed_at } = process
  const unread = card?.unread ?? 0
  return (
    <div className="grid items-start gap-6 desk:grid-cols-2">
      <Card title="Onde está">
        <div className="space-y-4">
          <StatusLine {...process} />
          {process.set_for && <p className="font-semibold">Marcado para {formatDayTime(process.set_for)}.</p>}
          <DecisionWords {...process} />
          <LinkButton to={processPath('cliente', token)} tone="primary" icon="arrow-right">
            Ver o processo
          </LinkButton>
        </div>
      </Card>
      <Card title="Para você fazer">
        <div className="space-y-3">
          <NextAppointment token={token} agenda={agenda} />
          <ToDoWords process={process} missing={card?.missing ?? 0} to_sign={card?.to_sign ?? 0} />
          <div className="flex flex-wrap gap-3">
            <LinkButton to={processPath('cliente', token, '/documentos')} icon="file-text">
              Documentos
            </LinkButton>
            <LinkButton to={processPath('cliente', token, '/chat')} icon="message-circle">
              {unread > 0 ? `Conversa (${plural(unread, 'nova', 'novas')})` : 'Conversa'}
            </LinkButton>
          </div>
        </div>
      </Card>
      <DefenceCard {...process} />
      <Card title="Sua equipe" className="desk:col-span-2">
        <TeamList profissionais={profissionais} closed_at={closed_at} />
      </Card>
    </div>
  )
}
