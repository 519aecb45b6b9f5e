import { type Context, signedIn } from '#platform/context.ts'
import { watermarked } from '#platform/files/watermarked.ts'
import { formatNumericDay, formatTime } from '#shared/dates.ts'
import type { Found } from './find-process.queries.ts'

/** A file of a process as it is shown: to all but its client with who looks and when on every page. */
export async function markedForViewer(ctx: Context, { process, access }: Found, file: File): Promise<File> {
  if (access.role === 'client') return file
  const at = `${formatNumericDay(ctx.now())}, ${formatTime(ctx.now())}`
  return watermarked(file, `${signedIn(ctx).nickname} · ${at} · Processo ${process.id}`)
}
