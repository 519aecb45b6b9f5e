import { randomUUID } from 'node:crypto'
import { useEffect, useRef } from 'react'
import { useActionData, useRevalidator, useSearchParams } from 'react-router'
import { QueuedNotice, sendOrEnqueue, useQueue } from '#domains/base/outbox/ui.ts'
import { CupFrame } from '#domains/contest/editions/ui.ts'
import { plural } from '#shared/numbers.ts'
import { Chip } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { afterKept, isKept } from '#ui/form/kept-for-later.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ScoreSheet } from '../components/score-sheet.tsx'
import { CupScoreInput } from '../scores/cup-scores.schemas.ts'
import type { Route } from './+types/bench.page'

export const middleware = [access('cup-professor')]
export const meta: Route.MetaFunction = pageMeta({ title: 'Votação bancada', noindex: true })

const at = '/copa-grower/votacao-bancada'

export async function loader({ context }: Route.LoaderArgs) {
  const { env, viewer } = context.get(requestContext)
  const api = apiFor(context)
  const [edition, bench] = await Promise.all([api.editions.editions.show({ slug: env.cup_edition }), api.bench.show()])
  const keys = bench.entries.map((): string => randomUUID())
  return { edition, bench, keys, user_id: viewer?.id ?? 0 }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, CupScoreInput, async (api, input) => {
    const { blind_number, sent } = await api.bench.keep(input)
    return redirectWithToast(
      at + args.url.search,
      sent ? `A nota do nº ${blind_number} foi enviada.` : `O rascunho do nº ${blind_number} foi guardado.`,
    )
  })

/** Without signal the score waits on the phone. */
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => sendOrEnqueue(request, serverAction)
export const shouldRevalidate = afterKept

export default function BenchPage({ loaderData: { edition, bench, keys, user_id } }: Route.ComponentProps) {
  const answer = useActionData()
  const waiting = useWaitingScores(user_id)
  const { sits, open, entries, criteria, left_out } = bench
  const unscored = useSearchParams()[0].has('sem-nota')
  const shown = unscored ? entries.filter(({ score }) => !score?.sent_at) : entries
  const draft = shown.find(({ score }) => score && !score.sent_at)
  const done = entries.filter(({ score }) => score?.sent_at).length
  return (
    <CupFrame
      edition={edition}
      bench
      title="Votação bancada"
      text="Você avalia números: quem cultivou, só depois do resultado."
    >
      {!sits ? (
        <Notice>Você não está na bancada desta edição.</Notice>
      ) : !open ? (
        <Notice>Agora a bancada não dá notas. Ela abre na votação dos jurados e na final.</Notice>
      ) : (
        <div className="space-y-4">
          {isKept(answer) && waiting.length > 0 && <QueuedNotice kept={answer} />}
          <p>
            {done} de {plural(entries.length, 'redondo avaliado', 'redondos avaliados')}.
            {left_out > 0 && ` ${plural(left_out, 'redondo fica', 'redondos ficam')} com os outros jurados.`}
          </p>
          <div className="flex gap-2">
            <Chip to={at} active={!unscored}>
              Todos
            </Chip>
            <Chip to={`${at}?sem-nota=1`} active={unscored} count={entries.length - done}>
              Sem nota
            </Chip>
          </div>
          <ListStates
            items={shown}
            keyOf={({ blind_number }) => blind_number}
            frame={(items) => <div className="space-y-3">{items}</div>}
            empty={
              <EmptyState icon="trophy" text={unscored ? 'Você deu todas as notas.' : 'Nada para avaliar aqui.'} />
            }
          >
            {(entry, at) => (
              <ScoreSheet
                entry={entry}
                criteria={criteria}
                user_id={user_id}
                idempotency_key={keys[at] ?? ''}
                open={entry === draft}
                waits={waiting.includes(entry.blind_number)}
              />
            )}
          </ListStates>
        </div>
      )}
    </CupFrame>
  )
}

/** Numbers whose score waits on the phone; when one of them has left, the table is read anew. */
function useWaitingScores(user_id: number): number[] {
  const { revalidate } = useRevalidator()
  const acts = useQueue(user_id)
  const numbers = (acts ?? []).flatMap(({ target }) => (target.kind === 'score' ? [Number(target.slug)] : []))
  const before = useRef(0)
  useEffect(() => {
    if (numbers.length < before.current) void revalidate()
    before.current = numbers.length
  }, [numbers.length, revalidate])
  return numbers
}
