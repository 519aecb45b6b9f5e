import { createContext } from 'react'

/** Allows the inline scripts of one answer; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
