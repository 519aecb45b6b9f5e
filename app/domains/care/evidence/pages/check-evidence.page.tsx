import { formatFull, onDay } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { CheckFile } from '#ui/components/check-file.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/check-evidence.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta({ title: 'Conferir uma prova', noindex: true })

export const loader = ({ params: { uuid }, context }: Route.LoaderArgs) => apiFor(context).evidence.check({ uuid })

/** Tells only whether a file is unchanged: not whose it is, nor what it says. */
export default function CheckEvidencePage({ loaderData: one }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <PageHeader
        title="Conferir uma prova"
        text={`Há um documento com este número, assinado ${onDay(formatFull(one.created_at))}.`}
      />
      <Card>
        <CheckFile sha256={one.sha256} />
      </Card>
      <Disclosure title="Para quem confere com outro programa" icon="shield-check">
        <dl className="space-y-3 text-sm">
          <Line label="SHA-256 do arquivo" value={one.sha256} />
          <Line label="Assinatura (Ed25519, base64url) sobre o SHA-256 em texto" value={one.signature} />
          <Line label="Chave pública" value={one.public_key ?? 'A que assinou não está mais em uso.'} />
        </dl>
      </Disclosure>
    </div>
  )
}

const Line = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="font-semibold">{label}</dt>
    <dd className="figures wrap-anywhere whitespace-pre-line">{value}</dd>
  </div>
)
