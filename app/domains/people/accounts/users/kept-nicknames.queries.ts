import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { kept_nicknames } from './kept-nicknames.table.ts'

/** Hashed, so that the table reveals no names. */
export const nicknameHash = (nickname: string) =>
  createHash('sha256').update(`apelido:${nickname.toLowerCase()}`).digest('base64url')

export async function isKeptNickname({ db }: Context, nickname: string) {
  const hash = eq(kept_nicknames.nickname_hash, nicknameHash(nickname))
  return (await db.select({ kept_at: kept_nicknames.kept_at }).from(kept_nicknames).where(hash)).length > 0
}
