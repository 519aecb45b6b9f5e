import { Button } from '#ui/components/button.tsx'
import { useToast } from '#ui/document/toasts.ts'

/** The phone's own sheet, or the address copied. */
export function ShareButton({ name }: { name: string }) {
  const toast = useToast()
  const share = async () => {
    const url = window.location.href.split(/[?#]/)[0] ?? ''
    // Closed without choosing: nothing to say.
    if (navigator.share) return void (await navigator.share({ url, title: name }).catch(() => undefined))
    await navigator.clipboard.writeText(url)
    toast.success('O endereço está copiado.')
  }
  return (
    <Button tone="plain" icon="share-2" onClick={share} className="needs-script">
      Compartilhar
    </Button>
  )
}
