import type { Domain } from '#domain.ts'

export const ledger = {} satisfies Domain
