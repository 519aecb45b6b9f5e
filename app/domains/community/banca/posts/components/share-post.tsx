import { Icon } from '#ui/components/icon.tsx'
import { useToast } from '#ui/document/toasts.ts'

/** The phone's own sheet where there is one; else the address is copied. */
export function SharePost({ path, what }: { path: string; what: string }) {
  const toast = useToast()
  const share = async () => {
    const url = location.origin + path
    // Closed without choosing: nothing to say.
    if (navigator.share) return void (await navigator.share({ url }).catch(() => undefined))
    await navigator.clipboard.writeText(url)
    toast.success('O endereço está copiado.')
  }
  return (
    <button type="button" onClick={share} className="salve needs-script ml-auto">
      <Icon name="share-2" size={22} />
      <span className="sr-only">Compartilhar {what}</span>
    </button>
  )
}
