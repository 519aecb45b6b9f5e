import { z } from 'zod'

const plain: Record<string, boolean> = { true: true, 1: true, false: false, 0: false, '': false }

/**
 * A yes to what the server asked about: `true` to whatever it may ask, or the questions that were read (`SureField` sends
 * those), as some are taken as answered by their very words alone.
 */
export const Sure = z
  .union([z.string().max(20_000), z.boolean()])
  .transform((said) => (typeof said === 'string' ? (plain[said] ?? said) : said))
export type Sure = z.infer<typeof Sure>

/** Whether this question was read before that yes. */
export const answers = (sure: Sure | undefined, question: string) =>
  sure === true || (typeof sure === 'string' && sure.includes(question))
