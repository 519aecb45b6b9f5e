import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { plural } from '#shared/numbers.ts'
import { Link } from '#ui/components/link.tsx'

type Props = { process: ProcessDetail; missing: number }

/** How many documents wait for the client, and the way to them; after a decision none does. */
export const ToDoWords = ({ process: { token, status }, missing }: Props) =>
  status.final || status.waits_for === 'ninguem' || missing === 0 ? (
    <p>Nenhum documento espera por você agora.</p>
  ) : (
    <p>
      <Link to={processPath('cliente', token, '/documentos')} className="link">
        {plural(missing, 'documento espera', 'documentos esperam')} por você
      </Link>
      .
    </p>
  )
