/** Where a link of a text may lead: another site, a page of this one, a mail. Never a script. */
export function isSafeHref(href: string): boolean {
  if (href.startsWith('/') && !href.startsWith('//') && !href.includes('\\')) return true
  if (href.startsWith('#')) return true
  try {
    return ['https:', 'http:', 'mailto:'].includes(new URL(href).protocol)
  } catch {
    return false
  }
}
