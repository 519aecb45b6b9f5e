import { z } from 'zod'

const sentence = 'Confira o ano desta data.'

/** A date outside this range is a typo, and neither the database nor the calendars support years 0 or 10000. */
const sensible = (text: string) => text >= '1900' && text < '2201'
/** Nobody here grew anything before. */
const recent = (text: string) => text >= '2000'

/** Schema of a typed date; `missing` is the message for invalid ones. */
export const typedDayOr = (missing?: string) =>
  z.iso.date({ abort: true, error: missing }).refine(sensible, { error: sentence, abort: true })
export const typedDay = typedDayOr()

/** Of what is done here, not of a person's birth. */
export const typedRecentDay = typedDay.refine(recent, sentence)

/** Schema of a typed date and time with an offset. */
export const typedMoment = z.iso
  .datetime({ abort: true, offset: true })
  .refine(sensible, { error: sentence, abort: true })

/** As `typedMoment`; without an offset it is São Paulo time. */
export const typedLocalMoment = z.iso
  .datetime({ abort: true, offset: true, local: true })
  .refine(sensible, { error: sentence, abort: true })

/** As `typedLocalMoment`, of what is done here. */
export const typedRecentMoment = typedLocalMoment.refine(recent, sentence)
