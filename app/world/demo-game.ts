import { seedDemoHonours, seedDemoPrizes } from '#domains/game/honours/honours.seed.ts'
import { seedDemoPoints } from '#domains/game/points/points.seed.ts'
import { seedDemoRewards } from '#domains/game/rewards/rewards.seed.ts'
import type { Context } from '#platform/context.ts'

type Options = { people: Map<string, { id: number }>; say: (line: string) => void }

/** A month of the game, by what people really did: badges and missions first, so that points win them. */
export async function demoGame(tx: Context, { people, say }: Options) {
  say('Contando pontos…')
  await seedDemoHonours(tx, people)
  await seedDemoPoints(tx)
  await seedDemoPrizes(tx, people)
  await seedDemoRewards(tx, people)
}
