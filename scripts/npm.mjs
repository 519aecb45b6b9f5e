import { basename, join } from 'node:path'
import { root, Sentence } from './main.mjs'
import { collect } from './process.mjs'

/** Runs npm quietly on the given Node. A cache that is not ours to write is replaced by one of the checkout. */
export async function npm(args, { node, env, cwd = root }) {
  const [program, first] = npmProgram(node)
  const run = (extra) => collect(program, [...first, ...args, ...extra], { cwd, env })
  let outcome = await run([])
  if (outcome.code !== 0 && /EACCES|EPERM|EROFS|root-owned/.test(outcome.output))
    outcome = await run(['--cache', join(root, '.runtime/npm-cache')])
  if (outcome.code !== 0) throw new Sentence(`O npm falhou em 'npm ${args.join(' ')}':\n${outcome.output.trim()}`)
}

/** The npm that started us, run by our Node; else the one of PATH. */
function npmProgram(node) {
  const given = process.env.npm_execpath ?? ''
  return basename(given) === 'npm-cli.js' ? [node, [given]] : ['npm', []]
}
