import type { ReactNode } from 'react'
import { formatLongDay, onDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { stateTones } from '../account.view.ts'
import { stateWords } from '../account.words.ts'
import type { StaffUser } from '../staff-users.schemas.ts'

const since = (at: Date | null, fallback: string) => (at ? `Sim, ${onDay(formatLongDay(at))}` : fallback)

/** Facts about an account, and the reason of a suspension. */
export function AccountFacts({ user }: { user: StaffUser }) {
  const guarded = [
    user.second_factor && 'verificação em duas etapas',
    user.passkeys_count > 0 && plural(user.passkeys_count, 'chave de acesso', 'chaves de acesso'),
  ].filter(Boolean)
  return (
    <Card title="Conta" actions={<Badge tone={stateTones[user.state]}>{stateWords[user.state]}</Badge>}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name="E-mail">{user.email}</Fact>
        <Fact name="Cadastro">{formatLongDay(user.created_at)}</Fact>
        <Fact name="E-mail confirmado">{since(user.email_verified_at, 'Ainda não')}</Fact>
        <Fact name="Cadastro completo">{since(user.registration_confirmed_at, 'Ainda não')}</Fact>
        <Fact name="Proteção além da senha">{guarded.join(' e ') || 'Nenhuma'}</Fact>
        <Fact name="Troca de senha exigida">{user.need_update_password ? 'Sim' : 'Não'}</Fact>
      </dl>
      {user.suspended_at && (
        <div className="mt-4">
          <Notice tone="warning" title={`Suspensa ${onDay(formatLongDay(user.suspended_at))}`}>
            {user.suspended_reason}
          </Notice>
        </div>
      )}
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
