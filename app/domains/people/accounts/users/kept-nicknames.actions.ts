import type { Context } from '#platform/context.ts'
import { nicknameHash } from './kept-nicknames.queries.ts'
import { kept_nicknames } from './kept-nicknames.table.ts'

/** Reserves the nickname of an erased account for ever. */
export async function reserveNickname({ db, now }: Context, { nickname }: { nickname: string }) {
  await db
    .insert(kept_nicknames)
    .values({ nickname_hash: nicknameHash(nickname), kept_at: now() })
    .onConflictDoNothing()
}
