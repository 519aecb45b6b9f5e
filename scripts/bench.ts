import { join } from 'node:path'
import { socketUrl } from '../app/platform/postgres/connection.ts'
import { lighthouseScores } from '../tests/load/lighthouse.ts'
import { ratios } from '../tests/load/ratios.ts'
import { startSite } from '../tests/site/start-site.ts'

/**
 * `npm run bench`: our answers against bare node:http and bare `pg`, interleaved, on the built site with the demo world.
 * `npm run bench cached`: the measurements with that word. `npm run bench lighthouse`: Lighthouse as a phone. SITE_BASE (with DATABASE_URL) names a site that runs already.
 */
const running = process.env.SITE_BASE
const site = running ? { base: running, folder: '', stop: async () => undefined } : await startSite()
const databaseUrl =
  process.env.DATABASE_URL ?? (site.folder && socketUrl(join(site.folder, 'postgres/socket'), 'grower'))
try {
  const held =
    process.argv[2] === 'lighthouse'
      ? await lighthouseScores(site.base)
      : await ratios({ base: site.base, databaseUrl }, process.argv[2])
  if (!held) process.exitCode = 1
} finally {
  await site.stop()
}
