/** Who came from the first steps (`passos`) goes back to them, where the next one stands; null for all others. */
export const afterFirst = (url: URL) => (url.searchParams.has('passos') ? '/' : null)

/** 'Passo 1 de 3. ', before what the page says, for who came from there. */
export const stepWords = (url: URL, step: 1 | 2 | 3) => (url.searchParams.has('passos') ? `Passo ${step} de 3. ` : '')
