import { Button } from './button.tsx'

/** Hidden without scripts: the browser's menu prints as well. */
export const PrintButton = () => (
  <>
    <Button tone="primary" icon="printer" onClick={() => window.print()} className="needs-script">
      Imprimir
    </Button>
    <p className="hidden text-sm text-muted noscript:block">Use "Imprimir" no menu do navegador.</p>
  </>
)
