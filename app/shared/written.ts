import { z } from 'zod'

/** Signs that leave no ink: control and format signs, loose accents, and letters that are drawn as nothing. */
const unseen = /(?!\s)[\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu

/** A sign that leaves ink; also one that this Unicode does not know yet, as next year's emoji. */
const seen = /[^\s\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u

/** Signs that turn the direction of what follows: what is read is not what was written. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g

/** Words that somebody reads: at least so many signs that are seen, and none that turns the others around. */
export const written = (least: number, message: string, most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(turns, ''))
    .trim()
    .min(least, { error: message, abort: true })
    .max(most)
    .refine((text) => text.normalize('NFC').replace(unseen, '').trim().length >= least, message)

/** What somebody types: trimmed, without signs that turn the direction, and empty where nothing would be seen. */
export const typedText = () =>
  z.string().overwrite((text) => {
    const kept = text.replace(turns, '').trim()
    return seen.test(kept) ? kept : ''
  })
