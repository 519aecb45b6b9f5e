import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { dueWords } from '#domains/care/processes/statuses/due.words.ts'
import { now } from '#shared/clock.ts'
import { plural } from '#shared/numbers.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import type { ProcessCard, ProcessDesk } from '../desk/desk.schemas.ts'
import { waits } from '../desk/desk.view.ts'

type Props = {
  desk: ProcessDesk
  first: ProcessCard[] /** The viewer is of the area's profession. */
  attends: boolean
}

/** A profession's area, or the reception: what waits, counted, and what has waited longest. */
export function DeskHome({ desk, first, attends }: Props) {
  const list = `/comunidade-360/${desk.area}/processos`
  return (
    <div className="space-y-8">
      <Stats>
        <Stat label="Em andamento" value={desk.open} icon="scale" to={list} />
        <Stat label="Na sua vez" value={desk.waiting} icon="clock" to={`${list}?mine=true`} />
        <Stat label="Documentos a conferir" value={desk.to_check} icon="file-text" to={`${list}?to_check=true`} />
        <Stat label="Mensagens novas" value={desk.unread} icon="message-circle" to={`${list}?unread=true`} />
        {desk.contacts !== null && (
          <Stat
            label="Pedidos de contato"
            value={desk.contacts}
            icon="mail"
            to={`/comunidade-360/${desk.area}/contatos`}
          />
        )}
        {desk.late > 0 && <Stat label="Atrasados" value={desk.late} icon="clock" to={`${list}?late=true`} />}
        {desk.without_team > 0 && (
          <Stat label="Sem equipe" value={desk.without_team} icon="users" to={`${list}?without_team=true`} />
        )}
      </Stats>
      {attends && (
        <LinkButton to={`/comunidade-360/${desk.area}/agenda`} icon="calendar">
          Sua agenda
          {desk.other_times > 0 && ` · ${plural(desk.other_times, 'pede outro horário', 'pedem outro horário')}`}
        </LinkButton>
      )}
      {desk.statuses.length > 0 && (
        <nav aria-label="Processos por status" className="flex flex-wrap gap-2">
          {desk.statuses.map(({ id, name, count }) => (
            <Chip key={id} to={`${list}?status_id=${id}`} count={count}>
              {name}
            </Chip>
          ))}
        </nav>
      )}
      <Card title="O que espera por você primeiro" actions={<LinkButton to={list}>Todos os processos</LinkButton>}>
        {first.length ? (
          <ul className="divide-y divide-base-300">
            {first.map((card) => (
              <li
                key={card.token}
                className="relative flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3"
              >
                <div className="min-w-0">
                  <Link
                    to={processPath(desk.area, card.token)}
                    className="font-semibold wrap-anywhere after:absolute after:inset-0"
                  >
                    {card.client}
                  </Link>
                  <p className="text-sm text-muted">
                    {[waits(card), dueWords(card.due_on, now())].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <p className="text-sm text-muted">
                  {card.status.name} <RelativeTime at={card.status_since} />
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon="scale" text="Nenhum processo com você agora. Os que chegarem aparecem aqui." />
        )}
      </Card>
    </div>
  )
}
