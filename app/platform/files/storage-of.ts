import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { s3Storage } from './s3-storage.ts'
import { diskStorage, type Storage } from './storage.ts'

/** Where files are kept: the bucket where one is set, else the data folder of this machine. */
export const storageOf = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage =>
  s3 ? s3Storage(s3) : diskStorage(join(dataDir, 'files'))

/** A bucket that takes no files stops the start, and not the first photo of somebody. */
export async function checkBucket({ s3 }: Pick<Config, 's3'>) {
  if (!s3) return
  try {
    await s3Storage(s3).put('probe', Buffer.from('grower'))
  } catch (error) {
    const reason = error instanceof Error ? error.name : String(error)
    throw new StartError(`S3_BUCKET ${s3.bucket} não aceitou um arquivo (${reason}): confira as variáveis S3_.`)
  }
}
