/** Who came from the first steps (`passos`) goes back to them, where the next one stands; null for all others. */
export const afterFirst = (url: URL) => (url.searchParams.has('passos') ? '/' : null)
