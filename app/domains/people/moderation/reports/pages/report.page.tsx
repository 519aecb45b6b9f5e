import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ReportForm } from '../components/report-form.tsx'
import { ReportedThing } from '../components/reported-thing.tsx'
import { ReportCreate, ReportTarget } from '../reports.schemas.ts'
import type { Route } from './+types/report.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Denunciar' })

/** The thing is in the address: '?plant_id=12'. */
const targetOf = (url: URL) => {
  const named = ReportTarget.safeParse(Object.fromEntries(url.searchParams))
  if (!named.success) throw notFound()
  return named.data
}

/** Without a thing in the address the page says how to report one. */
export const loader = ({ url, context }: Route.LoaderArgs) =>
  url.search ? apiFor(context).moderation.reports.about(targetOf(url)) : null

const toasts = {
  received: 'Denúncia enviada. A moderação vai olhar, e você recebe um aviso com o resultado.',
  again: 'Você já tinha denunciado isto. A moderação está vendo.',
  judged: 'A moderação já conferiu isto, e nada mudou desde então. Se mudar, denuncie de novo.',
}

export async function action(args: Route.ActionArgs) {
  const named = targetOf(new URL(args.request.url))
  return submit(args, ReportCreate, async (api, input) => {
    const { url, state } = await api.moderation.reports.send({ ...input, ...named })
    return redirectWithToast(url, toasts[state], state === 'received' ? 'success' : 'info')
  })
}

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <HowToReport />
  const { url, reported } = loaderData
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <PageHeader
        title="Denunciar"
        text="A moderação lê cada denúncia. Quem publicou nunca fica sabendo quem denunciou."
      />
      <ReportedThing thing={loaderData} />
      {reported ? (
        <Notice title="Você já denunciou isto" action={<LinkButton to={url}>Voltar</LinkButton>}>
          A moderação está vendo. Você recebe um aviso quando ela decidir.
        </Notice>
      ) : (
        <ReportForm back={url} />
      )}
    </div>
  )
}

const HowToReport = () => (
  <div className="mx-auto max-w-2xl space-y-6">
    <PageHeader
      title="Denunciar"
      text="A moderação lê cada denúncia. Quem publicou nunca fica sabendo quem denunciou."
    />
    <p>
      Abra o post, a planta, o espaço, o plano, o comentário ou o perfil que você quer denunciar e escolha “Denunciar”
      no menu dele. Assim a moderação vê exatamente o que você viu.
    </p>
    <LinkButton to="/transparencia">Ver o que a moderação decide</LinkButton>
  </div>
)
