import { channelNames } from '#domains/people/notifications/choices/channel.words.ts'
import { channelIcons } from '#domains/people/notifications/choices/settings.view.ts'
import { formatDayTime } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { type MyOptIns, OptInInput } from '../opt-ins.schemas.ts'
import type { AnswerPlace } from '../scope.kinds.ts'
import { scopeHelp, scopeNames } from '../scope.words.ts'
import type { Route } from './+types/opt-ins.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Mensagens da equipe', noindex: true })

export const loader = async ({ context }: Route.LoaderArgs) => ({ mine: await apiFor(context).optIns.mine() })

export const action = (args: Route.ActionArgs) =>
  submit(args, OptInInput, async ({ optIns }, input) => {
    await optIns.answer(input)
    const text = input.given ? 'Pronto: você recebe essas mensagens.' : 'Pronto: você não recebe mais essas mensagens.'
    return redirectWithToast('/notificacoes/mensagens', text)
  })

export default function OptInsPage({ loaderData: { mine } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Mensagens da equipe"
        text="Só chega o que você pedir, no máximo duas por dia. Nenhuma conta o que você faz aqui."
        crumbs={[
          { to: '/notificacoes', label: 'Avisos' },
          { to: '/notificacoes/configuracoes', label: 'Configurar' },
          { label: 'Mensagens da equipe' },
        ]}
      />
      <div className="space-y-6">
        {mine.channels.map((one) => (
          <Channel key={one.channel} one={one} />
        ))}
        {mine.history.length > 0 && (
          <Disclosure title="O que você já respondeu" icon="history">
            <History history={mine.history} />
          </Disclosure>
        )}
      </div>
    </div>
  )
}

const Channel = ({ one: { channel, shown, answers } }: { one: MyOptIns['channels'][number] }) => (
  <Card title={channelNames[channel]}>
    <p className="text-muted">{shown ? `As mensagens vão para o endereço com ${shown}.` : whatIsMissing[channel]}</p>
    {shown ? (
      <ul className="mt-4 space-y-5">
        {answers.map((answer) => (
          <li key={answer.scope} className="border-t border-base-300 pt-4">
            <Answer channel={channel} shown={shown} answer={answer} />
          </li>
        ))}
      </ul>
    ) : (
      <LinkButton to="/notificacoes/configuracoes" icon={channelIcons[channel]} className="mt-4">
        Configurar avisos
      </LinkButton>
    )}
  </Card>
)

type AnswerProps = {
  channel: MyOptIns['channels'][number]['channel']
  shown: string
  answer: MyOptIns['channels'][number]['answers'][number]
}

const Answer = ({ channel, shown, answer: { scope, sentence, given } }: AnswerProps) => (
  <Form name={`${channel}-${scope}`} className="space-y-3">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h3 className="font-semibold">{scopeNames[scope]}</h3>
      <Badge tone={given ? 'primary' : 'neutral'}>{given ? 'Você recebe' : 'Você não recebe'}</Badge>
    </div>
    <p className="text-muted">{given ? scopeHelp[scope] : `“${sentence}”`}</p>
    <HiddenField name="channel" value={channel} />
    <HiddenField name="scope" value={scope} />
    <HiddenField name="given" value={String(!given)} />
    <HiddenField name="shown" value={shown} />
    <SubmitButton tone={given ? 'quiet' : 'primary'} sending="Salvando…">
      {given ? 'Parar de receber' : 'Sim, quero receber'}
    </SubmitButton>
  </Form>
)

const whatIsMissing = {
  whatsapp: 'Confirme o seu número para poder pedir mensagens por WhatsApp.',
  discord: 'Cadastre um webhook seu para poder pedir mensagens no Discord.',
}

const places: Record<AnswerPlace, string> = {
  page: '',
  whatsapp: ', por uma mensagem de WhatsApp',
  number: ', porque o número passou para outra conta',
  address: ', porque o endereço saiu ou mudou',
}

const History = ({ history }: Pick<MyOptIns, 'history'>) => (
  <ul className="space-y-3">
    {history.map(({ id, channel, scope, given, at, shown, how }) => (
      <li key={id}>
        <span className="figures text-muted">{formatDayTime(at)}</span> · {channelNames[channel]} ({shown}) ·{' '}
        {scopeNames[scope]}: <strong>{given ? 'sim' : 'não'}</strong>
        {places[how]}
      </li>
    ))}
  </ul>
)
