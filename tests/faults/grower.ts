import { aSession, aUser } from '../../app/domains/people/accounts/users/users.factory.ts'
import { createContext } from '../../app/platform/context.ts'
import { openDatabase } from '../../app/platform/database/database.ts'
import { testEnvironment } from '../environment.ts'

export type Grower = { id: number; token: string }

/** Inserts signed-in people directly into the database of a running site. */
export async function makeGrowers(databaseUrl: string, nicknames: string[]): Promise<Grower[]> {
  const database = openDatabase(databaseUrl, { transactions: 1 })
  try {
    const ctx = createContext({ db: database.db, env: testEnvironment() })
    const growers = []
    for (const nickname of nicknames) {
      const { id } = await aUser(ctx, { nickname })
      growers.push({ id, ...(await aSession(ctx, { id })) })
    }
    return growers
  } finally {
    await database.close()
  }
}
