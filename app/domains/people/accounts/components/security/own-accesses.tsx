import { formatFull } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { Pager } from '#ui/components/pager.tsx'
import type { Access, AccessPage } from '../../access-log/access-log.schemas.ts'

const words: Record<Access['kind'], string> = { login: 'Entrou', use: 'Usou o site', logout: 'Saiu' }

/** The user's own access log entries. */
export const OwnAccesses = ({ accesses }: { accesses: AccessPage }) => (
  <section id="acessos">
    <Card title="Acessos">
      <p className="pb-2 text-[0.9375rem] text-muted">
        Por lei, guardamos estes registros por seis meses. Só você vê. Se alguém da equipe precisar consultar, a
        consulta fica registrada.
      </p>
      <AccessList accesses={accesses} />
      <Pager {...accesses} param="acessos" label="Páginas de acessos" />
    </Card>
  </section>
)

export const AccessList = ({ accesses }: { accesses: AccessPage }) => (
  <ul className="divide-y divide-base-300">
    {accesses.data.map((access) => (
      <li key={access.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
        <span className="min-w-0">
          <b className="font-semibold">{words[access.kind]}</b>, {access.device}
        </span>
        <span className="figures text-sm wrap-anywhere text-muted">
          {formatFull(access.at)} · {access.ip}
        </span>
      </li>
    ))}
  </ul>
)
