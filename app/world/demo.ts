import { seedDemoAccounts } from '#domains/accounts/users/users.seed.ts'
import { seedDemoPlants } from '#domains/cultivation/plants/plants.seed.ts'
import type { Context } from '#platform/context.ts'

/** A living community to try things out with. */
export async function demo(tx: Context) {
  const people = await seedDemoAccounts(tx)
  await seedDemoPlants(tx, people)
}
