import { createContext } from 'react'

/** CSP nonce of the response's inline scripts; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
