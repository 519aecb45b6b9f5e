import type { Context } from '#platform/context.ts'
import type { Keys } from '../keys.ts'
import { sealText, unsealText } from '../seal.ts'
import { type PrivateFile, private_files } from './private-files.table.ts'
import { privatePlace } from './private-place.ts'

/** Bound to its file, as the bytes are. */
export const sealName = (keys: Keys, storage_key: string, name: string) =>
  sealText(keys, privatePlace(storage_key), name)

/** Names that were kept before they were sealed have their dot, which no sealed one has, until the nightly job. */
export const isPlain = (sealed_name: string) => sealed_name.includes('.')

export const nameOf = (keys: Keys, { storage_key, sealed_name }: Pick<PrivateFile, 'storage_key' | 'sealed_name'>) =>
  isPlain(sealed_name) ? sealed_name : unsealText(keys, privatePlace(storage_key), sealed_name)

/** What `sentFile` needs of a stored file. */
export const sentFileColumns = {
  id: private_files.id,
  kind: private_files.kind,
  storage_key: private_files.storage_key,
  sealed_name: private_files.sealed_name,
}

/** A stored file as lists show it. */
export const sentFile = ({ env }: Context, file: Pick<PrivateFile, keyof typeof sentFileColumns>) => ({
  id: file.id,
  name: nameOf(env.keys, file),
  kind: file.kind,
})
