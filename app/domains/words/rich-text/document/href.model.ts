/** Signs that turn what follows around, so that an address reads as another one. */
const TURNS = /[\s\u202a-\u202e\u2066-\u2069]/

/** Where a link of a text may lead: another site, a page of this one, a mail. Never a script, nor with a name before '@'. */
export function isSafeHref(href: string): boolean {
  if (TURNS.test(href) || href.includes('\\')) return false
  if (href.startsWith('/') && !href.startsWith('//')) return true
  if (href.startsWith('#')) return true
  const url = URL.parse(href)
  if (url?.protocol === 'mailto:') return true
  return /^https?:\/\/[^/]/i.test(href) && url !== null && url.username === '' && url.password === ''
}
