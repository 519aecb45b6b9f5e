import { join } from 'node:path'
import { socketUrl } from '../app/platform/postgres/connection.ts'
import { accountTiming } from '../tests/load/account-timing.ts'
import { lighthouseScores } from '../tests/load/lighthouse.ts'
import { ratios } from '../tests/load/ratios.ts'
import { sizeRatios } from '../tests/load/size.ts'
import { startSite } from '../tests/site/start-site.ts'

/**
 * `npm run bench`: our answers against bare node:http and bare `pg`, interleaved, on the built site with the demo world.
 * `npm run bench cached`: the measurements with that word. `npm run bench lighthouse`: Lighthouse as a phone.
 * `npm run bench timing`: whether time or words of an answer tell who has an account.
 * `npm run bench size`: the hot screens against the same in the heavy world (seeds it: some two minutes).
 * SITE_BASE (with DATABASE_URL) names a site that runs already; for `timing` it needs TRUST_PROXY=true.
 */
const running = process.env.SITE_BASE
const site = running
  ? { base: running, folder: '', stop: async () => undefined }
  : await startSite({ TRUST_PROXY: 'true' })
const databaseUrl =
  process.env.DATABASE_URL ?? (site.folder && socketUrl(join(site.folder, 'postgres/socket'), 'grower'))
try {
  const what = process.argv[2]
  const held = await (what === 'size'
    ? againstHeavy(site.base)
    : what === 'lighthouse'
      ? lighthouseScores(site.base)
      : what === 'timing'
        ? accountTiming(site.base)
        : ratios({ base: site.base, databaseUrl }, what))
  if (!held) process.exitCode = 1
} finally {
  await site.stop()
}

/** HEAVY_BASE names a heavy site that runs already. */
async function againstHeavy(base: string) {
  const given = process.env.HEAVY_BASE
  const heavy = given ? { base: given, stop: async () => undefined } : await startSite({ WORLD: 'heavy' })
  try {
    return await sizeRatios(base, heavy.base)
  } finally {
    await heavy.stop()
  }
}
