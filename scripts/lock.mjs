import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, Sentence } from './main.mjs'

/** One at a time per checkout. Whoever was killed while holding it holds it no longer. */
export async function withLock(name, work) {
  const folder = join(root, '.runtime', `${name}.lock`)
  while (!take(folder)) {
    if (!holderLives(folder)) rmSync(folder, { recursive: true, force: true })
    else await sleep(300)
  }
  try {
    return await work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function take(folder) {
  try {
    mkdirSync(join(root, '.runtime'), { recursive: true })
    mkdirSync(folder)
    writeFileSync(join(folder, 'pid'), String(process.pid))
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw new Sentence(`A pasta ${root} não aceita escrita (${error.code}): ajuste as permissões ou use outra cópia.`)
  }
}

function holderLives(folder) {
  try {
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'))
    if (pid) process.kill(pid, 0)
    return true
  } catch (error) {
    // No number yet: it was taken this very moment. Not ours to ask: it lives.
    return error.code === 'ENOENT' ? Date.now() < 0 : error.code === 'EPERM'
  }
}
