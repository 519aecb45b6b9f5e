import { AppError } from '#platform/errors.ts'

/** What was agreed to is no longer so. */
export const changed = (what: string) =>
  new AppError('conflict', `${what} Nada foi cobrado: confira e confirme de novo.`)
