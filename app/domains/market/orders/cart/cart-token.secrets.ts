import { createHash, randomUUID } from 'node:crypto'

/** A guest's cart is found by this, kept in a cookie or by an app; a uuid of version 4, so it is not guessed. */
export const newCartToken = () => randomUUID()

export const cartTokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
