/** The address of the frame that counts visits. */
export const VISIT_FRAME = '/contagem'

/** The answer of the cookie bar, as the browser keeps it. */
export const saidYesToCounting = (cookies: string) => /(^|; )accept_cookie=true(;|$)/.test(cookies)

/** Areas whose visits are counted; of any other nothing is told: least of all that somebody has a garden or a robot. */
const counted = new Set(
  'app aprenda banca blog busca copa-grower cursos duvidas gameficacao loja lps postagem salves sobre'.split(' '),
)

/**
 * What is told of a page: the pattern of its route ('/loja/:slug'), never what somebody's address has in it. Null:
 * nothing is told.
 */
export function visitedPage(patterns: (string | undefined)[]): string | null {
  const words = patterns.flatMap((pattern) => pattern?.split('/') ?? []).filter(Boolean)
  const [area] = words
  if (area !== undefined && !counted.has(area)) return null
  return `/${words.join('/').replaceAll('?', '')}`
}

/** Pages that present the house: the same for everybody, with nobody's things. Only they have heat maps. */
const presenting = ['/', '/app', '/aprenda', '/sobre']

export const hasHeatMap = ({ pathname, search }: { pathname: string; search: string }) =>
  !search && presenting.includes(pathname)
