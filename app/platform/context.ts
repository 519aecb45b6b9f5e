import type { Device } from './access/device.ts'
import type { SignedIn, Viewer } from './access/viewer.ts'
import { againAfterDeadlock } from './database/again-after-deadlock.ts'
import type { Db } from './database/database.ts'
import { readThrough } from './database/read-through.ts'
import type { Environment } from './environment.ts'

/**
 * Origin of a request. `ip` is the peer's, or taken from the proxy's header when TRUST_PROXY allows it;
 * `accepts_counting` is the answer of this browser in the cookie `accept_cookie`, no without one.
 */
export type RequestInfo = { ip: string; user_agent: string; accepts_counting?: boolean }

/** What every read and write takes. `db` is the pool, or the open transaction inside `transaction`. */
export type Context = {
  db: Db
  env: Environment
  viewer: Viewer
  /** The robot whose token the request carries; then there is no viewer. */
  device: Device
  now: () => Date
  request: RequestInfo
  /**
   * Runs `work` in one transaction; nested calls join it. Side effects outside the database belong in `afterCommit`:
   * when the database breaks a deadlock by it, it is rolled back and run again.
   */
  transaction: <T>(work: (tx: Context) => Promise<T>) => Promise<T>
  /** What is written happened long ago and is brought from elsewhere: of it nobody is told, and it earns nothing. */
  past?: true
  /** Runs `effect` after the open transaction commits, never after a rollback. Outside a transaction: immediately. */
  afterCommit: (effect: () => void) => void
}

const localRequest: RequestInfo = { ip: '127.0.0.1', user_agent: '' }

type Parts = Omit<Context, 'transaction' | 'afterCommit'>

export function createContext(options: Pick<Context, 'db' | 'env'> & Partial<Parts>): Context {
  const { db, env, viewer = null, device = null, now = () => new Date(), request = localRequest, past } = options
  const parts: Parts = { db, env, viewer, device, now, request, ...(past && { past }) }
  return { ...parts, afterCommit: (effect) => effect(), transaction: (work) => transact(parts, work) }
}

const transact = <T>(parts: Parts, work: (tx: Context) => Promise<T>): Promise<T> =>
  againAfterDeadlock(() => transactOnce(parts, work))

/**
 * Reads whole lists on one snapshot of the database: whatever is written meanwhile, all that `work` reads is of one moment,
 * and each list is one query.
 */
export const inSnapshot = <T>(ctx: Context, work: (tx: Context) => Promise<T>): Promise<T> =>
  transactOnce(
    ctx,
    (tx) => {
      const reading: Context = { ...tx, db: readThrough(tx.db), transaction: (nested) => nested(reading) }
      return work(reading)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

type Config = Parameters<Db['transaction']>[1]

async function transactOnce<T>(parts: Parts, work: (tx: Context) => Promise<T>, config?: Config): Promise<T> {
  const effects: (() => void)[] = []
  const afterCommit = (effect: () => void) => void effects.push(effect)
  const result = await parts.db.transaction((db) => {
    const tx: Context = { ...parts, db, afterCommit, transaction: (nested) => nested(tx) }
    return work(tx)
  }, config)
  for (const effect of effects) effect()
  return result
}

/**
 * Runs a part of an open transaction that may fail alone: when it throws, what it wrote is gone, its side effects too, and
 * the rest of the transaction goes on.
 */
export async function inSavepoint<T>(tx: Context, work: (inner: Context) => Promise<T>): Promise<T> {
  const effects: (() => void)[] = []
  const afterCommit = (effect: () => void) => void effects.push(effect)
  const result = await tx.db.transaction((db) => {
    const inner: Context = { ...tx, db, afterCommit, transaction: (nested) => nested(inner) }
    return work(inner)
  })
  for (const effect of effects) tx.afterCommit(effect)
  return result
}

/** The same request as another viewer (right after login, or in a test). It opens transactions of its own. */
export const withViewer = (ctx: Context, viewer: Viewer): Context => createContext({ ...ctx, viewer })

/** The same request and transaction with another person as viewer: what staff edits belongs to that person. */
export function inPlaceOf(ctx: Context, id: number): Context {
  const there: Context = { ...ctx, viewer: { ...signedIn(ctx), id }, transaction: (work) => inside(work) }
  const inside = <T>(work: (tx: Context) => Promise<T>) =>
    ctx.transaction((tx) => work(tx === ctx ? there : inPlaceOf(tx, id)))
  return there
}

/** The open transaction as somebody who brings along what happened long ago: events are heard where pages are thrown away, and nowhere else. */
export function bringingPast(tx: Context, viewer: SignedIn): Context {
  const there: Context = { ...tx, viewer, past: true, transaction: (work) => work(there) }
  return there
}

/** The viewer, behind an access rule that requires one. @throws when there is none. */
export function signedIn(ctx: Context) {
  if (!ctx.viewer) throw new Error('this call needs a signed-in viewer: its access rule is wrong')
  return ctx.viewer
}

/** The robot of the request, behind the access rule `device`. @throws when there is none. */
export function signedDevice(ctx: Context) {
  if (!ctx.device) throw new Error('this call needs a robot: its access rule is wrong')
  return ctx.device
}
