import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, base64url. Only its hash is stored: a leaked database opens no account. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
