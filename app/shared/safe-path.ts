/**
 * The path if it is a local one, against open redirects: a single leading `/`, no `\`, no control characters; else
 * undefined.
 */
export function safePath(path: string | null | undefined) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so '/\t/evil' would leave the site
  return path && /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\\]/.test(path) ? path : undefined
}
