import type { ReactNode } from 'react'
import { formatMegabytes } from '#shared/megabytes.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { Health } from '../health.schemas.ts'

const LATE_MS = 5 * 60_000

/** Each part of the site: well or not, and what is known of it. */
export function HealthParts({ health, now }: { health: Health; now: Date }) {
  const { database, jobs, mail, storage, robots, backup } = health
  const late = jobs.oldest_due !== null && now.getTime() - jobs.oldest_due.getTime() > LATE_MS
  const failed = jobs.failed.reduce((sum, { count }) => sum + count, 0)
  const full = database.connections > 0.8 * database.most_connections
  return (
    <Card title="Como está cada parte">
      <dl className="divide-y divide-base-300">
        <Part name="Banco de dados" well={!full}>
          PostgreSQL {database.version}, {formatMegabytes(database.bytes)}, {database.connections} de{' '}
          {database.most_connections} conexões
        </Part>
        <Part name="Tarefas" well={!late && failed === 0}>
          {plural(jobs.waiting, 'na fila', 'na fila')}
          {jobs.oldest_due && (
            <>
              , a mais antiga <RelativeTime at={jobs.oldest_due} />
            </>
          )}
          {failed > 0 && `; ${plural(failed, 'desistiu', 'desistiram')}: `}
          {jobs.failed.map(({ name, count }) => `${name} (${count})`).join(', ')}
        </Part>
        <Part name="E-mail" well={mail.failed === 0 && (mail.configured || mail.waiting === 0)}>
          {mail.configured ? 'Com servidor' : 'Sem servidor de e-mail: as mensagens esperam'};{' '}
          <Link to="/admin/caixa-de-saida?status=waiting" className="link">
            {plural(mail.waiting, 'espera', 'esperam')}
          </Link>
          ,{' '}
          <Link to="/admin/caixa-de-saida?status=failed" className="link">
            {plural(mail.failed, 'falhou', 'falharam')}
          </Link>
        </Part>
        <Part name="Arquivos" well={storage.writes}>
          {storage.writes ? 'Gravam e leem' : 'Não dá para gravar: fotos e documentos novos são recusados'}
        </Part>
        <Part name="Robôs (MQTT e HTTPS)" well={robots.every(({ up }) => up)}>
          {robots.length === 0
            ? 'Nenhum processo recebeu leituras ainda'
            : robots.map(({ role, up, beat_at }, at) => (
                <span key={role}>
                  {at > 0 && ', '}
                  {role} {up ? 'de pé' : 'parado desde '}
                  {!up && <RelativeTime at={beat_at} />}
                </span>
              ))}
        </Part>
        <Part name="Cópias do banco" well={backup.archiving && backup.last_at !== null}>
          {backup.last_at ? (
            <>
              Último arquivo do diário do banco <RelativeTime at={backup.last_at} />
            </>
          ) : backup.archiving ? (
            'O arquivamento está ligado e nada foi arquivado ainda'
          ) : (
            'O banco não arquiva o próprio diário: a cópia depende do que roda fora do site'
          )}
          {backup.last_failed_at && (
            <>
              ; última falha <RelativeTime at={backup.last_failed_at} />
            </>
          )}
        </Part>
      </dl>
    </Card>
  )
}

const Part = ({ name, well, children }: { name: string; well: boolean; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
    <dt className="flex min-w-44 items-center justify-between gap-3 font-semibold">
      {name}
      <Badge tone={well ? 'primary' : 'danger'} icon={well ? 'check' : 'triangle-alert'}>
        {well ? 'Bem' : 'Olhe'}
      </Badge>
    </dt>
    <dd className="min-w-0 basis-full text-[0.9375rem] break-words text-muted sm:flex-1 sm:basis-0">{children}</dd>
  </div>
)
