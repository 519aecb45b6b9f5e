// npm test: everything, in one run; more words go to vitest (npm test -- tests/ground).
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
  const env = { ...runtime.env, NODE_ENV: 'test', ...(chromium && { CHROMIUM_PATH: chromium }) }
  return follow('vitest', ['run', ...process.argv.slice(2)], { env })
})
