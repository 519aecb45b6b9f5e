import { createContext, useContext } from 'react'
import { NonceContext } from '../nonce.ts'

/** The text that starts this page in the browser; empty in the browser itself, where it has run. */
export const BootScriptContext = createContext('')

export function PageScripts() {
  const nonce = useContext(NonceContext)
  const text = useContext(BootScriptContext)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, written by boot-script.server.ts
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
