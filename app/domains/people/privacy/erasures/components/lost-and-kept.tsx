import { formatCount } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import type { AccountErasure } from '../erasures.schemas.ts'

/** Shown even with zero rows: access logs are kept by law. */
const ACCESS = 'Registros de acesso'

/** What is deleted, and what is kept and why, with counts. */
export const LostAndKept = ({ lost, kept }: Pick<AccountErasure, 'lost' | 'kept'>) => (
  <>
    <Card title="O que some para sempre">
      <ul className="divide-y divide-base-300">
        {lost.map(({ label, count }) => (
          <li key={label} className="flex justify-between gap-4 py-2">
            <span>{label}</span>
            <span className="figures text-muted">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </Card>
    <Card title="O que precisa ficar, e por quê">
      <ul className="space-y-3">
        {kept.map(({ label, why }) => (
          <li key={label}>
            <b>{label}.</b> <span className="text-muted">{why}</span>
          </li>
        ))}
        {kept.some(({ label }) => label === ACCESS) || (
          <li>
            <b>{ACCESS}.</b>{' '}
            <span className="text-muted">
              O Marco Civil manda guardar o dia, a hora e o endereço de IP por 6 meses. Depois, são apagados.
            </span>
          </li>
        )}
        <li>
          <b>Seu apelido.</b>{' '}
          <span className="text-muted">Ninguém mais pode usar. Guardamos só um código que não mostra qual era.</span>
        </li>
      </ul>
      <p className="mt-4 text-sm text-muted">
        Explicamos tudo em{' '}
        <Link className="link" to="/privacidade">
          privacidade
        </Link>
        .
      </p>
    </Card>
  </>
)
