import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { root, UserError } from './main.mjs'
import { capture } from './process.mjs'

const settings = ['vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']
const steps = ['scripts/discovered-path.ts', 'scripts/precompress.ts']
const sources = ['app', 'public', 'migrations', ...steps, ...settings]
const stamp = join(root, 'build/stamp')

/** Builds the site, unless the existing build has the fingerprint of these sources. */
export async function ensureBuilt(runtime) {
  const fingerprint = fingerprintOf(sources)
  if (isBuilt(fingerprint)) return
  await withLock('build', async () => {
    if (isBuilt(fingerprint)) return
    console.log('Compilando o site…')
    rmSync(stamp, { force: true })
    const env = { ...runtime.env, NODE_ENV: 'production' }
    const { code, output } = await capture('react-router', ['build'], { cwd: root, env })
    if (code !== 0) throw new UserError(`O site não pôde ser compilado:\n${output.trim()}`)
    writeFileSync(stamp, fingerprint)
  })
}

function isBuilt(fingerprint) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint
}

function fingerprintOf(paths) {
  const hash = createHash('sha256').update(process.platform).update(process.arch)
  for (const path of paths.flatMap(filesUnder))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** Sorted, so that directory order does not matter. An absent path counts as empty. */
function filesUnder(path) {
  const entries = readEntries(join(root, path))
  if (entries === 'file') return [path]
  return entries.sort().flatMap((name) => filesUnder(join(path, name)))
}

function readEntries(path) {
  try {
    return readdirSync(path)
  } catch (error) {
    if (error.code === 'ENOTDIR') return 'file'
    if (error.code === 'ENOENT') return []
    throw error
  }
}
