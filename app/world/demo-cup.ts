import { seedDemoScores } from '#domains/contest/bench/bench.seed.ts'
import { seedDemoEditions } from '#domains/contest/editions/editions.seed.ts'
import { seedDemoEntries } from '#domains/contest/entries/entries.seed.ts'
import { seedDemoFinalists, seedDemoResult } from '#domains/contest/results/results.seed.ts'
import { seedDemoVotes } from '#domains/contest/voting/voting.seed.ts'
import type { Context } from '#platform/context.ts'

type Options = { people: Map<string, { id: number }>; voters: number[]; say: (line: string) => void }

/** An edition of the cup that is over, with its result, and one in its popular vote. */
export async function demoCup(tx: Context, { people, voters, say }: Options) {
  say('Abrindo a copa…')
  const id = (name: string) => people.get(name)?.id ?? 0
  const { old, current } = await seedDemoEditions(tx, people)
  await seedDemoEntries(tx, old, { each: 4, named: [id('vizinha')] })
  await seedDemoVotes(tx, old, { phase: 'votacao-popular', voters })
  await seedDemoScores(tx, old)
  await seedDemoFinalists(tx, old)
  await seedDemoVotes(tx, old, { phase: 'final-nas-categorias', voters })
  await seedDemoVotes(tx, old, { phase: 'cultivo-do-ano', voters })
  await seedDemoResult(tx, old, id('admin'))
  await seedDemoEntries(tx, current, { each: 7, named: [id('grower'), id('vizinha')] })
  // The named people vote themselves.
  const own = ['grower', 'vizinha', 'novata'].map(id)
  await seedDemoVotes(tx, current, {
    phase: 'votacao-popular',
    voters: voters.filter((voter) => !own.includes(voter)),
    waiting: 3,
  })
}
