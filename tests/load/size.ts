import { tokenOf } from '../site/token-of.ts'

type World = { base: string; cookie: string }
type Screen = { what: string; paths: (world: World) => Promise<string[]>; as?: 'grower' }

/** An invalid toast cookie bypasses the visitors' page cache. */
const uncached = 'grower_toast=-'

const screens: Screen[] = [
  { what: 'plant page', paths: plantPages },
  { what: 'own plants', as: 'grower', paths: async () => ['/cultivo/plantas'] },
  { what: 'public plants, REST', paths: async () => ['/api/v1/plan-cultivation/plant?private=false&per_page=20'] },
  { what: 'front page', as: 'grower', paths: async () => ['/'] },
  { what: 'people, searched', as: 'grower', paths: async () => ['/banca/pessoas?search=ja'] },
  { what: 'Hoje', as: 'grower', paths: async () => ['/cultivo'] },
  { what: 'agenda, month', as: 'grower', paths: async () => ['/cultivo/agenda?visao=mes'] },
  { what: 'climate, one year', as: 'grower', paths: yearCharts },
  { what: 'six grows compared', as: 'grower', paths: comparedPlants },
]

const ROUNDS = 400
/** Limit of `npm run bench size`: with 500 times the rows a page may cost up to 1.5 times as much. */
const MOST = 1.5

/**
 * The same screens of the same demo accounts in a small and in a heavy world, one request each alternately, so that
 * noise hits both. Prints p50 and p99 in ms and their ratios; true when each median ratio is below 1.5.
 */
export async function sizeRatios(small: string, heavy: string) {
  const worlds = await Promise.all([enter(small), enter(heavy)])
  const rows: Record<string, string | number>[] = []
  let held = true
  for (const screen of screens) {
    const [few, many] = await byTurns(screen, worlds as [World, World])
    const ratio = percentile(many, 0.5) / percentile(few, 0.5)
    held &&= ratio < MOST
    rows.push({
      what: screen.what,
      'p50 small': percentile(few, 0.5).toFixed(2),
      'p50 heavy': percentile(many, 0.5).toFixed(2),
      'ratio p50': ratio.toFixed(2),
      'p99 small': percentile(few, 0.99).toFixed(2),
      'p99 heavy': percentile(many, 0.99).toFixed(2),
      'ratio p99': (percentile(many, 0.99) / percentile(few, 0.99)).toFixed(2),
    })
  }
  console.table(rows)
  return held
}

const enter = async (base: string): Promise<World> => ({
  base,
  cookie: `grower_session=${await tokenOf(base, 'grower')}`,
})

/** Duration of each request in ms, small and heavy. */
async function byTurns(screen: Screen, worlds: [World, World]): Promise<[number[], number[]]> {
  const paths = await Promise.all(worlds.map((world) => screen.paths(world)))
  const times: [number[], number[]] = [[], []]
  for (let round = -20; round < ROUNDS; round++)
    for (const at of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const list = paths[at] as string[]
      const ms = await timed(worlds[at], screen, list[Math.abs(round) % list.length] as string)
      if (round >= 0) times[at].push(ms)
    }
  return times
}

async function timed(world: World, { as }: Screen, path: string) {
  const started = performance.now()
  const answer = await fetch(world.base + path, {
    headers: { cookie: as ? world.cookie : uncached },
    redirect: 'manual',
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return performance.now() - started
}

/** Fifty public plants, the newest of each world. */
async function plantPages({ base }: World) {
  const answer = await fetch(`${base}/api/v1/plan-cultivation/plant?private=false&per_page=50`)
  const { data } = (await answer.json()) as { data: { slug: string }[] }
  return data.map(({ slug }) => `/cultivo/planta/${slug}`)
}

async function yearCharts({ base }: World) {
  const answer = await fetch(`${base}/api/v1/plan-cultivation/space?user=joaquim.verde`)
  const { data } = (await answer.json()) as { data: { slug: string }[] }
  return data.map(({ slug }) => `/cultivo/espaco/${slug}/clima?periodo=ano`)
}

async function comparedPlants({ base }: World) {
  const answer = await fetch(`${base}/api/v1/plan-cultivation/plant?user=joaquim.verde&per_page=6`)
  const { data } = (await answer.json()) as { data: { slug: string }[] }
  return [`/cultivo/comparar?plantas=${data.map(({ slug }) => slug).join(',')}`]
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
