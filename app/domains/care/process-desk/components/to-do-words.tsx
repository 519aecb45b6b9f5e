import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { plural } from '#shared/numbers.ts'
import { Link } from '#ui/components/link.tsx'
import type { ProcessCard } from '../desk/desk.schemas.ts'

type Props = { process: ProcessDetail } & Pick<ProcessCard, 'missing' | 'to_sign'>

/** What waits for the client, and the way to it: requests, texts to sign, documents; after a decision no document is sent. */
export function ToDoWords({ process: { token, status, share_requests }, missing, to_sign }: Props) {
  const documents = processPath('cliente', token, '/documentos')
  const sends = !status.final && status.waits_for !== 'ninguem' && missing > 0
  const asked = share_requests.filter(({ waits }) => waits).length
  return (
    <>
      {asked > 0 && (
        <p>
          <Link to={`${processPath('cliente', token)}#pedidos`} className="link inline-block py-2.5">
            {plural(asked, 'pedido de acesso espera', 'pedidos de acesso esperam')} por você
          </Link>
          .
        </p>
      )}
      {to_sign > 0 && (
        <p>
          <Link to={documents} className="link inline-block py-2.5">
            {plural(to_sign, 'documento espera', 'documentos esperam')} pela sua assinatura
          </Link>
          .
        </p>
      )}
      {sends && (
        <p>
          <Link to={documents} className="link inline-block py-2.5">
            {plural(missing, 'documento espera', 'documentos esperam')} por você
          </Link>
          .
        </p>
      )}
      {!sends && !to_sign && <p>Nenhum documento espera por você agora.</p>}
    </>
  )
}
