import { redirect } from 'react-router'
import { z } from 'zod'
import { formatDayTime } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { Conditions, MissionState, prizeWords } from '../components/mission-card.tsx'
import type { MissionCard } from '../missions.schemas.ts'
import type { Route } from './+types/mission.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.mission.name,
  noindex: true,
}))

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  // There it says that the game is hidden, and how to have it back.
  if (viewerOf(context).game_hidden) throw redirect('/gameficacao/missoes')
  return { mission: await apiFor(context).honours.missions.show({ slug }) }
}

const acts = {
  join: 'Você está na missão. Vale o que você fizer a partir de agora.',
  leave: 'Você saiu da missão.',
  collect: 'Prêmio recebido.',
} as const

export async function action(args: Route.ActionArgs) {
  const { slug } = args.params
  const act = String((await formOf(args.request)).get('form'))
  if (act !== 'join' && act !== 'leave' && act !== 'collect') throw notFound()
  return submit(args, z.object({}), async (api) => {
    await api.honours.missions[act]({ slug })
    return redirectWithToast(`/gameficacao/missao/${slug}`, acts[act])
  })
}

export default function MissionPage({ loaderData: { mission } }: Route.ComponentProps) {
  const { name, text, starts_at, ends_at, people, state, conditions } = mission
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <PageHeader
        title={name}
        text={text}
        crumbs={[{ to: '/gameficacao/missoes', label: 'Missões' }, { label: name }]}
        more={<MissionState state={state} />}
      />
      <Card title="O que fazer">
        <Conditions conditions={conditions} />
      </Card>
      <dl className="grid gap-x-6 gap-y-3 rounded-box border border-base-300 bg-surface p-4 sm:grid-cols-2">
        <Fact label="Prêmio" value={prizeWords(mission)} />
        <Fact label="Participam" value={plural(people, 'pessoa', 'pessoas')} />
        <Fact label="Começa" value={formatDayTime(starts_at)} />
        <Fact label="Acaba" value={formatDayTime(ends_at)} />
      </dl>
      <Acts mission={mission} />
    </div>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-semibold break-words">{value}</dd>
  </div>
)

function Acts({ mission: { can, state, in_time } }: { mission: MissionCard }) {
  if (can.join)
    return (
      <Form name="join">
        <SubmitButton sending="Entrando…">
          {state === 'saiu' ? 'Entrar de novo, do zero' : 'Entrar na missão'}
        </SubmitButton>
      </Form>
    )
  if (can.collect)
    return (
      <Form name="collect">
        <SubmitButton icon="gift" sending="Recebendo…">
          Receber o prêmio
        </SubmitButton>
      </Form>
    )
  if (can.leave)
    return (
      <ConfirmButton
        label="Sair da missão"
        send={{ form: 'leave' }}
        title="Sair da missão?"
        confirm="Sair"
        tone="plain"
      >
        O que você já fez nela deixa de contar: entrando de novo, começa do zero.
      </ConfirmButton>
    )
  if (state && state !== 'saiu') return null
  return (
    <p className="text-muted">
      {in_time ? 'Esta missão não recebe gente agora.' : 'Já não dá tempo de completar esta missão.'}
    </p>
  )
}
