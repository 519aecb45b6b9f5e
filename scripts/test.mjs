// npm test: everything, in one run; more words go to vitest (npm test -- tests/ground). With --all every screen is looked
// at, not only those that are drawn otherwise than when they were green last.
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { main } from './main.mjs'
import { follow } from './process.mjs'
import { ensureRuntime } from './runtime.mjs'

await main(async () => {
  const runtime = await ensureRuntime()
  await ensureInstalled(runtime)
  await ensureBuilt(runtime)
  const chromium = await ensureChromium()
  const words = process.argv.slice(2)
  const all = words.includes('--all') && { LOOK_AT_ALL: 'true' }
  const env = { ...runtime.env, NODE_ENV: 'test', ...(chromium && { CHROMIUM_PATH: chromium }), ...all }
  return follow('vitest', ['run', ...words.filter((word) => word !== '--all')], { env })
})
