const year = 31_536_000

/** Keeps a choice for a year, readable by the server; null forgets it. cookieStore is missing on plain http. */
export function keepCookie(name: string, value: string | null, jar: { cookie: string } = document) {
  jar.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : year}; SameSite=Lax`
}
