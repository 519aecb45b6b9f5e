import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { templateStateNames, templateTitle } from '#domains/messages/whatsapp/templates/template-state.words.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { rowId } from '#shared/row-id.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor, type Client } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { Audience } from '../../audience/audience.schemas.ts'
import { AudienceFields } from '../components/audience-fields.tsx'
import { NotSetUp } from '../components/not-set-up.tsx'
import { TextChoice } from '../components/text-choice.tsx'
import { channelAt, formOfSend, sendPlaces } from '../send.view.ts'
import { wrongWords } from '../send-words.model.ts'
import {
  DiscordSendChange,
  DiscordSendInput,
  type SendOptions,
  WhatsAppSendChange,
  WhatsAppSendInput,
} from '../sends.schemas.ts'
import type { Route } from './+types/send-new.page'
import { noSend } from './no-send.server.ts'

export const middleware = [access('can:messages.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.channel === 'discord' ? 'Novo envio no Discord' : 'Enviar mensagem do sistema',
  noindex: true,
}))

/** `de`: the send that it begins from: a draft is changed, what has gone out is copied. */
const From = z.object({ de: rowId.optional() })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { sends } = apiFor(context)
  const channel = channelAt(url.pathname)
  const { de } = filterOf(request, From)
  const from = de ? await sends.show({ id: de }) : null
  if (from && from.channel !== channel) throw noSend()
  return { channel, from, options: await sends.options(), key: randomUUID() }
}

export async function action(args: Route.ActionArgs) {
  const { list } = sendPlaces[channelAt(args.url.pathname)]
  const made = ({ id }: { id: number }) =>
    redirectWithToast(`${list}/${id}`, 'Rascunho pronto. Confira quem recebe e comece.')
  const changes = (await formOf(args.request)).has('id')
  if (list.includes('discord'))
    return changes
      ? submit(
          args,
          DiscordSendChange,
          async ({ sends }, input) => made(await sends.changeDiscord(inSight(input))),
          wordsWrong,
        )
      : submit(
          args,
          DiscordSendInput,
          async ({ sends }, input) => made(await sends.createDiscord(inSight(input))),
          wordsWrong,
        )
  return changes
    ? submit(args, WhatsAppSendChange, async ({ sends }, input) => made(await sends.changeWhatsApp(input)), wordsWrong)
    : submit(args, WhatsAppSendInput, async ({ sends }, input) => made(await sends.createWhatsApp(input)), wordsWrong)
}

type Right = Partial<WhatsAppSendInput & DiscordSendInput>

/** The words go with the text that was chosen, whatever else is wrong. */
async function wordsWrong({ sends }: Client, right: Right): Promise<FieldErrors> {
  const { text, template_id, message_id } = right
  const { templates, messages } = await sends.options()
  const body = [...templates.filter(({ id }) => id === template_id), ...messages.filter(({ id }) => id === message_id)]
  const wrong = body[0] && text !== undefined && wrongWords(body[0].body, text)
  return wrong ? { text: [wrong] } : {}
}

/** The half that 'Onde' shows: the other may still hold what was chosen before. */
const inSight = <Input extends Pick<DiscordSendInput, 'destination' | 'channel_ids'>>(input: Input): Input =>
  input.destination === 'channels' ? { ...input, ...nobody } : { ...input, channel_ids: [] }
const nobody = Object.fromEntries(
  Object.keys(Audience.omit({ channel_ids: true }).shape).map((name) => [name, undefined]),
)

export default function SendNewPage({ loaderData: { channel, from, options, key } }: Route.ComponentProps) {
  const { list, title } = sendPlaces[channel]
  const form = from && formOfSend(from)
  const isDiscord = channel === 'discord'
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={
          from?.can.change ? `Mudar ${from.name}` : isDiscord ? 'Novo envio no Discord' : 'Enviar mensagem do sistema'
        }
        text="Nada sai ainda: antes você vê quem recebe, o quê, quando e quanto custa."
        crumbs={[
          { to: list, label: title },
          ...(from ? [{ to: `${list}/${from.id}`, label: from.name }] : []),
          { label: from?.can.change ? 'Mudar' : 'Novo envio' },
        ]}
      />
      {!(isDiscord ? options.configured.bot : options.configured.whatsapp) && <NotSetUp channel={channel} />}
      <Form
        name="send"
        guard
        values={form ? valuesOf(form) : undefined}
        opened={from?.can.change ? (form ?? {}) : undefined}
      >
        {from?.can.change ? (
          <HiddenField name="id" value={from.id} />
        ) : (
          <HiddenField name="idempotency_key" value={key} />
        )}
        <TextField name="name" label="Nome do envio" help="Só a equipe vê." maxLength={80} />
        {isDiscord ? <DiscordText options={options} /> : <WhatsAppText options={options} />}
        <TextField
          name="text"
          label="Palavras deste envio"
          help="Entram no lugar de {{2}}. Se o texto não tem {{2}}, deixe em branco."
          maxLength={300}
          required={false}
        />
        <DateField
          name="last_day"
          label="Não mandar depois de"
          help="O que ainda não saiu quando este dia termina não sai mais."
          required={false}
        />
        {isDiscord ? (
          <div className="group/where space-y-5">
            <Channels options={options} />
            <div className="group-has-[option[value=channels]:checked]/where:hidden">
              <AudienceFields roles={options.roles} />
            </div>
          </div>
        ) : (
          <AudienceFields roles={options.roles} />
        )}
        <FormActions>
          <LinkButton to={from ? `${list}/${from.id}` : list}>Cancelar</LinkButton>
          <SubmitButton sending="Preparando…">Ver quem recebe</SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}

const valuesOf = (form: object) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, Array.isArray(value) ? value.map(String) : String(value)]],
    ),
  )

type Props = { options: SendOptions }

const bodiesOf = (texts: { id: number; body: string }[]) => new Map(texts.map(({ id, body }) => [id, body]))

const WhatsAppText = ({ options: { templates } }: Props) =>
  templates.length ? (
    <TextChoice
      name="template_id"
      bodies={bodiesOf(templates)}
      label="Modelo"
      placeholder="Escolha um modelo"
      help="Só sai o que a Meta aprovou."
      options={templates.map(({ id, name, state, type }) => ({
        value: id,
        label: `${templateTitle(name)} (${type})${state === 'approved' ? '' : ` – não sai: ${templateStateNames[state]}`}`,
      }))}
    />
  ) : (
    <Notice
      title="Nenhum modelo ativo"
      action={<LinkButton to="/admin/whatsapp/catalog_messages/novo">Novo modelo</LinkButton>}
    >
      Um envio começa por um modelo do catálogo.
    </Notice>
  )

const DiscordText = ({ options: { messages } }: Props) =>
  messages.length ? (
    <TextChoice
      name="message_id"
      bodies={bodiesOf(messages)}
      label="Mensagem"
      placeholder="Escolha uma mensagem"
      options={messages.map(({ id, name, type }) => ({ value: id, label: `${name} (${type})` }))}
    />
  ) : (
    <Notice
      title="Nenhuma mensagem ativa"
      action={<LinkButton to="/admin/discord/messages/nova">Nova mensagem</LinkButton>}
    >
      Um envio começa por uma mensagem da lista.
    </Notice>
  )

const Channels = ({ options: { channels } }: Props) => (
  <>
    <SelectField
      name="destination"
      label="Onde"
      options={[
        { value: 'channels', label: 'Nos canais do site' },
        { value: 'people', label: 'Nos webhooks de quem pediu' },
      ]}
    />
    <fieldset className="group-has-[option[value=people]:checked]/where:hidden">
      <legend className="mb-1 font-semibold">Canais</legend>
      <p className="text-muted">Lê quem está em cada canal.</p>
      {channels.map(({ id, name, topic }) => (
        <CheckboxField key={id} name="channel_ids" value={String(id)} label={topic ? `${name}: ${topic}` : name} />
      ))}
      {channels.length === 0 && <p>Nenhum canal ativo. Cadastre um em Canais do Discord.</p>}
    </fieldset>
  </>
)
