/** What was said just now, of a page's action data; null: nothing yet. */
export const votedOn = (actionData: unknown): boolean | null =>
  typeof actionData === 'object' && actionData !== null && 'helped' in actionData ? actionData.helped === true : null
