import { applyMask } from '#shared/masks.ts'
import { Link } from '#ui/components/link.tsx'
import { documentNames } from '../store.words.ts'
import type { StoreDesk } from '../stores.schemas.ts'

/** Who sells, when it may not be changed any more. */
export function SellerFacts({ store: { document_kind, document, legal_name, can } }: { store: StoreDesk }) {
  if (!document_kind || !document) return <p className="text-muted">Ainda não foi preenchido.</p>
  // Somebody who may not edit gets it masked already.
  const shown = /^[A-Z0-9]+$/.test(document) ? applyMask(document_kind, document) : document
  return (
    <div className="space-y-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-muted">Nome</dt>
        <dd className="break-words">{legal_name}</dd>
        <dt className="text-muted">{documentNames[document_kind]}</dt>
        <dd className="figures">{shown}</dd>
      </dl>
      {can['store.edit'] && (
        <p className="text-sm text-muted">
          Depois da análise, só a nossa equipe troca estes dados.{' '}
          <Link to="/vendedor/contato" className="link">
            Pedir a troca
          </Link>
        </p>
      )}
    </div>
  )
}
