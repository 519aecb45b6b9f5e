import { plural } from '#shared/numbers.ts'
import { formatRelative } from '#shared/relative-time.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { useToast } from '#ui/document/toasts.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import type { ShareLink } from '../share-links.schemas.ts'

/** One share link: copy its URL, number of opens, expiry; revoke it. */
export function ShareLinkCard({ link, until }: { link: ShareLink; until: string }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(link.url).then(
      () => toast.success('Link copiado.'),
      () => toast.error('Não deu para copiar. Selecione o link.'),
    )
  const opened = link.last_used_at
    ? `Aberto ${plural(link.uses, 'vez', 'vezes')}, a última ${formatRelative(link.last_used_at)}.`
    : 'Ninguém abriu ainda.'
  return (
    <div className="card space-y-3 p-5">
      <div className="flex flex-wrap items-center gap-2">
        <Badge icon="clock">Até {until}</Badge>
        {link.discreet && <Badge icon="eye-off">Discreto</Badge>}
      </div>
      <input
        readOnly
        aria-label={`Link que vale até ${until}`}
        value={link.url}
        onFocus={(event) => event.currentTarget.select()}
        className="input figures w-full text-sm"
      />
      <p className="text-sm text-muted">{opened}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon="copy" onClick={copy} className="needs-script">
          Copiar
        </Button>
        <ConfirmButton
          label="Desativar"
          icon="ban"
          tone="danger"
          send={{ form: 'end', id: String(link.id) }}
          title="Desativar este link?"
          confirm="Desativar"
        >
          Quem tem o link deixa de ver na hora. Para mostrar de novo, crie outro.
        </ConfirmButton>
      </div>
    </div>
  )
}
