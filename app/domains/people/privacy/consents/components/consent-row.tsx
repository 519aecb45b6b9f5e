import { formatLongDay, onDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import type { MyConsents } from '../consents.schemas.ts'
import { purposes } from '../purpose.kinds.ts'
import { ConsentButton } from './consent-button.tsx'

type Props = MyConsents['data'][number] & { back: string }

export function ConsentRow({ purpose, given, at, back }: Props) {
  const { title, text } = purposes[purpose]
  return (
    <li className="flex flex-col gap-3 py-4 sm:flex-row sm:items-start sm:justify-between sm:gap-6">
      <div className="min-w-0 space-y-1">
        <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold">
          {title}
          {given ? (
            <Badge tone="primary" icon="check">
              Permitido
            </Badge>
          ) : (
            <Badge>Não permitido</Badge>
          )}
        </h3>
        <p className="text-[0.9375rem] text-muted">{text}</p>
        {at && (
          <p className="text-sm text-muted">
            {given ? 'Permitido' : 'Retirado'} {onDay(formatLongDay(at))}.
          </p>
        )}
      </div>
      <ConsentButton purpose={purpose} given={!given} how="perfil" back={`${back}#privacidade`}>
        {given ? 'Retirar permissão' : 'Permitir'}
      </ConsentButton>
    </li>
  )
}
