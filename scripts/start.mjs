// npm start: runs the production build, from a fresh checkout with nothing but Node and npm.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { main } from './main.mjs'
import { runForeground } from './process.mjs'
import { ensureRuntime } from './runtime.mjs'
import { serverArguments } from './server-arguments.mjs'

await main(async () => {
  const runtime = await ensureRuntime()
  await ensureInstalled(runtime)
  await ensureBuilt(runtime)
  return runForeground(runtime.node, serverArguments, {
    env: { ...runtime.env, NODE_ENV: 'production' },
    channel: true,
  })
})
