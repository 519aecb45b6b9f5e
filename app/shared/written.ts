import { z } from 'zod'

/** Signs that leave no ink: control and format signs, loose accents, and letters that are drawn as nothing. */
const unseen = /(?!\s)[\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu

/** Words that somebody reads: at least so many signs that are seen. */
export const written = (least: number, message: string, most: number) =>
  z
    .string()
    .trim()
    .min(least, { error: message, abort: true })
    .max(most)
    .refine((text) => text.normalize('NFC').replace(unseen, '').trim().length >= least, message)
