import type { Keys } from '#platform/keys.ts'
import { renewText, sealText, unsealText } from '#platform/seal.ts'
import type { BankData } from './receiver.model.ts'

const about = (uuid: string) => `receiver:${uuid}`

export const sealBank = (keys: Keys, uuid: string, bank: BankData) => sealText(keys, about(uuid), JSON.stringify(bank))

type Sealed = { uuid: string; sealed_bank: string }

export const unsealBank = (keys: Keys, { uuid, sealed_bank }: Sealed): BankData =>
  JSON.parse(unsealText(keys, about(uuid), sealed_bank)) as BankData

/** Sealed under the newest key; undefined when it already is. */
export const renewBank = (keys: Keys, { uuid, sealed_bank }: Sealed) => renewText(keys, about(uuid), sealed_bank)
