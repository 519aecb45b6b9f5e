import { createHash, randomUUID } from 'node:crypto'

/** A visitor as their cookie names them; only the hash is kept. */
export const newClickToken = () => randomUUID()
export const clickTokenHash = (token: string) => createHash('sha256').update(`afiliado:${token}`).digest('base64url')
