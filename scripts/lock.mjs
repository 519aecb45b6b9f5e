import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, Sentence } from './main.mjs'

/** No step takes this long; its holder's number belongs to another process by now. */
const LONGEST_HOLD_MS = 20 * 60_000

/** One at a time per checkout. Whoever was killed while holding it holds it no longer. */
export async function withLock(name, work) {
  const file = join(root, '.runtime', `${name}.lock`)
  while (!take(file)) {
    if (isHeld(file)) await sleep(300)
    else rmSync(file, { force: true })
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file) {
  try {
    mkdirSync(join(root, '.runtime'), { recursive: true })
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw new Sentence(`A pasta ${root} não aceita escrita (${error.code}): ajuste as permissões ou use outra cópia.`)
  }
}

function isHeld(file) {
  try {
    const age = Date.now() - statSync(file).mtimeMs
    const holder = Number(readFileSync(file, 'utf8'))
    // Without a number yet it was taken this very moment.
    if (!holder) return age < 5000
    process.kill(holder, 0)
    return age < LONGEST_HOLD_MS
  } catch (error) {
    return error.code === 'EPERM'
  }
}
