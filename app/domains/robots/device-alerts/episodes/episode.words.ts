import { genderOf } from '#domains/robots/device-models/channels/channel.words.ts'
import { dayKey, formatDay, formatDayTime, formatNumericDay, formatTime, onDay } from '#shared/dates.ts'
import { MINUTE } from '#shared/durations.ts'
import { formatMeasure } from '#shared/numbers.ts'
import type { AlertKind } from '../rules/alert.kinds.ts'
import { theSensor, withUnit } from '../rules/alert.words.ts'
import type { AlertEpisodeShown, AlertTry } from './alert-episodes.schemas.ts'
import type { EpisodeEnd } from './episode.kinds.ts'

type Sensor = { key: string; name: string; unit: string; decimals: number } | null
type Happened = { kind: AlertKind; sensor: Sensor; low: number | null; high: number | null; worst: number | null }

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** 'Temperatura acima de 30 °C, chegou a 31,2 °C' */
export function episodeWords({ kind, sensor, low, high, worst }: Happened): string {
  if (kind === 'silence') return 'Robô sem contato'
  const name = sensor ? sensor.name : 'Sensor'
  if (kind === 'impossible') return `${name}: ${worst === null ? 'sem leitura do sensor' : 'valores impossíveis'}`
  if (!sensor || worst === null) return `${name} fora do limite`
  const reached = `chegou a ${withUnit(worst, sensor)}`
  if (low !== null && worst < low) return `${name} abaixo de ${withUnit(low, sensor)}, ${reached}`
  if (high !== null && worst > high) return `${name} acima de ${withUnit(high, sensor)}, ${reached}`
  return `${name} fora do limite, ${reached}`
}

type Told = {
  rule: { kind: AlertKind; low: number | null; high: number | null }
  episode: { began_at: Date; ended_at: Date | null; ended_by: string | null; worst: number | null }
  link: { name: string }
  sensor: Sensor
}

/** In the site only: what leaves it names neither robot nor space. */
export function beganWords({ rule, episode, link, sensor }: Told, tried: AlertTry[] = []) {
  return {
    title: `${link.name}: ${episodeWords({ ...rule, sensor, worst: episode.worst })}`,
    // With its day: it is read on later days too.
    text: [
      `Desde ${formatNumericDay(episode.began_at)} às ${formatTime(episode.began_at)}.`,
      triedWords(tried, episode.began_at),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

export function overWords({ rule, episode, link, sensor }: Told) {
  const at = episode.ended_at ? ` às ${formatTime(episode.ended_at)}` : ''
  if (rule.kind === 'silence')
    return { title: `${link.name}: o robô voltou`, text: `Ele deu sinal${at}, depois de ficar sem contato.` }
  const name = sensor ? theSensor(sensor) : 'o sensor'
  if (episode.ended_by === 'light')
    return {
      title: `${link.name}: aviso encerrado`,
      text: `${capital(name)} ainda pode estar fora do limite, mas a luz mudou e este aviso só vale na outra parte do dia.`,
    }
  return {
    title: `${link.name}: ${name} voltou ao normal`,
    text: episodeText(rule.kind, sensor, episode.worst, at),
  }
}

/** Of what was over before anybody knew; `rang`: somebody was told that it began. */
export function happenedWords(told: Told, rang: boolean) {
  const { title } = (rang ? overWords : beganWords)(told)
  return { title, text: `${happenedAt(told.episode)}.` }
}

/** 'Aconteceu das 02:10 às 03:00 de 21/11/2026' */
function happenedAt({ began_at, ended_at }: { began_at: Date; ended_at: Date | null }): string {
  const day = formatNumericDay(began_at)
  if (!ended_at) return `Aconteceu desde as ${formatTime(began_at)} de ${day}`
  const isOneDay = dayKey(began_at) === dayKey(ended_at)
  return `Aconteceu das ${formatTime(began_at)}${isOneDay ? '' : ` de ${day}`} às ${formatTime(ended_at)} de ${formatNumericDay(ended_at)}`
}

const episodeText = (kind: AlertKind, sensor: Sensor, worst: number | null, at: string) =>
  kind === 'range' && sensor && worst !== null
    ? `Voltou${at}. O valor mais longe foi ${withUnit(worst, sensor)}.`
    : `Voltou${at}.`

type Ended = { began_at: Date; ended_at: Date | null; ended_by: EpisodeEnd | null }

/** ', durou 25 min' */
function lastedWords({ began_at, ended_at, ended_by }: Ended): string {
  if (!ended_at || ended_by === 'refuted') return ''
  const minutes = Math.max(1, Math.round((ended_at.getTime() - began_at.getTime()) / MINUTE))
  const hours = Math.floor(minutes / 60)
  const rest = hours && minutes % 60 ? `\u00a0${minutes % 60}\u00a0min` : ''
  return `, durou\u00a0${hours ? `${hours}\u00a0h${rest}` : `${minutes}\u00a0min`}`
}

/** What was switched so shortly before a limit was passed answered to the way there. */
export const ANSWERS_MINUTES = 30

/** ' do dia 24' of a moment of another day. */
const ofDay = (at: Date, today: Date) => (dayKey(at) === dayKey(today) ? '' : ` do dia ${Number(dayKey(at).slice(8))}`)

/** 'O que o robô fez: Exaustor foi de 30 a 90 % às 13:28, Resfriador já ligado desde 12:10.' '' when its log has nothing. */
export function triedWords(tried: AlertTry[], began_at: Date): string {
  const did = tried
    .map(({ name, has_level, level, before, at }) => {
      const percent = formatMeasure(level, '%', 0)
      const when = `${formatTime(at)}${ofDay(at, began_at)}`
      if (at.getTime() < began_at.getTime() - ANSWERS_MINUTES * MINUTE)
        return `${name} já ligad${genderOf(name)}${has_level ? ` em ${percent}` : ''} desde ${when}`
      if (!has_level) return `${name} ligou às ${when}`
      return `${name} foi ${before === null ? '' : `de ${before} `}a ${percent} às ${when}`
    })
    .join(', ')
  return did && `O que o robô fez: ${did}.`
}

/** In the list also that its log has nothing, of what a mode could have answered. */
export const triedInList = ({
  kind,
  tried,
  began_at,
  ended_at,
}: Pick<AlertEpisodeShown, 'kind' | 'tried' | 'began_at' | 'ended_at'>) =>
  triedWords(tried, began_at) || (kind === 'range' && ended_at && 'O que o robô fez: nada ficou registrado.') || ''

/** 'Na qua, 25 de nov, das 13:33 às 14:20' */
const spanOf = ({ began_at, ended_at }: Ended) =>
  capital(onDay(formatDay(began_at))) +
  (ended_at ? `, das ${formatTime(began_at)} às ${formatTime(ended_at)}${ofDay(ended_at, began_at)}` : '')

/** When it was, for how long, why it ended, and that nobody was told: one text, as an empty one among others is no node. */
export function overInList(episode: Ended & { hushed: boolean }): string {
  const when = episode.ended_by === 'refuted' ? formatDayTime(episode.began_at) : spanOf(episode)
  const hushed = episode.hushed ? '. Ninguém foi avisado: era hora de silêncio' : ''
  return `${when}${lastedWords(episode)}${endWords(episode)}${hushed}.`
}

/** Why it ended, where that is not plain. */
const endWords = ({ ended_by }: Ended): string =>
  ended_by === 'light'
    ? '. Acabou porque a luz mudou'
    : ended_by === 'changed'
      ? '. Acabou porque o aviso mudou'
      : ended_by === 'refuted'
        ? '. Leituras que chegaram depois mostram que não era assim'
        : ''
