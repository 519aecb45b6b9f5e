import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { kept_nicknames } from './kept-nicknames.table.ts'

const hashOf = (nickname: string) =>
  createHash('sha256').update(`apelido:${nickname.toLowerCase()}`).digest('base64url')

/** The nickname of an account that is erased stays taken for ever. */
export async function keepNickname({ db, now }: Context, { nickname }: { nickname: string }) {
  await db
    .insert(kept_nicknames)
    .values({ nickname_hash: hashOf(nickname), kept_at: now() })
    .onConflictDoNothing()
}

export async function isKeptNickname({ db }: Context, nickname: string) {
  const hash = eq(kept_nicknames.nickname_hash, hashOf(nickname))
  return (await db.select({ kept_at: kept_nicknames.kept_at }).from(kept_nicknames).where(hash)).length > 0
}
