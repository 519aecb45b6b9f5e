import { access, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartError } from '../start-error.ts'
import { spawnAs } from './as-database-user.ts'
import type { Folders } from './folders.ts'
import { isAlive } from './running-server.ts'
import { SUPERUSER } from './superuser.ts'
import type { SystemUser } from './system-user.ts'

type Options = {
  bin: string
  folders: Folders
  user: SystemUser | undefined
  durable: boolean
  log: (line: string) => void
}

/**
 * Runs initdb when there is no data folder. It is created by a rename, so that a crash leaves it complete or absent.
 */
export async function ensureCluster(options: Options) {
  const { folders, log } = options
  await removeDrafts(folders.home)
  if (await exists(join(folders.data, 'global/pg_control'))) return
  await setAside(folders, log)
  log('Criando o banco de dados…')
  const draft = join(folders.home, `draft-${process.pid}`)
  await initdb(options, draft)
  await rename(draft, folders.data).catch(async (error) => {
    await rm(draft, { recursive: true, force: true })
    if (!(await exists(join(folders.data, 'global/pg_control')))) throw error
  })
}

/** Removes what a killed initdb left behind. */
async function removeDrafts(home: string) {
  for (const name of await readdir(home)) {
    const [, maker] = /^draft-(\d+)$/.exec(name) ?? []
    if (maker && !isAlive(Number(maker))) await rm(join(home, name), { recursive: true, force: true })
  }
}

/** A folder without pg_control is no usable cluster; it is moved aside instead of deleted. */
async function setAside({ home, data }: Folders, log: (line: string) => void) {
  const content = await readdir(data).catch(() => [])
  if (content.length === 0) return rm(data, { recursive: true, force: true })
  const aside = join(home, `incomplete-${Date.now()}`)
  await rename(data, aside)
  log(`A pasta do banco estava incompleta e foi guardada em ${aside}.`)
}

async function initdb({ bin, user, durable }: Options, folder: string) {
  const child = spawnAs(user, join(bin, 'bin/initdb'), initdbArguments(folder, durable), ['ignore', 'ignore', 'pipe'])
  const exited = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [code, errors] = await Promise.all([exited, child.stderr ? text(child.stderr) : ''])
  if (code !== 0) throw new StartError(`O banco de dados não pôde ser criado em ${folder}: ${lastLine(errors)}`)
}

/** No passwords on a socket that only this account and root can reach. C.UTF-8 is a glibc locale. */
function initdbArguments(folder: string, durable: boolean) {
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  const args = ['-D', folder, '-U', SUPERUSER, '-E', 'UTF8', '--auth=trust', `--locale=${locale}`]
  args.push('--locale-provider=icu', '--icu-locale=pt-BR', '--no-instructions')
  return durable ? args : [...args, '--no-sync']
}

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? ''
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
