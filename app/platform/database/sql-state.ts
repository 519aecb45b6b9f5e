/** The five characters in which PostgreSQL says what went wrong, wherever in the chain of causes they stand. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : sqlState(error.cause)
}
