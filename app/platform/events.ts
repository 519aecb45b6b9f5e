import type { Context } from './context.ts'
import { addJob, type Jobs } from './jobs/jobs.ts'

/** Domain events and their payloads, by name. Each domain adds its own in `*.events.ts` by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains
export interface Events {}
export type EventName = keyof Events & string

type Inside<E extends EventName> = (tx: Context, event: Events[E]) => Promise<void>
export type Subscriber<E extends EventName = EventName> = {
  on: E
  /** Hears also of what is brought from elsewhere, long after it happened (`Context.past`). */
  past?: true
  /** Database writes only, in the event's transaction. */
  inside?: Inside<E>
  /** Side effects: one job per event and key, after commit. */
  job?: {
    name: keyof Jobs & string
    key: (event: Events[E]) => string
    payload: (event: Events[E]) => object
    /** As of `addJob`. */
    priority?: number
  }
}

/** Typed entry of a `*.subscribers.ts` list. */
export const on = <E extends EventName>(name: E, effect: Omit<Subscriber<E>, 'on'>) =>
  ({ on: name, ...effect }) as unknown as Subscriber

const lists = new Map<string, Subscriber[]>()

/** Called once by app/install.ts with the joined list of all domains. */
export function installSubscribers(subscribers: Subscriber[]) {
  lists.clear()
  for (const s of subscribers) lists.set(s.on, [...(lists.get(s.on) ?? []), s])
}

/** For worlds: while `work` runs, only these listen; what happened long ago is not mailed today. */
export async function onlyInstalled<T>(subscribers: Subscriber[], work: () => Promise<T>): Promise<T> {
  const before = [...lists.values()].flat()
  installSubscribers(subscribers)
  try {
    return await work()
  } finally {
    installSubscribers(before)
  }
}

/** For tests: these listen too, until the returned function is called. */
export function alsoInstall(subscribers: Subscriber[]): () => void {
  const before = [...lists.values()].flat()
  installSubscribers([...before, ...subscribers])
  return () => installSubscribers(before)
}

/** Publishes an event to its subscribers, in the transaction that caused it. */
export async function record<E extends EventName>(tx: Context, name: E, event: Events[E]) {
  for (const { inside, job, past } of (lists.get(name) ?? []) as unknown as Subscriber<E>[]) {
    if (tx.past && !past) continue
    await inside?.(tx, event)
    if (job)
      await addJob(tx, job.name, job.payload(event) as never, {
        job_key: `${name}:${job.name}:${job.key(event)}`,
        priority: job.priority,
      })
  }
}
