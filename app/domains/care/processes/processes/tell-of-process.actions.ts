import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { type Compartment, compartmentOf, professionOf } from './process.kinds.ts'
import { processUrl } from './process-address.model.ts'
import { teamOf } from './processes.queries.ts'
import type { Process } from './processes.table.ts'

type Told = {
  /** Empty: not for the client. */
  client: string
  /** What follows the number of the process: who works on forty tells them apart by it. */
  team: string
  /** Once for each: 'sent:12'. */
  what: string
  /** What it is of: its own profession alone is told. */
  compartment?: Compartment
  /** Where in the process it is: '/agenda'. */
  part?: string
}

/** Tells client and team that something happened, never what: others may read over a shoulder. */
export async function tellOfProcess(
  tx: Context,
  process: Process,
  { client, team, what, compartment, part = '' }: Told,
) {
  const by = signedIn(tx).id
  const key = `process:${process.id}:${what}`
  const members = (await teamOf(tx, process.id)).filter(
    ({ seat }) => !compartment || compartmentOf[professionOf[seat]] === compartment,
  )
  const people = new Map([
    ...members.map(({ id }) => [id, `Processo ${process.id}: ${team}`] as const),
    ...(client ? [[process.client_id, client] as const] : []),
  ])
  for (const [user_id, title] of [...people].sort(([a], [b]) => a - b))
    if (user_id !== by)
      await notify(tx, { user_id, kind: 'process', title, url: processUrl(process.token) + part, key })
}
