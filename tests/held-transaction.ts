import { connected } from '#platform/database/connected.ts'
import type { Db } from '#platform/database/database.ts'
import type { SerialClient } from './serial-client.ts'

class RolledBack extends Error {}

/** Opens a transaction and keeps it open until `end()`, which rolls it back. Nested ones are savepoints. */
export function holdTransaction(client: SerialClient): Promise<{ db: Db; end: () => Promise<void> }> {
  return new Promise((ready, failed) => {
    const whole = connected(client).transaction(
      (db) =>
        new Promise<void>((_, rollBack) => {
          const end = async () => {
            rollBack(new RolledBack())
            await whole.catch((error) => {
              if (!(error instanceof RolledBack)) throw error
            })
          }
          ready({ db: db as unknown as Db, end })
        }),
    )
    whole.catch((error) => {
      if (!(error instanceof RolledBack)) failed(error)
    })
  })
}
