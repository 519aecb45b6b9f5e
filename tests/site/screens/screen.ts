/** A screen with a real address and the account that it is for; none = a visitor. */
export type Screen = { path: string; account?: string }

/** Asks the API of the site with the demo world, as an account or as a visitor. */
export type Ask = <T>(call: string, as?: string) => Promise<T>

/** What the `*.screens.ts` of a domain or a slice exports as `screens`: its pages for people, with parameters of the demo world. */
export type DomainScreens = (ask: Ask) => Promise<Screen[]>

export const seenBy = (account: string | undefined, paths: string[]): Screen[] =>
  paths.map((path) => (account ? { path, account } : { path }))
