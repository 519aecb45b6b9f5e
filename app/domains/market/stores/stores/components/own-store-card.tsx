import type { ReactNode } from 'react'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Progress } from '#ui/components/progress.tsx'
import { roleNames } from '../../members/store-role.words.ts'
import { storePath } from '../../store-menu.view.ts'
import { stateHelp } from '../store.words.ts'
import type { OwnStore } from '../stores.schemas.ts'
import { AwayNotice } from './away-notice.tsx'
import { MissingList } from './missing-list.tsx'
import { StoreLogo } from './store-logo.tsx'
import { StoreStateBadge } from './store-state-badge.tsx'

type Props = {
  store: OwnStore
  /** Its numbers. */
  children?: ReactNode
}

/** A store at a glance: state, what is missing, what waits. */
export function OwnStoreCard({ store, children }: Props) {
  const { slug, name, logo, role, state, state_reason, completed, unread, in_search, away } = store
  return (
    <li className="card flex flex-col gap-4 p-4">
      <div className="flex items-center gap-3">
        <StoreLogo name={name} logo={logo} size={48} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg break-words">{name}</h2>
          <p className="text-sm text-muted">{roleNames[role]}</p>
        </div>
        <StoreStateBadge state={state} in_search={in_search} away={away?.now} />
      </div>
      {state === 'aberta' && away?.now ? (
        <AwayNotice store={{ slug, away }} />
      ) : (
        <p className="text-[0.9375rem]">{state_reason ?? stateHelp[state]}</p>
      )}
      {completed.missing.length > 0 && state !== 'encerrada' && (
        <div className="space-y-3">
          <Progress label="Preenchido" share={completed.share} />
          <MissingList slug={slug} missing={completed.missing} />
        </div>
      )}
      {children}
      <div className="mt-auto flex flex-wrap gap-2">
        <LinkButton to={storePath(slug)} size="sm" icon="layout-dashboard">
          Cuidar da loja
        </LinkButton>
        <LinkButton to={storePath(slug, '/contato')} size="sm" icon="message-circle">
          {unread > 0 ? plural(unread, 'mensagem nova', 'mensagens novas') : 'Mensagens'}
        </LinkButton>
      </div>
    </li>
  )
}
