import type { Viewer } from './access/viewer.ts'
import type { Db } from './database/database.ts'
import type { Environment } from './environment.ts'

/** Where a request came from. `ip` is the peer's, or the proxy's word for it when TRUST_PROXY says so. */
export type RequestInfo = { ip: string; user_agent: string }

/** What every read and write is given. `db` is the pool, or the transaction inside `transaction`. */
export type Context = {
  db: Db
  env: Environment
  viewer: Viewer
  now: () => Date
  request: RequestInfo
  /** Runs `work` in one transaction; nested calls join it. Effects outside the database belong after it. */
  transaction: <T>(work: (tx: Context) => Promise<T>) => Promise<T>
  /** Runs `effect` when the open transaction has committed; never when it rolled back. Outside one: at once. */
  afterCommit: (effect: () => void) => void
}

const nowhere: RequestInfo = { ip: '127.0.0.1', user_agent: '' }

type Parts = Omit<Context, 'transaction' | 'afterCommit'>

export function createContext(options: Pick<Context, 'db' | 'env'> & Partial<Parts>): Context {
  const { db, env, viewer = null, now = () => new Date(), request = nowhere } = options
  const parts: Parts = { db, env, viewer, now, request }
  return { ...parts, afterCommit: (effect) => effect(), transaction: (work) => transact(parts, work) }
}

async function transact<T>(parts: Parts, work: (tx: Context) => Promise<T>): Promise<T> {
  const effects: (() => void)[] = []
  const afterCommit = (effect: () => void) => void effects.push(effect)
  const result = await parts.db.transaction((db) => {
    const tx: Context = { ...parts, db, afterCommit, transaction: (nested) => nested(tx) }
    return work(tx)
  })
  for (const effect of effects) effect()
  return result
}

/** The same request, answered for somebody else (right after login, or in a test): its transactions are its own. */
export const withViewer = (ctx: Context, viewer: Viewer): Context => createContext({ ...ctx, viewer })

/** The same request and transaction, done in the place of another person: what staff edits is that person's. */
export function inPlaceOf(ctx: Context, id: number): Context {
  const there: Context = { ...ctx, viewer: { ...signedIn(ctx), id }, transaction: (work) => inside(work) }
  const inside = <T>(work: (tx: Context) => Promise<T>) =>
    ctx.transaction((tx) => work(tx === ctx ? there : inPlaceOf(tx, id)))
  return there
}

/** The signed-in person of a context behind an access rule that demands one. */
export function signedIn(ctx: Context) {
  if (!ctx.viewer) throw new Error('this call needs a signed-in viewer: its access rule is wrong')
  return ctx.viewer
}
