import { Button } from '#ui/components/button.tsx'
import { useInstall } from '#ui/document/install-prompt.ts'

/** Install prompt where the browser supports it; otherwise nothing, the steps below apply. */
export function InstallButton() {
  const install = useInstall()
  if (!install) return null
  return (
    <Button tone="primary" size="lg" icon="download" onClick={() => void install()}>
      Instalar agora
    </Button>
  )
}
