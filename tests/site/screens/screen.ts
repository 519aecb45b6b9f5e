/** A screen: a real path and the account that views it; none = a visitor. */
export type Screen = { path: string; account?: string }

/** Calls the API of the demo site, as an account or as a visitor. */
export type CallApi = <T>(call: string, as?: string) => Promise<T>

/** The export `screens` of a `*.screens.ts`: pages for people, with parameters from the demo world. */
export type DomainScreens = (ask: CallApi) => Promise<Screen[]>

export const seenBy = (account: string | undefined, paths: string[]): Screen[] =>
  paths.map((path) => (account ? { path, account } : { path }))
