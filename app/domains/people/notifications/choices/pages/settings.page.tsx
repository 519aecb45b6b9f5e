import { z } from 'zod'
import { Opened, sameValue } from '#shared/opened.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ActionsInSight } from '#ui/form/actions-in-sight.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { checkbox, formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { mailRhythms } from '../channel.kinds.ts'
import { DiscordCard, MailCard, PushCard, WhatsAppCard } from '../components/channels.tsx'
import { ChoiceTable } from '../components/choice-table.tsx'
import { channelsOn, rhythmOptions, settingsFields, toChoices, toTable } from '../settings.view.ts'
import type { Route } from './+types/settings.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Configurar avisos' })

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await apiFor(context).notifications.settings.show()
  return { settings, table: toTable(settings) }
}

const back = (text: string) => redirectWithToast('/notificacoes/configuracoes', text)

const Choices = z.object({
  ticked: z.array(z.string()).default([]),
  mail_rhythm: z.enum(mailRhythms),
  quiet_from: z.string().nullable().default(null),
  quiet_to: z.string().nullable().default(null),
  opened: Opened,
})

export async function action(args: Route.ActionArgs) {
  switch ((await formOf(args.request)).get('form')) {
    case 'push':
      return submit(args, z.object({}), async ({ notifications }) => {
        await notifications.push.unsubscribeAll()
        return back('Nenhum aparelho recebe mais avisos.')
      })
    case 'whatsapp':
      return submit(args, z.object({ phone: z.string(), agreed: checkbox }), async ({ notifications }, input) => {
        await notifications.addresses.askWhatsApp(input)
        return back('Guardamos o seu número. O código chega pelo WhatsApp.')
      })
    case 'code-again':
      return submit(args, z.object({}), async ({ notifications }) => {
        await notifications.addresses.askCodeAgain()
        return back('Outro código vai chegar pelo WhatsApp.')
      })
    case 'code':
      return submit(args, z.object({ code: z.string() }), async ({ notifications }, input) => {
        await notifications.addresses.confirmWhatsApp(input)
        return back('Pronto: seu WhatsApp recebe avisos.')
      })
    case 'discord':
      return submit(args, z.object({ webhook_url: z.string() }), async ({ notifications }, input) => {
        await notifications.addresses.addDiscord(input)
        return back('Pronto: seu canal do Discord recebe avisos.')
      })
    case 'remove-whatsapp':
      return submit(args, z.object({}), async ({ notifications }) => {
        await notifications.addresses.removeWhatsApp()
        return back('Número apagado.')
      })
    case 'remove-discord':
      return submit(args, z.object({}), async ({ notifications }) => {
        await notifications.addresses.removeDiscord()
        return back('Webhook apagado.')
      })
    default:
      return submit(args, Choices, async ({ notifications }, { opened, ticked, ...times }) => {
        const settings = await notifications.settings.show()
        const before = toChoices(settings, z.array(z.string()).catch([]).parse(opened?.ticked))
        const choices = toChoices(settings, ticked).filter(({ wanted }, at) => !opened || wanted !== before[at]?.wanted)
        await notifications.settings.change({ choices, ...touched(times, opened) })
        return back('Suas escolhas foram salvas.')
      })
  }
}

/** What this form changed; the two hours go together. */
function touched({ mail_rhythm, ...hours }: Omit<z.output<typeof Choices>, 'ticked' | 'opened'>, opened: Opened) {
  const isNew = (name: string, value: unknown) => !opened || !sameValue(value, opened[name])
  return {
    ...(isNew('mail_rhythm', mail_rhythm) && { mail_rhythm }),
    ...(Object.entries(hours).some(([name, value]) => isNew(name, value)) && hours),
  }
}

export default function NoticeSettingsPage({ loaderData: { settings, table } }: Route.ComponentProps) {
  const on = channelsOn(settings)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Configurar avisos"
        text="Escolha o que você quer saber, por onde e a que horas."
        crumbs={[{ to: '/notificacoes', label: 'Avisos' }, { label: 'Configurar' }]}
      />
      <Form name="choices" opened={settingsFields(settings)} guard className="space-y-6">
        <Card bare className="pe-1">
          <ChoiceTable table={table} />
        </Card>
        <Card title="Quando">
          <div className="grid gap-5 sm:grid-cols-2">
            <DateField
              type="time"
              name="quiet_from"
              label="Silêncio a partir das"
              help="Fora do site, nada chega nesse horário (de Brasília)."
              required={false}
              defaultValue={settings.quiet_from}
            />
            <DateField type="time" name="quiet_to" label="Até às" required={false} defaultValue={settings.quiet_to} />
          </div>
          <div className="mt-5">
            <SelectField
              name="mail_rhythm"
              label="E-mails de avisos"
              help="Os da moderação, da sua conta e dos seus pedidos vão sempre na hora."
              options={rhythmOptions}
              defaultValue={settings.mail_rhythm}
            />
          </div>
        </Card>
        <ActionsInSight>
          <SubmitButton sending="Salvando…">Salvar</SubmitButton>
        </ActionsInSight>
      </Form>
      <h2 id="por-onde" className="mt-10 mb-4 scroll-mt-20 text-xl">
        Por onde avisar
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <MailCard email={settings.email} on={on['e-mail']} />
        <PushCard push={settings.push} on={on.push} />
        <WhatsAppCard whatsapp={settings.whatsapp} on={on.whatsapp} />
        <DiscordCard discord={settings.discord} on={on.discord} />
      </div>
      <p className="mt-6">
        <Link to="/notificacoes/mensagens" className="link reach inline-block">
          Mensagens da equipe por WhatsApp e Discord: peça ou pare de receber
        </Link>
      </p>
    </div>
  )
}
