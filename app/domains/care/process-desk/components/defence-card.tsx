import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'

/** To the client of a defence: what to do until there is somebody at their side. */
export const DefenceCard = ({ token, kind, role, closed_at, profissionais }: ProcessDetail) =>
  kind === 'defesa' &&
  role === 'client' &&
  !closed_at && (
    <Card title="Enquanto isso">
      <ul className="list-disc space-y-2 ps-5">
        <li>Não preste depoimento sozinho: você pode ficar em silêncio até ter um advogado do seu lado.</li>
        <li>Se a data chegar antes da equipe, procure a Defensoria Pública do seu estado: é de graça.</li>
        {profissionais.length > 0 && (
          <li>
            Chegou um papel da polícia ou da Justiça, ou a data mudou?{' '}
            <Link to={processPath('cliente', token, '/chat')} className="link">
              Chame a equipe na conversa
            </Link>{' '}
            no mesmo dia.
          </li>
        )}
      </ul>
    </Card>
  )
