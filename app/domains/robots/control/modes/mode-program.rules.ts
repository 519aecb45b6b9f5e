import type { ChannelKind } from '#domains/robots/device-models/channels/channel.kinds.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { type ModeNames, minutes, withArticle } from './mode.words.ts'
import type { EngineChannel } from './mode-engine.model.ts'
import type { ModeProgram } from './mode-program.schemas.ts'

export type Able = Pick<ModeNames, 'sensors'> & { channels: (EngineChannel & { name: string; kind: ChannelKind })[] }

/**
 * What of a program the model cannot do: sensors and channels that it does not have, and blocks that could never act.
 * @throws 422 with a sentence for each field.
 */
export function demandRunnable(program: ModeProgram, { sensors, channels }: Able) {
  const errors: FieldErrors = {}
  const wrong = (field: string, sentence: string) => {
    errors[field] = [...(errors[field] ?? []), sentence]
  }
  const ids = new Set<string>()
  for (const [at, block] of program.blocks.entries()) {
    const { when } = block
    const field = (name: string) => `program.blocks.${at}.${name}`
    if (ids.has(block.id)) wrong(field('id'), 'Dois blocos têm o mesmo nome.')
    ids.add(block.id)
    const channel = channels.find(({ slug }) => slug === block.channel)
    if (!channel) wrong(field('channel'), 'Escolha um aparelho deste robô.')
    const most = channel?.most_on_minutes ?? null
    if (channel && most !== null && block.level > 0 && (block.for_minutes ?? 0) > most)
      wrong(
        field('for_minutes'),
        `Por segurança, o robô desliga ${withArticle(channel.name)} depois de ${minutes(most)}.`,
      )
    if (when.kind === 'sensor' && !sensors.some(({ key }) => key === when.sensor))
      wrong(field('when.sensor'), 'Escolha um sensor deste robô.')
    if (when.kind === 'every' && (block.for_minutes === null || block.for_minutes >= when.minutes))
      wrong(field('for_minutes'), 'Diga por quantos minutos, menos que o intervalo.')
    const covers = program.blocks.findIndex(
      (one) =>
        one.channel === block.channel &&
        one.for_minutes === null &&
        (one.when.kind === 'always' || JSON.stringify(one.when) === JSON.stringify(when)),
    )
    if (channel && covers >= 0 && covers < at)
      wrong(
        field('channel'),
        `Este bloco nunca agiria: acima dele já há um para ${withArticle(channel.name)} que vale sempre que este valeria. Suba este, ou tire aquele.`,
      )
    const light = when.kind === 'light' || ('only' in when && when.only !== undefined)
    if (light && !program.day) wrong(field('when.kind'), 'Primeiro diga, em cima, quando é dia.')
  }
  for (const [key, { day, night }] of Object.entries(program.targets)) {
    if (!sensors.some((one) => one.key === key)) wrong(`program.targets.${key}`, 'Este robô não mede isso.')
    for (const { low, high } of [day, night])
      if (low !== null && high !== null && low > high) wrong(`program.targets.${key}`, 'O menor valor vem primeiro.')
  }
  if (Object.keys(errors).length) throw new AppError('invalid', undefined, { errors })
}
