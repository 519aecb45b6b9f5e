import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { PEST_CONTROL } from '#domains/garden/garden/stuffs/stuff.kinds.ts'
import { dayKey, formatDay, onDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor, type Client } from '#web/api-for.server.ts'
import { formOf, submit, unknownForm } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { Guesses } from '../../guessing/components/guesses.tsx'
import { problemWords, signsInWords } from '../../guessing/guess.words.ts'
import { outcomeWords } from '../case.words.ts'
import { caseFormNamed } from '../case-forms.kinds.ts'
import {
  ProblemClose,
  ProblemEntryRef,
  ProblemNote,
  ProblemRecheck,
  ProblemRef,
  ProblemRename,
  ProblemReopen,
  ProblemTreat,
} from '../cases.schemas.ts'
import { CaseForms } from '../components/case-forms.tsx'
import { CaseTimeline } from '../components/case-timeline.tsx'
import { HarvestFrom } from '../components/harvest-from.tsx'
import { NameFields } from '../components/name-fields.tsx'
import type { Route } from './+types/problem.page'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `${problemWords(loaderData.found)} · ${loaderData.found.plant.name}`,
}))

/** The case, 404 unless it is of the plant in the URL. */
async function caseAt({ problems }: Client, { id, slug }: { id: string; slug: string }) {
  const ref = ProblemRef.safeParse({ case_id: id })
  if (!ref.success) throw notFound()
  const found = await problems.cases.show(ref.data)
  if (slug !== found.plant.slug && slug !== String(found.plant.id)) throw notFound()
  return found
}

export const loader = async ({ params, url, context }: Route.LoaderArgs) => ({
  found: await caseAt(apiFor(context), params),
  products: await productsOf(apiFor(context)),
  chosen: caseFormNamed(url.searchParams.get('tipo')),
  today: dayKey(context.get(requestContext).now()),
  idempotency_key: randomUUID() as string,
})

async function productsOf({ garden }: Client) {
  const { data } = await garden.stuffs.list({ stuff_type_id: PEST_CONTROL, per_page: 100 })
  return [...new Set(data.map(({ name }) => name))]
}

const without = { case_id: true } as const
const Forms = {
  note: ProblemNote.omit(without),
  treat: ProblemTreat.omit(without),
  recheck: ProblemRecheck.omit(without),
  close: ProblemClose.omit(without),
  reopen: ProblemReopen.omit(without),
  rename: ProblemRename.omit(without),
  entry: ProblemEntryRef.omit(without),
}

export async function action(args: Route.ActionArgs) {
  const { id: case_id, plant } = await caseAt(apiFor(args.context), args.params)
  const all = `/cultivo/planta/${plant.slug}/problemas`
  const back = (text: string, to = `${all}/${case_id}`) => redirectWithToast(to, text)
  switch ((await formOf(args.request)).get('form')) {
    case 'note':
      return submit(args, Forms.note, async ({ problems }, input) => {
        await problems.cases.note({ ...input, case_id })
        return back('Anotado.')
      })
    case 'treat':
      return submit(args, Forms.treat, async ({ problems }, input) => {
        const { recheck_on } = await problems.cases.treat({ ...input, case_id })
        if (recheck_on) return back(`Tratamento anotado. A revisão está marcada para ${formatDay(recheck_on)}.`)
        return back('Tratamento anotado. Quando você olha de novo?', `${all}/${case_id}?tipo=rever`)
      })
    case 'recheck':
      return submit(args, Forms.recheck, async ({ problems }, input) => {
        await problems.cases.recheck({ ...input, case_id })
        return back(`A revisão está na agenda, ${onDay(formatDay(input.due_on))}.`)
      })
    case 'close':
      return submit(args, Forms.close, async ({ problems }, input) => {
        await problems.cases.close({ ...input, case_id })
        return back('Caso encerrado.')
      })
    case 'reopen':
      return submit(args, Forms.reopen, async ({ problems }, input) => {
        await problems.cases.reopen({ ...input, case_id })
        return back('Caso reaberto.')
      })
    case 'rename':
      return submit(args, Forms.rename, async ({ problems }, input) => {
        await problems.cases.rename({ ...input, case_id })
        return back('Nome salvo.')
      })
    case 'delete-entry':
      return submit(args, Forms.entry, async ({ problems }, { entry_id }) => {
        await problems.cases.removeEntry({ case_id, entry_id })
        return back('A anotação foi apagada.')
      })
    case 'delete':
      return submit(args, z.object({}), async ({ problems }) => {
        await problems.cases.remove({ case_id })
        return back('O caso foi apagado.', all)
      })
    default:
      throw unknownForm()
  }
}

export default function ProblemPage({ loaderData }: Route.ComponentProps) {
  const { found, today, idempotency_key } = loaderData
  const { plant, places, marks, seen_on, outcome, guesses, entries } = found
  const address = `/cultivo/planta/${plant.slug}`
  const held = entries.reduce(
    (last, { harvest_from }) => (harvest_from && harvest_from > last ? harvest_from : last),
    '',
  )
  return (
    <>
      <PageHeader
        title={problemWords(found)}
        text={`${plant.name}. Visto ${onDay(formatDay(seen_on))}, em ${signsInWords(places)}: ${signsInWords(marks)}.`}
        crumbs={[
          { to: address, label: plant.name },
          { to: `${address}/problemas`, label: 'Problemas' },
        ]}
      >
        <Badge tone={outcome ? 'neutral' : 'amber'}>{outcome ? outcomeWords[outcome] : 'Em aberto'}</Badge>
      </PageHeader>
      {held > today && (
        <div className="mb-6">
          <HarvestFrom day={held} />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0 space-y-6">
          {outcome ? <Closed found={found} idempotency_key={idempotency_key} /> : <CaseForms {...loaderData} />}
          <section aria-labelledby="historia" className="space-y-4">
            <h2 id="historia" className="text-xl">
              História
            </h2>
            {entries.length ? <CaseTimeline entries={entries} /> : <p className="text-muted">Nada anotado ainda.</p>}
          </section>
        </div>
        <div className="min-w-0 space-y-6">
          <Guesses guesses={guesses} />
          <Disclosure title="Mudar o nome" icon="pencil">
            <Form name="rename" opened={{ problem: found.problem, own_name: found.own_name }} className="space-y-5">
              <NameFields guesses={guesses} named={found} />
              <SubmitButton sending="Salvando…">Salvar nome</SubmitButton>
            </Form>
          </Disclosure>
          <ConfirmButton
            label="Apagar caso"
            send={{ form: 'delete' }}
            title={`Apagar “${problemWords(found)}”?`}
            tone="danger"
            icon="trash-2"
          >
            Somem as notas, as fotos, os tratamentos e as carências deste caso.
          </ConfirmButton>
        </div>
      </div>
    </>
  )
}

type ClosedProps = Pick<Route.ComponentProps['loaderData'], 'found' | 'idempotency_key'>

function Closed({ found: { outcome, plant }, idempotency_key }: ClosedProps) {
  return (
    <div className="space-y-4">
      <Notice
        title="Caso encerrado"
        action={
          outcome === 'planta-perdida' && (
            <LinkButton to={`/cultivo/planta/${plant.slug}/atualizacoes?tipo=perda`}>Anotar a perda</LinkButton>
          )
        }
      >
        {outcome === 'planta-perdida'
          ? 'A planta continua nas listas até você anotar a perda no diário dela.'
          : 'Se voltar, reabra e continue daqui.'}
      </Notice>
      <Form name="reopen" key={idempotency_key}>
        <HiddenField name="idempotency_key" value={idempotency_key} />
        <SubmitButton sending="Reabrindo…" tone="quiet">
          Reabrir caso
        </SubmitButton>
      </Form>
    </div>
  )
}
