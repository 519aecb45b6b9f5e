const NAME = 'grower-a-enviar-chaves'
const MOST = 50

/** Keys of what was noted on this phone without signal, the newest last: two of them are two acts, and never collide. */
export const ownKeys = (): string[] => JSON.parse(localStorage.getItem(NAME) ?? '[]') as string[]

export const noteOwnKey = (key: string) =>
  localStorage.setItem(NAME, JSON.stringify([...ownKeys().filter((one) => one !== key), key].slice(-MOST)))
