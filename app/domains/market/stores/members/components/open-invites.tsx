import { Form } from 'react-router'
import { formatNumericDay } from '#shared/dates.ts'
import { Address } from '#ui/admin/address.tsx'
import { Button } from '#ui/components/button.tsx'
import type { StoreOpenInvite } from '../members.schemas.ts'
import { roleNames } from '../store-role.words.ts'

/** Invitations that wait: sent again, or taken back. */
export function OpenInvites({ invites }: { invites: StoreOpenInvite[] }) {
  if (!invites.length) return null
  return (
    <div className="space-y-3 border-t border-base-300 pt-4">
      <h3 className="text-base">Convites sem resposta</h3>
      <ul className="space-y-3">
        {invites.map(({ id, email, role, expires_at, lapsed }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="font-medium">
                <Address of={email} />
              </p>
              <p className="text-sm text-muted">
                {roleNames[role]}, {lapsed ? 'venceu' : 'vale até'} {!lapsed && formatNumericDay(expires_at)}
              </p>
            </div>
            <Form method="post" className="flex flex-wrap gap-2">
              <input type="hidden" name="invite_id" value={id} />
              <Button type="submit" name="form" value="resend" size="sm" icon="send">
                Enviar de novo
              </Button>
              <Button type="submit" name="form" value="withdraw" size="sm" tone="plain" icon="x">
                Retirar
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  )
}
