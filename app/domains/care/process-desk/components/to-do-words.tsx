import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { plural } from '#shared/numbers.ts'
import { Link } from '#ui/components/link.tsx'
import type { ProcessCard } from '../desk/desk.schemas.ts'

type Props = { process: ProcessDetail } & Pick<ProcessCard, 'missing' | 'to_sign'>

/** How many documents wait for the client, to be sent or signed, and the way to them; after a decision none is sent. */
export function ToDoWords({ process: { token, status }, missing, to_sign }: Props) {
  const documents = processPath('cliente', token, '/documentos')
  const sends = !status.final && status.waits_for !== 'ninguem' && missing > 0
  if (!sends && !to_sign) return <p>Nenhum documento espera por você agora.</p>
  return (
    <>
      {to_sign > 0 && (
        <p>
          <Link to={documents} className="link">
            {plural(to_sign, 'documento espera', 'documentos esperam')} pela sua assinatura
          </Link>
          .
        </p>
      )}
      {sends && (
        <p>
          <Link to={documents} className="link">
            {plural(missing, 'documento espera', 'documentos esperam')} por você
          </Link>
          .
        </p>
      )}
    </>
  )
}
