/** The status of what the client of loaders threw, which turns the API's errors into responses; undefined for anything else. */
export const refusedWith = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'init' in error
    ? (error.init as { status?: number } | null)?.status
    : undefined
