export const recipientStates = [
  'queued', 'sending', 'unsure', 'suppressed', 'sent', 'failed', 'delivered', 'read',
] as const // biome-ignore format: in the order in which they are passed
export type RecipientState = (typeof recipientStates)[number]

/** Why somebody gets nothing, or not now. */
export const suppressions = ['gone', 'no opt-in', 'no address', 'daily ceiling'] as const
export type Suppression = (typeof suppressions)[number]

/** What the service says of a message, in its order: none takes back a later one. */
export const toldStates = ['sent', 'failed', 'delivered', 'read'] as const
export type ToldState = (typeof toldStates)[number]

/** The states that this one may follow: of who waits or gets nothing the service knows nothing. */
export const before = (state: ToldState): RecipientState[] =>
  recipientStates.slice(0, recipientStates.indexOf(state)).filter((one) => one !== 'queued' && one !== 'suppressed')
