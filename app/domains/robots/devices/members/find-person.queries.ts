import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notApart } from '#platform/access/apart.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'

/** Somebody else by nickname. @throws 422 beside the field. */
export async function demandPerson(ctx: Context, nickname: string) {
  const viewer = signedIn(ctx)
  const [person] = await ctx.db
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(
      and(
        eq(users.nickname, nickname),
        isNull(users.deleted_at),
        isNull(users.leaving_at),
        isNull(users.hidden_at),
        notApart(viewer, users.id),
      ),
    )
  if (!person) throw invalidField('nickname', 'Não encontramos ninguém com esse apelido.')
  if (person.id === viewer.id) throw invalidField('nickname', 'Escreva o apelido de outra pessoa.')
  return person
}
