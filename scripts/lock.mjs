import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, UserError } from './main.mjs'

/** No step takes this long: an older lock is stale, its pid may have been reused. */
const LONGEST_HOLD_MS = 20 * 60_000

/** Lock file per checkout and name. The lock of a killed process is ignored. */
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
    throw new UserError(`A pasta ${root} não aceita escrita (${error.code}): ajuste as permissões ou use outra cópia.`)
  }
}

function isHeld(file) {
  try {
    const age = Date.now() - statSync(file).mtimeMs
    const holder = Number(readFileSync(file, 'utf8'))
    // Without a pid yet, it was taken just now.
    if (!holder) return age < 5000
    process.kill(holder, 0)
    return age < LONGEST_HOLD_MS
  } catch (error) {
    return error.code === 'EPERM'
  }
}
