import type { IconName } from '#ui/components/icon-names.ts'
import { kindWords } from '../notifications/notification.words.ts'
import { mailRhythms, type NotificationChannel } from './channel.kinds.ts'
import { channelNames, rhythmNames } from './channel.words.ts'
import type { NoticeSettings } from './choices.schemas.ts'

export const channelIcons: Record<NotificationChannel, IconName> = {
  app: 'bell',
  'e-mail': 'mail',
  push: 'smartphone',
  whatsapp: 'phone',
  discord: 'hash',
}

/** By which channels something arrives now; ticks of the others wait until theirs is on. */
export const channelsOn = ({
  email,
  push,
  whatsapp,
  discord,
}: NoticeSettings): Record<NotificationChannel, boolean> => ({
  app: true,
  'e-mail': email !== null,
  push: push.configured && push.devices > 0,
  whatsapp: whatsapp.configured && whatsapp.confirmed,
  discord: discord.shown !== null,
})

/** The name of a checkbox in the form: a kind and a channel. */
export const choiceValue = (kind: string, channel: string) => `${kind}:${channel}`

/** The rows and columns of the table of choices, with their words. */
export const toTable = (settings: NoticeSettings) => ({
  columns: (settings.kinds[0]?.channels ?? []).map(({ channel }) => ({
    channel,
    name: channelNames[channel],
    on: channelsOn(settings)[channel],
  })),
  rows: settings.kinds.map(({ kind, channels }) => ({
    kind,
    label: kindWords[kind].label,
    help: kindWords[kind].help,
    channels,
  })),
})
export type ChoiceTable = ReturnType<typeof toTable>

export const rhythmOptions = mailRhythms.map((value) => ({ value, label: rhythmNames[value] }))

/** The form as it is opened. */
export const settingsFields = ({ kinds, quiet_from, quiet_to, mail_rhythm }: NoticeSettings) => ({
  ...{ quiet_from, quiet_to, mail_rhythm },
  ticked: kinds.flatMap(({ kind, channels }) =>
    channels.flatMap(({ channel, fixed, wanted }) => (wanted && !fixed ? choiceValue(kind, channel) : [])),
  ),
})

/** What the form sent: every choice, as a box that is not ticked sends nothing. */
export const toChoices = ({ kinds }: NoticeSettings, ticked: string[]) =>
  kinds.flatMap(({ kind, channels }) =>
    channels
      .filter(({ fixed }) => !fixed)
      .map(({ channel }: { channel: NotificationChannel }) => ({
        kind,
        channel,
        wanted: ticked.includes(choiceValue(kind, channel)),
      })),
  )
