import { createContext, useContext, useEffect } from 'react'
import { unfreeze } from '#shared/clock.ts'
import { NonceContext } from '../nonce.ts'

/** Time for deferred parts to hydrate, ms; on a busy machine they need longer, and it is over when there is nothing to do. */
const HYDRATION_MS = 2000

/** The inline boot script of this page; empty in the browser, where it has run. */
export const BootScriptContext = createContext('')

/** Renders the boot script. Sets `data-ready` on the document once the page is hydrated. */
export function PageScripts() {
  const nonce = useContext(NonceContext)
  const text = useContext(BootScriptContext)
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    // Parts hydrated after the page still use its render time. Safari has no idle callback.
    const later = setTimeout(() => (self.requestIdleCallback ?? setTimeout)(unfreeze), HYDRATION_MS)
    return () => clearTimeout(later)
  }, [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, written by boot-script.server.ts
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
