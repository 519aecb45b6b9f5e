import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Pager } from '#ui/components/pager.tsx'
import type { AccessPage } from '../../access-log/access-log.schemas.ts'
import { AccessList } from '../../components/security/own-accesses.tsx'

/** A user's access log, behind an extra click because reading it is audit-logged. */
export const AccountAccessLog = ({ accesses }: { accesses: AccessPage | null }) => (
  <Card title="Acessos dos últimos seis meses">
    {accesses ? (
      <>
        {accesses.total === 0 && <p className="text-muted">Esta conta não teve acessos neste período.</p>}
        <AccessList accesses={accesses} />
        <Pager {...accesses} param="acessos" label="Páginas de acessos" />
      </>
    ) : (
      <div className="space-y-4">
        <p className="text-muted">São dados pessoais. Se você abrir, isso fica registrado na auditoria.</p>
        <LinkButton to="?acessos=1" icon="eye">
          Ver acessos
        </LinkButton>
      </div>
    )}
  </Card>
)
