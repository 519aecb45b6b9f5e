import { eq } from 'drizzle-orm'
import type { Moderated } from '#domains/base/social/index.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { noEntry } from './cup-entries.queries.ts'
import { type CupEntry, cup_entries } from './cup-entries.table.ts'

/** Hidden it is out of the lists and gets neither votes nor scores; whether it stays in the cup the cup's team decides. */
export const moderatedCupEntry: Moderated = {
  seen: async (ctx, id) => {
    const { title, report, uuid, user_id, state, proof } = await lock(ctx, id)
    return {
      ...{ title, text: report, url: `/copa-grower/ver-redondo/${uuid}`, author_id: user_id ?? 0 },
      ...{ gone: state === 'retirado', photo_ids: proof.photos.map(({ file_id }) => file_id) },
    }
  },
  hide: (tx, id) => setHidden(tx, id, tx.now()),
  remove: (tx, id) => setHidden(tx, id, tx.now()),
  show: async (tx, id) => void (await setHidden(tx, id, null)),
}

async function setHidden(tx: Context, id: number, hidden_at: Date | null) {
  await lock(tx, id)
  await tx.db.update(cup_entries).set({ hidden_at }).where(eq(cup_entries.id, id))
  await purge(tx, 'cup')
  return {}
}

async function lock({ db }: Context, id: number): Promise<CupEntry> {
  const [entry] = await db.select().from(cup_entries).where(eq(cup_entries.id, id)).for('update')
  if (!entry) throw noEntry()
  return entry
}
