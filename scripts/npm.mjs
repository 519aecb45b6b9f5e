import { basename, join } from 'node:path'
import { root, UserError } from './main.mjs'
import { capture } from './process.mjs'

/** Runs npm quietly on the given Node. When npm's cache is not writable, one in the checkout is used. */
export async function npm(args, { node, env, cwd = root }) {
  const [program, first] = npmProgram(node)
  const run = (extra) => capture(program, [...first, ...args, ...extra], { cwd, env })
  let outcome = await run([])
  if (outcome.code !== 0 && /EACCES|EPERM|EROFS|root-owned/.test(outcome.output))
    outcome = await run(['--cache', join(root, '.runtime/npm-cache')])
  if (outcome.code !== 0) throw new UserError(`O npm falhou em 'npm ${args.join(' ')}':\n${outcome.output.trim()}`)
}

/** The npm that started this process, run by our Node; else the one in PATH. */
function npmProgram(node) {
  const given = process.env.npm_execpath ?? ''
  return basename(given) === 'npm-cli.js' ? [node, [given]] : ['npm', []]
}
