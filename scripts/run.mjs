// node scripts/run.mjs <command…>: runs a command with the right Node and everything installed.
import { ensureInstalled } from './install.mjs'
import { main, UserError } from './main.mjs'
import { runForeground } from './process.mjs'
import { ensureRuntime } from './runtime.mjs'

await main(async () => {
  const [command, ...args] = process.argv.slice(2)
  if (!command) throw new UserError('Diga o que rodar: node scripts/run.mjs <comando>.')
  const runtime = await ensureRuntime()
  await ensureInstalled(runtime)
  const program = command === 'node' ? runtime.node : command
  return runForeground(program, args, { env: runtime.env, channel: args.includes('server.ts') })
})
