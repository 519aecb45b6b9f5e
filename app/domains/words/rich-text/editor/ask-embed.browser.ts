import type { z } from 'zod'
import type { EmbedAnswer } from '../embeds/embeds.schemas.ts'

type Answer = z.infer<typeof EmbedAnswer> | { message: string; errors?: Record<string, string[]> }

/** What an address of the site would show in a text, or why it can't be cited; null without a signal. */
export const askEmbed = async (address: string): Promise<Answer | null> => {
  try {
    return await (await fetch(`/api/v1/rich-text/embed?address=${encodeURIComponent(address)}`)).json()
  } catch {
    return null
  }
}
