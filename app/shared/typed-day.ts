import { z } from 'zod'

const sentence = 'Confira o ano desta data.'

/**
 * A date outside this range is a typo: nobody here grew anything before 2000, and neither the database nor the
 * calendars support years 0 or 10000.
 */
const sensible = (text: string) => text >= '2000' && text < '2201'

/** Schema of a typed date; `missing` is the message for invalid ones. */
export const typedDayOr = (missing?: string) => z.iso.date({ abort: true, error: missing }).refine(sensible, sentence)
export const typedDay = typedDayOr()

/** Schema of a typed date and time with an offset. */
export const typedMoment = z.iso.datetime({ abort: true, offset: true }).refine(sensible, sentence)

/** As `typedMoment`; without an offset it is São Paulo time. */
export const typedLocalMoment = z.iso.datetime({ abort: true, offset: true, local: true }).refine(sensible, sentence)
