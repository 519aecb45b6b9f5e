import { findProcess, noProcess } from '#domains/care/processes/index.ts'
import { askExport, latestExportOf } from '#domains/people/privacy/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { isOf, PROCESS_ZIP, type RequestedProcess } from './process-export.export.ts'
import type { ProcessCopy, ProcessCopyRef } from './process-export.schemas.ts'

const limit: Limit = { name: 'process_zip', points: 10, seconds: 3600 }

/** The client's last copy of a process, being made or made; for nobody else. */
export async function showCopy(ctx: Context, { token }: ProcessCopyRef): Promise<ProcessCopy> {
  await findOwn(ctx, token)
  const latest = await latestExportOf(ctx, signedIn(ctx).id, PROCESS_ZIP)
  return { latest: latest && isOf(latest, token) ? latest : null }
}

/** Asks for a copy. One at a time: while one is written, that one is returned. */
export async function requestCopy(ctx: Context, { token }: ProcessCopyRef): Promise<ProcessCopy> {
  const process = await findOwn(ctx, token)
  await countAttempt(ctx, limit, String(signedIn(ctx).id))
  const wanted: RequestedProcess = { process_id: process.id, token }
  const latest = await askExport(ctx, { what: PROCESS_ZIP, wanted })
  if (!isOf(latest, token))
    throw new AppError('conflict', 'A cópia de outro processo seu ainda está sendo feita. Espere ela ficar pronta.')
  return { latest }
}

async function findOwn(ctx: Context, token: string) {
  const { process, access } = await findProcess(ctx, token)
  if (access.role !== 'client') throw noProcess()
  return process
}
