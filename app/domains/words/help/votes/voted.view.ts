import type { HelpVote } from './help-votes.schemas.ts'

/** What was said just now, of a page's action data; null: nothing yet. */
export const votedOn = (actionData: unknown): HelpVote | null =>
  typeof actionData === 'object' && actionData !== null && 'helped' in actionData ? (actionData as HelpVote) : null
