import { Form } from 'react-router'
import { formatLongDay } from '#shared/dates.ts'
import { Button } from '#ui/components/button.tsx'
import { roleHelp, roleNames } from '../../members/store-role.words.ts'
import { StoreLogo } from '../../stores/components/store-logo.tsx'
import type { OwnInvite } from '../invites.schemas.ts'

type Props = { invite: OwnInvite; may_accept: boolean }

export const InviteCard = ({ invite: { id, store, role, invited_by, expires_at }, may_accept }: Props) => (
  <li className="card space-y-4 p-5">
    <div className="flex items-center gap-3">
      <StoreLogo name={store.name} logo={store.logo} />
      <div className="min-w-0">
        <h2 className="text-lg break-words">{store.name}</h2>
        <p className="text-sm text-muted">{store.tagline}</p>
      </div>
    </div>
    <p>
      {invited_by ? `${invited_by} chamou você` : 'Chamaram você'} para a equipe. Seu papel:{' '}
      <strong>{roleNames[role].toLowerCase()}</strong>. {roleHelp[role]}
    </p>
    <p className="text-sm text-muted">O convite vale até {formatLongDay(expires_at)}.</p>
    <Form method="post" className="flex flex-wrap gap-3">
      <input type="hidden" name="invite_id" value={id} />
      {may_accept && (
        <Button type="submit" name="form" value="accept" tone="primary" icon="check">
          Aceitar
        </Button>
      )}
      <Button type="submit" name="form" value="refuse">
        Recusar
      </Button>
    </Form>
  </li>
)
