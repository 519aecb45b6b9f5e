// npm test: all tests; further arguments go to vitest (npm test -- tests/launcher). With --all every screen is looked at
// in both themes and widths, not on a phone by day alone.
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { main } from './main.mjs'
import { runForeground } from './process.mjs'
import { ensureRuntime } from './runtime.mjs'

await main(async () => {
  const runtime = await ensureRuntime()
  await ensureInstalled(runtime)
  await ensureBuilt(runtime)
  const chromium = await ensureChromium()
  const args = process.argv.slice(2)
  const all = args.includes('--all') && { LOOK_AT_ALL: 'true' }
  const env = { ...runtime.env, NODE_ENV: 'test', ...chromium, ...all }
  return runForeground('vitest', ['run', ...args.filter((arg) => arg !== '--all')], { env })
})
