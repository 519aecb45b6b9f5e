import { eq } from 'drizzle-orm'
import type { Moderated } from '#domains/base/social/index.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { letIn, shutOut } from './shut-out.actions.ts'
import { type User, users } from './users.table.ts'

type Profile = Pick<User, 'bio' | 'networks' | 'photo_file_id'>

/** A profile: hidden, only its person opens it; removed, it loses what they wrote and their photo. */
export const moderatedAccount: Moderated = {
  seen: async (ctx, id) => {
    const [user] = await ctx.db.select().from(users).where(eq(users.id, id))
    if (!user) throw gone()
    return {
      title: user.nickname,
      text: [user.bio, ...Object.values(user.networks)].filter(Boolean).join('\n'),
      url: `/perfil/${user.nickname}`,
      author_id: user.id,
      gone: user.deleted_at !== null,
      photo_ids: user.photo_file_id ? [user.photo_file_id] : [],
    }
  },
  hide: async (tx, id) => {
    await lock(tx, id)
    await shutOut(tx, id, { hidden_at: tx.now() })
    await purge(tx, `user:${id}`)
    return {}
  },
  remove: async (tx, id) => {
    const { bio, networks, photo_file_id } = await lock(tx, id)
    await write(tx, id, { bio: '', networks: {}, photo_file_id: null })
    return { bio, networks, photo_file_id } satisfies Profile
  },
  show: async (tx, id, before) => {
    await lock(tx, id)
    await letIn(tx, id, { ...(before as Partial<Profile>), hidden_at: null })
    await purge(tx, `user:${id}`)
  },
}

async function lock(tx: Context, id: number): Promise<User> {
  const [user] = await tx.db.select().from(users).where(eq(users.id, id)).for('update')
  if (!user) throw gone()
  return user
}

async function write(tx: Context, id: number, columns: Partial<User>) {
  await tx.db.update(users).set(columns).where(eq(users.id, id))
  await purge(tx, `user:${id}`)
}

const gone = () => new AppError('not_found', 'Não encontramos essa pessoa no nosso jardim.')
