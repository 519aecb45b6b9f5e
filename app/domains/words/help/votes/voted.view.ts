import type { HelpVote, HelpVoteInput } from './help-votes.schemas.ts'

export type Voted = HelpVote & Pick<HelpVoteInput, 'missing'>

/** What was said just now, of a page's action data; null: nothing yet. */
export const votedOn = (actionData: unknown): Voted | null =>
  typeof actionData === 'object' && actionData !== null && 'helped' in actionData ? (actionData as Voted) : null
