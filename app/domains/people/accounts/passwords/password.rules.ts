import { invalidField } from '#platform/errors.ts'
import { weakness } from './weakness.model.ts'

/** Password of the demo accounts, published in the manual; rejected outside the demo world. */
export const DEMO_PASSWORD = 'jardim-demo-2026'

/**
 * Throws beside `field` when the password is easy to guess: common, one repeated character, or containing the user's
 * name.
 */
export function refuseWeakPassword(field: string, password: string, owner: { nickname: string; email: string }) {
  const sentence = weakness(password, owner)
  if (sentence) throw invalidField(field, sentence)
}
