import { createContext, useContext, useEffect } from 'react'
import { letGo } from '#shared/clock.ts'
import { NonceContext } from '../nonce.ts'

/** ms */
const STILL_COMING = 2000

/** The text that starts this page in the browser; empty in the browser itself, where it has run. */
export const BootScriptContext = createContext('')

/** Starts the page. The document says `data-ready` once every button does what its script makes of it. */
export function PageScripts() {
  const nonce = useContext(NonceContext)
  const text = useContext(BootScriptContext)
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    // Parts that come to life after the page still take its moment.
    const later = setTimeout(letGo, STILL_COMING)
    return () => clearTimeout(later)
  }, [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, written by boot-script.server.ts
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
