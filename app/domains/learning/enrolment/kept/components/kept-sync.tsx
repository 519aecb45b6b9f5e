import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useToast } from '#ui/document/toasts.ts'
import { KEPT } from '../kept.kinds.ts'
import { checkKept, dropAll, keptBy } from '../kept-classes.browser.ts'

/** The service worker keeps these as rendered for a visitor: there the site alone says who is here. */
const VIEWER_UNKNOWN = ['/sem-conexao', KEPT]

const ASK_AGAIN_MS = 10_000

/** With every page: what may no longer be seen leaves the phone, all of it when its person does. */
export default function KeptSync({ viewer_id }: { viewer_id: number | null }) {
  const { pathname } = useLocation()
  const toast = useToast()
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined
    const check = async () => {
      const whose = keptBy()
      const unknown = viewer_id === null && VIEWER_UNKNOWN.includes(pathname)
      if (whose && !unknown && whose !== viewer_id) await dropAll()
      const gone = await checkKept()
      // A site that was busy, or a line that dropped: what must go does not wait for the next page.
      if (!gone && navigator.onLine) again = setTimeout(contact, ASK_AGAIN_MS)
      for (const title of gone ?? []) toast.info(`“${title}” saiu do celular: a aula não está mais aberta para você.`)
    }
    const contact = () => void check().catch((reason) => console.info('kept classes:', reason))
    contact()
    addEventListener('online', contact)
    return () => {
      clearTimeout(again)
      removeEventListener('online', contact)
    }
  }, [viewer_id, pathname, toast])
  return null
}
