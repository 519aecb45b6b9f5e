import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { socketUrl } from '../app/platform/postgres/connection.ts'
import { accountTiming } from '../tests/load/account-timing.ts'
import { cupVotes } from '../tests/load/cup-votes.ts'
import { explained } from '../tests/load/explain.ts'
import { explainedFeeds, feedRatios } from '../tests/load/feeds.ts'
import { lighthouseScores } from '../tests/load/lighthouse.ts'
import { ratios } from '../tests/load/ratios.ts'
import { sizeRatios } from '../tests/load/size.ts'
import { robotLists } from '../tests/load/telemetry/robot-lists.ts'
import { telemetryRates } from '../tests/load/telemetry/telemetry.ts'
import { yearOfTelemetry } from '../tests/load/telemetry/year.ts'
import { wateringErrors } from '../tests/load/watering-advice.ts'
import { startSite } from '../tests/site/start-site.ts'

/**
 * `npm run bench`: throughput relative to bare node:http and bare `pg`, interleaved, on the built site with the demo
 * world.
 * `npm run bench cached`: only the measurements whose name contains that word. `npm run bench lighthouse`: Lighthouse
 * (mobile).
 * `npm run bench timing`: whether response time or content reveals who has an account.
 * `npm run bench size`: the hot screens relative to the heavy world (seeds it: some two minutes).
 * `npm run bench explain`: writes the query plans of the heavy world to .bench/explain.md (HEAVY_URL: its database).
 * `npm run bench feeds`: each feed of a visitor, a newcomer and one who follows 2,000, in the demo and the heavy world (seeds
 * both; DATABASE_URL and HEAVY_URL name running ones); the heavy world's plans go to .bench/explain-feeds.md.
 * `npm run bench telemetry`: messages a second of 50 robots by MQTT and HTTP, beside a bare COPY and Mosquitto (BENCH_SECONDS).
 * `npm run bench robots`: lists and alerts when 5,000 robots have told 2,000,000 events.
 * `npm run bench year`: charts over a year of ten robots against a day's data (BENCH_DAYS).
 * `npm run bench watering`: how far the next watering is forecast off, in days, in the demo world (DATABASE_URL names a running one).
 * `npm run bench cup`: 100 people vote and change votes for 30 s, then the published file is counted again.
 * SITE_BASE (with DATABASE_URL) names a running site; for `timing` and `cup` it needs TRUST_PROXY=127.0.0.1,::1.
 */
const urlIn = (folder: string) => socketUrl(join(folder, 'postgres/socket'), 'grower')

const head = `# How the hot statements run

Written by \`npm run bench explain\` in the heavy world (100,000 growers and plants, 5,000,000 updates), as a grower with five
plants in one space asks. Each plan is of a statement as it really ran; 'loops' counts, 'rows' are those that came.`

const headOfFeeds = `# How the statements of feeds run

Written by \`npm run bench feeds\` in the heavy world (1,000,000 posts, 10,000,000 saves), as a visitor, a newcomer and one who
follows 2,000 people read the first page. Each plan is of a statement as it really ran.`

const what = process.argv[2]
const own: Record<string, () => Promise<boolean>> = {
  explain: writePlans,
  feeds: measureFeeds,
  robots: robotLists,
  telemetry: telemetryRates,
  watering: measureWatering,
  year: yearOfTelemetry,
}
const passed = await (own[what ?? ''] ?? measured)()
if (!passed) process.exitCode = 1

async function measured() {
  const running = process.env.SITE_BASE
  const site = running
    ? { base: running, folder: '', stop: async () => undefined }
    : await startSite({ TRUST_PROXY: '127.0.0.1,::1' })
  try {
    if (what === 'size') return await againstHeavy(site.base)
    if (what === 'lighthouse') return await lighthouseScores(site.base)
    if (what === 'timing') return await accountTiming(site.base)
    const databaseUrl = process.env.DATABASE_URL ?? (site.folder && urlIn(site.folder))
    if (what === 'cup') return await cupVotes(site.base, databaseUrl)
    return await ratios({ base: site.base, databaseUrl }, what)
  } finally {
    await site.stop()
  }
}

/** HEAVY_BASE names a running heavy site. */
async function againstHeavy(base: string) {
  const running = process.env.HEAVY_BASE
  const heavy = running ? { base: running, stop: async () => undefined } : await startSite({ WORLD: 'heavy' })
  try {
    return await sizeRatios(base, heavy.base)
  } finally {
    await heavy.stop()
  }
}

async function writePlans() {
  const base = process.env.HEAVY_URL
  const heavy = base ? undefined : await startSite({ WORLD: 'heavy' })
  try {
    const plans = await explained(base ?? urlIn(heavy?.folder ?? ''))
    await keepPlans('explain.md', `${head}\n\n${plans}\n`)
    return true
  } finally {
    await heavy?.stop()
  }
}

/** Read by who measures, and kept by nobody: thousands of lines that change with the data. */
async function keepPlans(name: string, text: string) {
  await mkdir('.bench', { recursive: true })
  await writeFile(join('.bench', name), text)
  console.log(`.bench/${name}`)
}

async function measureWatering() {
  const { DATABASE_URL } = process.env
  const site = DATABASE_URL ? undefined : await startSite()
  try {
    return await wateringErrors(DATABASE_URL ?? urlIn(site?.folder ?? ''))
  } finally {
    await site?.stop()
  }
}

async function measureFeeds() {
  const { DATABASE_URL, HEAVY_URL } = process.env
  const small = DATABASE_URL ? undefined : await startSite()
  const heavy = HEAVY_URL ? undefined : await startSite({ WORLD: 'heavy' })
  try {
    const urls = [DATABASE_URL ?? urlIn(small?.folder ?? ''), HEAVY_URL ?? urlIn(heavy?.folder ?? '')] as const
    const held = await feedRatios(...urls)
    await keepPlans('explain-feeds.md', `${headOfFeeds}\n\n${await explainedFeeds(urls[1])}\n`)
    return held
  } finally {
    await small?.stop()
    await heavy?.stop()
  }
}
