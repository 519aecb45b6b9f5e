import { fromSaoPauloTime } from '#shared/dates.ts'

/** A typed moment: without an offset it is São Paulo time. */
export const momentOf = (typed: string): Date =>
  /(Z|[+-]\d\d:?\d\d)$/i.test(typed) ? new Date(typed) : fromSaoPauloTime(typed)
