/** A path of this site and nothing else: one `/` followed by neither `/` nor `\`, without control characters. */
export function safePath(path: string | null | undefined) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so '/\t/evil' would leave the site
  return path && /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\\]/.test(path) ? path : undefined
}
