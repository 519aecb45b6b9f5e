import type { Context } from '#platform/context.ts'
import { nicknameHash } from './kept-nicknames.queries.ts'
import { kept_nicknames } from './kept-nicknames.table.ts'

/** The nickname of an account that is erased stays taken for ever. */
export async function keepNickname({ db, now }: Context, { nickname }: { nickname: string }) {
  await db
    .insert(kept_nicknames)
    .values({ nickname_hash: nicknameHash(nickname), kept_at: now() })
    .onConflictDoNothing()
}
