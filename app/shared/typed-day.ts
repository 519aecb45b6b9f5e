import { z } from 'zod'

const sentence = 'Confira o ano desta data.'

/** Further off no garden reaches: a day there is a slip, and the database and the calendars count no year 0 or 10000. */
const sensible = (text: string) => text >= '1900' && text < '2201'

/** A day that somebody says, as text; `missing` is said of what is no day at all. */
export const typedDayOr = (missing?: string) => z.iso.date({ abort: true, error: missing }).refine(sensible, sentence)
export const typedDay = typedDayOr()

/** A moment that somebody says, with its zone. */
export const typedMoment = z.iso.datetime({ abort: true, offset: true }).refine(sensible, sentence)

/** As `typedMoment`; without a zone it is São Paulo's. */
export const typedLocalMoment = z.iso.datetime({ abort: true, offset: true, local: true }).refine(sensible, sentence)
