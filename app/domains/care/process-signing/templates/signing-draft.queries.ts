import { and, eq } from 'drizzle-orm'
import { filled } from '#domains/care/process-chat/answers/answer-text.model.ts'
import type { Process } from '#domains/care/processes/processes/processes.table.ts'
import { care_professionals } from '#domains/care/processes/professionals/care-professionals.table.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { formatLongDay } from '#shared/dates.ts'
import { applyMask } from '#shared/masks.ts'
import type { SigningTemplate } from './signing-templates.table.ts'
import { BLANK, placesOf, type TemplateWords } from './template-places.model.ts'

/** What somebody registered with, and as whom they work here. */
export async function registrationOf({ db }: Context, user_id: number) {
  const [row] = await db
    .select({ nickname: users.nickname, register: care_professionals.register, of: user_registrations })
    .from(users)
    .leftJoin(user_registrations, eq(user_registrations.user_id, users.id))
    .leftJoin(care_professionals, eq(care_professionals.user_id, users.id))
    .where(and(eq(users.id, user_id)))
  if (!row) throw new Error(`no user ${user_id}`)
  return { ...row, full_name: row.of?.full_name ?? null }
}

/** A template in the words of a process; only what its compartment may name. */
export async function draftText(ctx: Context, { client_id }: Process, { text, compartment }: SigningTemplate) {
  const [client, worker] = [await registrationOf(ctx, client_id), await registrationOf(ctx, signedIn(ctx).id)]
  const words: TemplateWords = {
    cliente: client.full_name ?? client.nickname,
    profissional: worker.full_name ?? worker.nickname,
    registro: worker.register ?? BLANK,
    dia: formatLongDay(ctx.now()),
    cpf: client.of ? applyMask('cpf', client.of.cpf) : BLANK,
    endereco: addressOf(client.of) || BLANK,
  }
  const places = placesOf(compartment)
  return filled(text, Object.fromEntries(Object.entries(words).filter(([place]) => places.includes(place))))
}

function addressOf(of: typeof user_registrations.$inferSelect | null) {
  if (!of?.city) return ''
  const { street, number, complement, district, city, uf, cep } = of
  return [street, number, complement, district, `${city}/${uf}`, cep && `CEP ${applyMask('cep', cep)}`]
    .filter(Boolean)
    .join(', ')
}
