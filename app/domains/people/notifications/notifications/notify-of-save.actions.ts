import { eq } from 'drizzle-orm'
import { targetNamed } from '#domains/base/social/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { notifyGrouped, withdrawGrouped } from './notify-grouped.actions.ts'

type Saved = { target: string; target_id: number; user_id: number; saved: boolean }

/** Who owns the saved thing is told, or who is followed. A target without owner or card is told of to nobody. */
export async function notifyOfSave(tx: Context, { target, target_id, user_id: actor_id, saved }: Saved) {
  const act = { kind: target === 'user' ? ('follow' as const) : ('save' as const), target, target_id, actor_id }
  if (!saved) return withdrawGrouped(tx, act)
  if (target === 'user') return notifyGrouped(tx, { ...act, user_id: target_id }, () => aboutFollowers(tx, target_id))
  const thing = targetNamed(target)
  const owner = await thing.ownerOf?.(tx, target_id)
  if (!owner) return
  await notifyGrouped(tx, { ...act, user_id: owner }, async () => {
    const [card] = (await thing.saved?.cards(tx, [target_id])) ?? []
    return card ? { text: card.title, url: card.url } : null
  })
}

async function aboutFollowers({ db }: Context, id: number) {
  const [person] = await db.select({ nickname: users.nickname }).from(users).where(eq(users.id, id))
  return person ? { text: '', url: `/perfil/${person.nickname}/seguidores` } : null
}
