import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { optInSentences } from '../../addresses/addresses.words.ts'
import { PushSwitch } from '../../push/components/push-switch.tsx'
import type { NoticeSettings } from '../choices.schemas.ts'
import { channelIcons } from '../settings.view.ts'
import { ChannelCard } from './channel-card.tsx'

type Of<Key extends keyof NoticeSettings> = Pick<NoticeSettings, Key> & { on: boolean }

export const MailCard = ({ email, on }: Of<'email'>) => (
  <ChannelCard
    title="E-mail"
    icon={channelIcons['e-mail']}
    on={on}
    state={email === null ? 'Confirme o seu e-mail para receber avisos por ele.' : `Os avisos vão para ${email}.`}
  >
    {email === null && (
      <LinkButton to="/auth/verificacao-de-email" className="mt-4">
        Confirmar o e-mail
      </LinkButton>
    )}
  </ChannelCard>
)

export const PushCard = ({ push: { configured, devices }, on }: Of<'push'>) => (
  <ChannelCard
    title="Celular e computador"
    icon={channelIcons.push}
    on={on}
    state={
      !configured
        ? 'Este servidor ainda não envia avisos ao celular.'
        : devices
          ? `${plural(devices, 'aparelho recebe', 'aparelhos recebem')} avisos, mesmo com o site fechado.`
          : 'Receba avisos neste aparelho, mesmo com o site fechado.'
    }
  >
    {configured && <PushSwitch />}
    {configured && devices > 0 && (
      <Form name="push" className="mt-3">
        <SubmitButton tone="quiet" icon="bell-off" sending="Desligando…">
          Desligar em todos os aparelhos
        </SubmitButton>
      </Form>
    )}
  </ChannelCard>
)

export const WhatsAppCard = ({ whatsapp: { configured, shown, confirmed }, on }: Of<'whatsapp'>) => (
  <ChannelCard
    title="WhatsApp"
    icon={channelIcons.whatsapp}
    on={on}
    state={
      confirmed
        ? `Os avisos vão para o número com ${shown}.`
        : shown
          ? `Falta confirmar o número com ${shown}.`
          : 'A mensagem só diz que há um aviso, nunca sobre o quê.'
    }
  >
    {!configured && (
      <p className="mt-2 text-muted">
        O Grower ainda não envia WhatsApp aqui. O código e os avisos dos últimos três dias chegam quando ele começar.
      </p>
    )}
    {shown && !confirmed && (
      <Form name="code" className="mt-4 space-y-4">
        <TextField
          name="code"
          label="Código"
          help={
            configured
              ? 'São 6 números, que chegam pelo seu WhatsApp e valem por 30 minutos. Se este número já nos escreveu PARAR, mande dele um “oi” e peça outro código.'
              : 'São 6 números, que valem por 30 minutos depois de chegar.'
          }
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
        <SubmitButton sending="Conferindo…">Confirmar o número</SubmitButton>
      </Form>
    )}
    {configured && shown && !confirmed && (
      <Form name="code-again" className="mt-3">
        <SubmitButton tone="quiet" icon="refresh-cw" sending="Pedindo…">
          Receber outro código
        </SubmitButton>
      </Form>
    )}
    {shown ? (
      <Form name="remove-whatsapp" className="mt-3">
        <SubmitButton tone="quiet" icon="trash-2" sending="Apagando…">
          Apagar o número
        </SubmitButton>
      </Form>
    ) : (
      <Form name="whatsapp" className="mt-4 space-y-4">
        <MaskedField name="phone" label="Celular com DDD" mask="phone" autoComplete="tel-national" />
        <CheckboxField name="agreed" label={optInSentences.whatsapp} />
        <SubmitButton tone="quiet" sending="Enviando…">
          Receber o código
        </SubmitButton>
      </Form>
    )}
  </ChannelCard>
)

export const DiscordCard = ({ discord: { shown }, on }: Of<'discord'>) => (
  <ChannelCard
    title="Discord"
    icon={channelIcons.discord}
    on={on}
    state={
      shown
        ? `Os avisos vão para o canal do webhook com ${shown}.`
        : 'Receba avisos num canal seu, por um webhook. Quem está no canal vê que há um aviso, nunca sobre o quê.'
    }
  >
    {shown ? (
      <Form name="remove-discord" className="mt-3">
        <SubmitButton tone="quiet" icon="trash-2" sending="Apagando…">
          Apagar o webhook
        </SubmitButton>
      </Form>
    ) : (
      <Form name="discord" className="mt-4 space-y-4">
        <TextField
          name="webhook_url"
          type="url"
          label="Endereço do webhook"
          help="No Discord: configurações do canal, Integrações, Webhooks, Copiar URL."
          placeholder="https://discord.com/api/webhooks/…"
        />
        <SubmitButton tone="quiet" sending="Salvando…">
          Usar este webhook
        </SubmitButton>
      </Form>
    )}
  </ChannelCard>
)
