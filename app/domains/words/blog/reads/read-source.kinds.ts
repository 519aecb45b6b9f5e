export const readSources = ['direto', 'site', 'busca', 'redes', 'email', 'feed', 'outros'] as const
export type ReadSource = (typeof readSources)[number]

export const sourceWords: Record<ReadSource, string> = {
  direto: 'Direto',
  site: 'De outra página daqui',
  busca: 'Buscadores',
  redes: 'Redes sociais',
  email: 'E-mail',
  feed: 'RSS',
  outros: 'Outros sites',
}

const engines = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|yandex|qwant|brave)\./
const networks =
  /(^|\.)(instagram|facebook|fb|x|twitter|youtube|tiktok|reddit|linkedin|threads|t|whatsapp|wa|telegram|pinterest)\.(com|co|me|net)$/

/** Where a reader came from, as a kind: the address itself leaves no browser. */
export function sourceOf(referrer: string, host: string, mark: string | null): ReadSource {
  if (mark === 'email' || mark === 'feed') return mark
  if (!referrer) return 'direto'
  const from = URL.parse(referrer)?.host ?? ''
  if (from === host) return 'site'
  if (engines.test(from)) return 'busca'
  return networks.test(from) ? 'redes' : 'outros'
}
