import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, mkdtemp, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'
import type { SystemUser } from './system-user.ts'

export type Folders = { home: string; data: string; socket: string; log: string }

/** `<socket folder>/.s.PGSQL.5432` must fit in sun_path: 107 bytes on Linux, 103 on macOS. */
const LONGEST_SOCKET_FOLDER = 103 - '/.s.PGSQL.5432.lock'.length

/** `<dataDir>/postgres/` with data and socket, mode 0700, owned by the account that runs PostgreSQL. */
export async function prepareFolders(dataDir: string, user: SystemUser | undefined): Promise<Folders> {
  const root = await dataFolder(dataDir, user)
  const home = join(root, 'postgres')
  await privateFolder(home, user)
  return { home, data: join(home, 'data'), socket: await socketFolder(home, user), log: join(home, 'postgres.log') }
}

async function dataFolder(dataDir: string, user: SystemUser | undefined) {
  await mkdir(dataDir, { recursive: true, mode: user ? 0o711 : 0o700 }).catch(() => {
    throw new StartError(`A pasta de dados ${dataDir} não pôde ser criada: ajuste as permissões ou defina DATA_DIR.`)
  })
  const root = await realpath(dataDir)
  if (user) await allowTraversal(root, user)
  return root
}

/** Lets another account traverse to its folder, without listing what lies beside it. */
async function allowTraversal(root: string, user: SystemUser) {
  const { mode } = await stat(root)
  await chmod(root, mode | 0o111)
  for (let folder = dirname(root); folder !== dirname(folder); folder = dirname(folder))
    if (!(await canTraverse(folder, user)))
      throw new StartError(
        `A pasta ${folder} é fechada para o usuário do PostgreSQL, que não roda como root: defina DATA_DIR em outro lugar, como /var/lib/grower.`,
      )
}

async function canTraverse(folder: string, user: SystemUser) {
  const { mode, uid, gid } = await stat(folder)
  if (uid === user.uid) return (mode & 0o100) !== 0
  return (mode & (gid === user.gid ? 0o010 : 0o001)) !== 0
}

async function privateFolder(folder: string, user: SystemUser | undefined) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (user) await chown(folder, user.uid, user.gid)
    await chmod(folder, 0o700)
  } catch {
    throw new StartError(`A pasta ${folder} não aceita escrita: ajuste as permissões ou defina DATA_DIR.`)
  }
}

/** Beside the data, or in the temporary folder when that path is too long for a socket. */
async function socketFolder(home: string, user: SystemUser | undefined) {
  const beside = join(home, 'socket')
  const folder = Buffer.byteLength(beside) <= LONGEST_SOCKET_FOLDER ? beside : await shortFolder(home, user)
  await privateFolder(folder, user)
  return folder
}

/** The same name at every start, unless another user has taken it. */
async function shortFolder(home: string, user: SystemUser | undefined) {
  const folder = join(tmpdir(), `grower-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`)
  const there = await lstat(folder).catch(() => undefined)
  const owner = user?.uid ?? process.getuid?.()
  return !there || (there.isDirectory() && there.uid === owner) ? folder : mkdtemp(join(tmpdir(), 'grower-'))
}
