import type { ReactNode } from 'react'
import { formatCount } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { ManagerPanel } from '../manager.schemas.ts'

/** How much waits, since when, and the way there. */
export const Waiting = ({ panel: { waiting, oldest, can } }: { panel: ManagerPanel }) => (
  <ul className="grid gap-4 grid-cols-2 sm:grid-cols-3 xl:grid-cols-5">
    <Tile
      icon="flag"
      label="Denúncias sem decisão"
      count={waiting.reports}
      hint={<Oldest at={oldest.report} />}
      to={can.reports && '/admin/denuncias'}
    />
    <Tile
      icon="scale"
      label="Recursos sem resposta"
      count={waiting.appeals}
      hint="Quem recorreu espera a resposta."
      to={can.reports && '/admin/denuncias?appeal=true'}
    />
    <Tile
      icon="life-buoy"
      label="Contatos abertos"
      count={waiting.tickets}
      hint={<Oldest at={oldest.ticket} />}
      to={can.tickets && '/admin/contatos?state=aberto'}
    />
    <Tile
      icon="user-round"
      label="Cadastros pela metade"
      count={waiting.registrations}
      hint="Começaram e ainda não terminaram."
      to={can.users && '/admin/usuarios'}
    />
    <Tile
      icon="notebook-pen"
      label="Postagens para revisar"
      count={waiting.posts}
      hint="Quem escreveu espera o seu sim."
      to={can.posts && '/admin/blog/postagens?waiting=true'}
    />
  </ul>
)

const Oldest = ({ at }: { at: Date | null }) =>
  at && (
    <>
      O mais antigo: <RelativeTime at={at} />
    </>
  )

type Props = { icon: IconName; label: string; count: number; hint: ReactNode; to: string | false }

const Tile = ({ icon, label, count, hint, to }: Props) => (
  <li>
    <Card bare>
      <div className="space-y-1 p-4">
        <p className="flex items-center gap-2 text-[0.9375rem] text-muted">
          <Icon name={icon} size={18} />
          {to ? (
            <Link to={to} className="link link-hover">
              {label}
            </Link>
          ) : (
            label
          )}
        </p>
        <p className="figures font-display text-3xl font-bold">{formatCount(count)}</p>
        <p className="min-h-5 text-sm text-muted">{count === 0 ? 'Nada espera.' : hint}</p>
      </div>
    </Card>
  </li>
)
