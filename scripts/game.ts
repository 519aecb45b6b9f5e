import { readSettings } from '../app/platform/config.ts'
import { loadBundle } from '../app/platform/launch/application.ts'
import { withDatabase } from '../app/platform/launch/database.ts'
import { StartError } from '../app/platform/start-error.ts'

/** `npm run game -- rebuild [--mend]`: replays the ledger of points and says whose stored sums differ; --mend writes them anew. */
process.env.NODE_ENV = 'production'

try {
  if (process.argv[2] !== 'rebuild') throw new StartError('Diga o que fazer: npm run game -- rebuild [--mend].')
  await rebuild(process.argv.includes('--mend'))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

async function rebuild(mend: boolean) {
  const application = await loadBundle()
  const { config, stop } = await withDatabase(readSettings(process.env), (line) => console.log(line))
  try {
    const { players, entries, wrong } = await application.rebuildGame(config, { mend })
    for (const one of wrong) console.log(JSON.stringify(one))
    console.log(
      `${entries} lançamentos de ${players} pessoas: ${wrong.length ? `${wrong.length} diferem` : 'tudo igual'}.`,
    )
    if (wrong.length && !mend) process.exitCode = 1
  } finally {
    await stop()
  }
}
