const year = 31_536_000

/**
 * Stores a preference for a year in a cookie readable by the server; null deletes it. Not the Cookie Store API, which
 * is missing on plain http.
 */
export function keepCookie(name: string, value: string | null, jar: { cookie: string } = document) {
  jar.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : year}; SameSite=Lax`
}
