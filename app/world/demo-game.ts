import { and, eq } from 'drizzle-orm'
import { seedDemoHonours, seedDemoPrizes } from '#domains/game/honours/honours.seed.ts'
import { seedDemoPoints } from '#domains/game/points/points.seed.ts'
import { seedDemoRewards } from '#domains/game/rewards/rewards.seed.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'

type Options = { people: Map<string, { id: number }>; say: (line: string) => void }

/** A month of the game, by what people really did: badges and missions first, so that points win them. */
export async function demoGame(tx: Context, { people, say }: Options) {
  say('Contando pontos…')
  await seedDemoHonours(tx, people)
  await seedDemoPoints(tx)
  await seedDemoPrizes(tx, people)
  await seedDemoRewards(tx, people)
  // Only the mission whose prize waits is news.
  await tx.db
    .update(notifications)
    .set({ read_at: tx.now() })
    .where(and(eq(notifications.kind, 'game'), eq(notifications.url, '/gameficacao/emblemas')))
}
