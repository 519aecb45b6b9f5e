import type { ReactNode } from 'react'
import { plural } from '#shared/numbers.ts'
import { Link } from '#ui/components/link.tsx'
import { roleNames } from '../../members/store-role.words.ts'
import { storePath } from '../../store-menu.view.ts'
import type { OwnStore } from '../stores.schemas.ts'
import { StoreLogo } from './store-logo.tsx'
import { StoreStateBadge } from './store-state-badge.tsx'

const isUnfinished = ({ state, role }: OwnStore) => (state === 'rascunho' || state === 'recusada') && role !== 'viewer'

/** A store in the list of one's own: role, state, and what waits. */
export function OwnStoreRow({
  store,
  children,
}: {
  store: OwnStore /** What waits, a tap away. */
  children?: ReactNode
}) {
  const { slug, name, logo, role, state, state_reason, completed, away, in_search } = store
  const missing = completed.missing.length
  const to = storePath(slug, isUnfinished(store) ? '/abrir?passo=revisar' : state === 'aberta' ? '/pedidos' : '/sobre')
  return (
    <li className="card relative flex flex-row flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <StoreLogo name={name} logo={logo} />
      <div className="min-w-0 flex-1 basis-52 space-y-1">
        <h2 className="text-lg break-words">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-box">
            {name}
          </Link>
        </h2>
        <p className="text-sm text-muted">{roleNames[role]}</p>
        {isUnfinished(store) && missing > 0 && (
          <p className="text-sm">Falta preencher {plural(missing, 'parte', 'partes')}.</p>
        )}
        {state_reason && <p className="line-clamp-2 text-sm">{state_reason}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <StoreStateBadge state={state} in_search={in_search} away={away?.now} />
      </div>
      {children && <div className="relative basis-full border-t border-base-300 pt-1">{children}</div>}
    </li>
  )
}
