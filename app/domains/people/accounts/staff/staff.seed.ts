import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { findUser } from '../users/users.queries.ts'
import { users } from '../users/users.table.ts'

const reason = 'Anunciou sementes na banca depois de dois avisos'

/** Audit log entries of the demo admin and one suspended account, as demo data for staff pages. */
export async function seedDemoStaffActs(tx: Context, people: Map<string, { id: number; nickname: string }>) {
  const admin = people.get('admin')
  const last = [...people.values()].at(-1)
  const neighbour = people.get('vizinha')
  if (!admin || !last || !neighbour) throw new Error('the demo people are not seeded')
  const acting = await actingAs(tx, admin.id)
  await tx.db.update(users).set({ suspended_at: tx.now(), suspended_reason: reason }).where(eq(users.id, last.id))
  await audit(acting, { action: 'access_log.read', subject: `user:${last.id}`, after: { page: 1 } })
  await audit(acting, { action: 'user.suspended', subject: `user:${last.id}`, after: { reason, sessions_ended: 1 } })
  await audit(acting, {
    action: 'user.profile_edited',
    subject: `user:${neighbour.id}`,
    before: { bio: 'Me chama no telefone 11 9…' },
    after: { bio: 'Planto na varanda.', reason: 'Telefone no perfil' },
  })
}

/** A context with this viewer but no session: only the id is read. */
async function actingAs(tx: Context, id: number): Promise<Context> {
  const { nickname, user_type } = await findUser(tx, id)
  const viewer = {
    ...{ id, nickname, user_type, photo_url: null, session_id: 0, session_slid: false, roles: [], permissions: [] },
    ...{ email_verified: true, registration_confirmed: true, terms_accepted: true, need_update_password: false },
    ...{
      users_is_professor_copa_grower: false,
      leaving: false,
      discreet: false,
      game_hidden: false,
      analytics_refused: false,
    },
    apart: [],
    new_account: false,
    unread_notices: 0,
    in_cart: 0,
    has_store: false,
  }
  return { ...tx, viewer, request: { ip: '177.32.118.54', user_agent: '' } }
}
