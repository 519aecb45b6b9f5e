import { z } from 'zod'

const count = z.number().int()
const moment = z.date().nullable()

export const Health = z.object({
  database: z.object({ version: z.string(), bytes: z.number(), connections: count, most_connections: count }),
  jobs: z.object({
    waiting: count,
    /** Since when the oldest that should have run waits. */
    oldest_due: moment,
    /** Given up, by name. */
    failed: z.array(z.object({ name: z.string(), count, last_at: z.date() })),
  }),
  mail: z.object({ configured: z.boolean(), waiting: count, oldest: moment, failed: count }),
  storage: z.object({ writes: z.boolean() }),
  /** The processes by which readings of robots come in; empty where none ever ran. */
  robots: z.array(z.object({ role: z.string(), beat_at: z.date(), up: z.boolean() })),
  /** Of the database's own archive, the ground of a restore to any moment. */
  backup: z.object({ archiving: z.boolean(), last_at: moment, last_failed_at: moment }),
})
export type Health = z.infer<typeof Health>
