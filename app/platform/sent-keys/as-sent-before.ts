import { createHash } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { DAY } from '#shared/durations.ts'
import { SENT_BEFORE } from '#shared/sent-before.ts'
import { sent_keys } from './sent-keys.table.ts'

/** After so long nobody's page sends the same again. */
const KEPT = 7 * DAY

/** What the same thing may come with or without: keys, answers to questions, photos that were still on their way. */
const BESIDES = [
  'idempotency_key',
  'act_key',
  'sure',
  'opened',
  'anyway',
  'mends',
  'queued_at',
  'queued_with',
  'photo_ids',
]

/**
 * Does what came with an idempotency key, once; `call` names it. What it makes looks up its own key and is told again. Here
 * the whole content is compared: other words under a key that was taken are 409, and do not seem to be kept. Written after it
 * is done, as it may talk to a bank meanwhile: what ends between both is judged by its own rules alone.
 */
export async function asSentBefore<T>(ctx: Context, call: string, input: unknown, does: () => T): Promise<Awaited<T>> {
  const key = keyOf(input)
  if (!key || !ctx.viewer) return await does()
  const id = hash(`${ctx.viewer.id} ${call} ${key}`)
  const content = contentOf(input as object)
  const [before] = await ctx.db.select().from(sent_keys).where(eq(sent_keys.id, id))
  if (before && before.content !== content) throw new AppError('conflict', SENT_BEFORE)
  const done = await does()
  if (!before) await ctx.db.insert(sent_keys).values({ id, content, sent_at: ctx.now() }).onConflictDoNothing()
  return done
}

/**
 * Writes, in the open transaction, what has no key of its own: once for each key of the person, always without one. `what`
 * names it.
 */
export async function once(tx: Context, { what, key }: { what: string; key?: string }, write: () => Promise<unknown>) {
  if (key) {
    const id = hash(`${tx.viewer?.id} once ${what} ${key}`)
    const mark = { id, content: '', sent_at: tx.now() }
    const [first] = await tx.db.insert(sent_keys).values(mark).onConflictDoNothing().returning({ id: sent_keys.id })
    if (!first) return
  }
  await write()
}

/** Deletes what nobody sends again (cron). */
export async function sweepSentKeys(ctx: Context) {
  await ctx.db.delete(sent_keys).where(lt(sent_keys.sent_at, new Date(ctx.now().getTime() - KEPT)))
}

function keyOf(input: unknown): string | undefined {
  const { idempotency_key, act_key } = (input ?? {}) as Record<string, unknown>
  const key = idempotency_key ?? act_key
  return typeof key === 'string' ? key : undefined
}

function contentOf(input: object): string {
  const said = Object.entries(input).filter(([name]) => !BESIDES.includes(name))
  return hash(canonicalJson(JSON.parse(JSON.stringify(Object.fromEntries(said)))))
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
