import { eq } from 'drizzle-orm'
import { aCpf } from '#domains/people/accounts/registration-confirmation/registrations.factory.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { User } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { type Profession, professionOf, type Seat, seats } from './processes/process.kinds.ts'
import { process_history, process_members, processes } from './processes/processes.table.ts'
import { care_professionals } from './professionals/care-professionals.table.ts'
import { process_statuses } from './statuses/process-statuses.table.ts'

let made = 0
const councils: Record<Profession, string> = { advogado: 'OAB', medico: 'CRM', 'engenheiro-agronomo': 'CREA' }

/** Somebody of a profession, in the list of who receives processes. */
export async function aProfessional(ctx: Context, profession: Profession): Promise<User> {
  const user = await aUser(ctx, { user_type: profession })
  const register = `${councils[profession]}/SP ${100_000 + ++made}`
  await ctx.db.insert(care_professionals).values({ user_id: user.id, profession, register })
  return user
}

/** Somebody's legal name, with what else is known of them. */
export async function registered(ctx: Context, { id: user_id }: { id: number }, full_name: string, more = {}) {
  const known = { full_name, ...more }
  await ctx.db
    .insert(user_registrations)
    .values({ user_id, cpf: aCpf(), ...known })
    .onConflictDoUpdate({ target: user_registrations.user_id, set: known })
}

export const aClient = (ctx: Context) => aUser(ctx, { registration_confirmed_at: ctx.now() })

export async function statusId(ctx: Context, slug: string): Promise<number> {
  const [row] = await ctx.db
    .select({ id: process_statuses.id })
    .from(process_statuses)
    .where(eq(process_statuses.slug, slug))
  if (!row) throw new Error(`no status ${slug}`)
  return row.id
}

/** A process with a client and a whole team, in a status of the catalogue. */
export async function aProcess(ctx: Context, { status = 'documentacao', seated = seats as readonly Seat[] } = {}) {
  const client = await aClient(ctx)
  const status_id = await statusId(ctx, status)
  const [process] = await ctx.db
    .insert(processes)
    .values({ client_id: client.id, kind: 'habeas-corpus', status_id, status_since: ctx.now(), created_at: ctx.now() })
    .returning()
  if (!process) throw new Error('insert returned no row')
  await ctx.db.insert(process_history).values({ process_id: process.id, status_id, by: client.id, at: ctx.now() })
  const team = {} as Record<Seat, User>
  for (const seat of seats) {
    team[seat] = await aProfessional(ctx, professionOf[seat])
    if (seated.includes(seat))
      await ctx.db.insert(process_members).values({ process_id: process.id, user_id: team[seat].id, seat })
  }
  const reception = await aUser(ctx, { user_type: 'acolhimento' })
  return { process, token: process.token, client, team, reception }
}
