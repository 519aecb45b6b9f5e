import { createContext, useContext, useEffect } from 'react'
import { NonceContext } from '../nonce.ts'

/** The text that starts this page in the browser; empty in the browser itself, where it has run. */
export const BootScriptContext = createContext('')

/** Starts the page. The document says `data-ready` once every button does what its script makes of it. */
export function PageScripts() {
  const nonce = useContext(NonceContext)
  const text = useContext(BootScriptContext)
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, written by boot-script.server.ts
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
