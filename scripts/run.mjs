// node scripts/run.mjs <command…>: on the right Node, with everything installed.
import { ensureInstalled } from './install.mjs'
import { main, Sentence } from './main.mjs'
import { follow } from './process.mjs'
import { ensureRuntime } from './runtime.mjs'

await main(async () => {
  const [command, ...args] = process.argv.slice(2)
  if (!command) throw new Sentence('Diga o que rodar: node scripts/run.mjs <comando>.')
  const runtime = await ensureRuntime()
  await ensureInstalled(runtime)
  const program = command === 'node' ? runtime.node : command
  return follow(program, args, { env: runtime.env, channel: args.includes('server.ts') })
})
