import { randomUUID } from 'node:crypto'
import { areaIn, ownArea } from '#domains/care/processes/index.ts'
import { areaWords } from '#domains/care/processes/processes/process.words.ts'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { ProcessCreate } from '#domains/care/processes/processes/processes.schemas.ts'
import { SurveyCard } from '#domains/community/surveys/ui.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ClientHome } from '../components/client-home.tsx'
import { DeskHome } from '../components/desk-home.tsx'
import { OpenProcess } from '../components/open-process.tsx'
import type { Route } from './+types/area-home.page'

export const middleware = [access('login'), ownArea]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && areaWords[loaderData.area].title,
  noindex: true,
}))

const RECEPTION = 'Todos os processos: quem chegou, o que falta e com quem está. Distribua e acompanhe.'

export async function loader({ context, url }: Route.LoaderArgs) {
  const area = areaIn(url)
  const { processDesk, processes, processAgenda } = apiFor(context)
  const [desk, first] = await Promise.all([
    processDesk.show({ area }),
    processDesk.list({ area, per_page: 6, order_by: 'waiting' }),
  ])
  const { viewer } = context.get(requestContext)
  return {
    ...{ area, desk, first, confirmed: viewer?.registration_confirmed ?? false },
    attends: viewer?.user_type === area,
    agenda: desk.own ? (await processAgenda.list(desk.own)).data : [],
    process: desk.own && (await processes.processes.show({ ...desk.own, with_completed: true })),
    idempotency_key: randomUUID() as string,
  }
}

/** Opens the client's process. */
export const action = (args: Route.ActionArgs) =>
  submit(args, ProcessCreate, async (api, input) => {
    const { token } = await api.processes.processes.open(input)
    return redirectWithToast(
      processPath('cliente', token),
      'Seu processo está aberto. O acolhimento vai falar com você.',
    )
  })

export default function AreaHomePage({ loaderData }: Route.ComponentProps) {
  const { area, desk, first, process, confirmed, idempotency_key, attends, agenda } = loaderData
  // Beside what somebody tells of an illness or of police at the door nothing is asked.
  const isOpening = area === 'cliente' && (!process || Boolean(process.closed_at))
  return (
    <>
      <PageHeader
        title={desk.reception ? 'Acolhimento' : areaWords[area].title}
        text={desk.reception ? RECEPTION : areaWords[area].text}
      />
      {area !== 'cliente' ? (
        <DeskHome desk={desk} first={first.data} attends={attends} />
      ) : process && !process.closed_at ? (
        <ClientHome process={process} agenda={agenda} card={first.data.find(({ token }) => token === process.token)} />
      ) : (
        <OpenProcess confirmed={confirmed} before={process} idempotency_key={idempotency_key} />
      )}
      {!isOpening && (
        <div className="not-has-[>:empty]:mt-10">
          <SurveyCard />
        </div>
      )}
    </>
  )
}
