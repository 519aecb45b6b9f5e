import { randomUUID } from 'node:crypto'
import { Form, redirect } from 'react-router'
import { z } from 'zod'
import { dayKey } from '#shared/dates.ts'
import { formatTyped } from '#shared/numbers.ts'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { HumidityChart } from '../components/humidity-chart.tsx'
import { JarEntryList } from '../components/jar-entry-list.tsx'
import { JarFigures } from '../components/jar-figures.tsx'
import { JarHead } from '../components/jar-head.tsx'
import { JarLogForm } from '../components/jar-log-form.tsx'
import { entryKindNamed, humidityAdvice, jarTitle, wordsOf } from '../jar.words.ts'
import { JarEntryFilter, type JarEntryKind, JarLog } from '../jar-entries.schemas.ts'
import type { JarDetail } from '../jars.schemas.ts'
import type { Route } from './+types/jar-detail.page'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && titleOf(loaderData),
}))

const titleOf = ({ jar, wanted }: { jar: JarDetail; wanted?: JarEntryKind }) =>
  wanted ? `Registrar ${wordsOf(wanted).label.toLowerCase()}: ${jarTitle(jar)}` : jarTitle(jar)

/** A label's QR code opens the form of the last used kind of entry. */
export async function loader({ params: { slug }, request, url, context }: Route.LoaderArgs) {
  const { jars } = apiFor(context).harvest
  const { page } = filterOf(request, JarEntryFilter.pick({ page: true }))
  const [jar, entries] = await Promise.all([
    jars.show({ id_or_slug: slug }),
    jars.entries({ id_or_slug: slug, page, per_page: 20 }),
  ])
  const wanted = entryKindNamed(url.searchParams.get('tipo'))
  const kind = wanted ?? jar.last_kind ?? 'abertura'
  if (url.searchParams.get('registrar') === '1') throw redirect(`/cultivo/pote/${jar.slug}?tipo=${kind}`)
  const today = dayKey(context.get(requestContext).now())
  return { jar, entries, wanted, kind, today, idempotency_key: randomUUID() as string }
}

const Log = JarLog.omit({ id_or_slug: true }).extend({ form: z.literal('log') })
const Archive = z.object({ form: z.literal('archive') })

export async function action(args: Route.ActionArgs) {
  const id_or_slug = args.params.slug
  const back = (to: string, text: string) => redirectWithToast(to, text)
  if ((await formOf(args.request)).get('form') === 'archive')
    return submit(args, Archive, async ({ harvest: { jars } }) => {
      await jars.archive({ id_or_slug, archived: true })
      return back('/cultivo/potes', 'O pote foi arquivado.')
    })
  return submit(args, Log, async ({ harvest: { jars } }, { form: _, ...input }) => {
    const { jar } = await jars.log({ ...input, id_or_slug })
    return back(`/cultivo/pote/${jar.slug}?tipo=${input.kind}`, `${wordsOf(input.kind).label} registrada.`)
  })
}

export default function JarDetailPage({ loaderData }: Route.ComponentProps) {
  const { jar, entries, kind, today, idempotency_key } = loaderData
  return (
    <>
      <JarHead jar={jar} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0 space-y-6">
          {!jar.archived && jar.left_g === 0 && <Emptied />}
          {jar.archived ? (
            <Notice>Este pote está arquivado. Para anotar de novo, tire o pote do arquivo em Editar.</Notice>
          ) : (
            <JarLogForm jar={jar} kind={kind} idempotency_key={idempotency_key} />
          )}
          {!jar.archived && jar.left_g > 0 && <Advice jar={jar} />}
          <JarFigures jar={jar} today={today} />
          <HumidityChart readings={jar.readings} />
        </div>
        <section aria-labelledby="anotacoes" className="min-w-0 space-y-5">
          <h2 id="anotacoes" className="text-xl">
            Anotações
          </h2>
          {entries.total === 0 ? (
            <p className="text-muted">Nada anotado ainda. Na primeira abertura, conte como ele está.</p>
          ) : (
            <JarEntryList entries={entries.data} slug={jar.slug} />
          )}
          <Pager {...entries} />
        </section>
      </div>
    </>
  )
}

function Advice({ jar: { humidity } }: { jar: JarDetail }) {
  const words = humidity === null ? undefined : humidityAdvice(humidity)
  if (humidity === null || !words) return null
  return (
    <Notice tone="warning" title={`Umidade em ${formatTyped(humidity, '%')}`}>
      {words}
    </Notice>
  )
}

const Emptied = () => (
  <Notice
    tone="success"
    title="Pote vazio"
    action={
      <Form method="post">
        <Button type="submit" name="form" value="archive" icon="archive">
          Arquivar
        </Button>
      </Form>
    }
  >
    Acabou. Arquivado, o pote sai da lista e as anotações ficam.
  </Notice>
)
