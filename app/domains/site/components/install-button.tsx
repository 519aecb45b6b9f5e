import { Button } from '#ui/components/button.tsx'
import { useInstall } from '#ui/document/install-prompt.ts'

/** One press where the browser offers it; nothing elsewhere, where the steps below do it. */
export function InstallButton() {
  const install = useInstall()
  if (!install) return null
  return (
    <Button tone="primary" size="lg" icon="download" onClick={() => void install()}>
      Instalar agora
    </Button>
  )
}
