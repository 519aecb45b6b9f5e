import { parseNumber } from '#shared/numbers.ts'
import type { ModeProgram } from './mode-program.schemas.ts'

/** A program as a form: text by the name of its field, which is its place in the call ('program.blocks.0.level'). */
export type ProgramFields = Record<string, string>

const place = (at: number) => `program.blocks.${at}`
const blockField = /^program\.blocks\.(\d+)\.(.+)$/
const targetField = /^program\.targets\.(.+)\.(day|night)\.(low|high)$/

export const MOST_BLOCKS = 60

const typed = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value).replace('.', ',')

/** The fields of a program that is there. */
export function fieldsOf({ day, targets, blocks }: ModeProgram): ProgramFields {
  const fields: ProgramFields = { 'program.day.from': day?.from ?? '', 'program.day.to': day?.to ?? '' }
  for (const [key, bands] of Object.entries(targets))
    for (const light of ['day', 'night'] as const)
      for (const end of ['low', 'high'] as const)
        fields[`program.targets.${key}.${light}.${end}`] = typed(bands[light][end])
  for (const [at, { when, ...block }] of blocks.entries()) {
    const said: ProgramFields = {
      ...{ id: block.id, channel: block.channel, level: String(block.level), for_minutes: typed(block.for_minutes) },
      'when.kind': when.kind,
    }
    if (when.kind === 'clock') Object.assign(said, { 'when.from': when.from, 'when.to': when.to })
    if (when.kind === 'light') said['when.light'] = when.is
    if (when.kind === 'every') said['when.minutes'] = String(when.minutes)
    if (when.kind === 'sensor')
      Object.assign(said, {
        'when.sensor': when.sensor,
        'when.is': when.is,
        'when.limit': typed(when.limit),
        'when.hysteresis': typed(when.hysteresis),
        'when.hold_minutes': String(when.hold_minutes),
      })
    if ('only' in when) said['when.only'] = when.only ?? ''
    for (const [name, value] of Object.entries(said)) fields[`${place(at)}.${name}`] = value
  }
  return fields
}

/** How many blocks the fields are of. */
export const countBlocks = (fields: Record<string, unknown>) =>
  Math.max(-1, ...Object.keys(fields).map((name) => Number(blockField.exec(name)?.[1] ?? -1))) + 1

/** What becomes of the fields: a program as the call takes it, which says what is wrong with it. */
export function programOf(fields: ProgramFields) {
  const [from, to] = [fields['program.day.from'], fields['program.day.to']]
  return {
    day: from || to ? { from: from ?? '', to: to ?? '' } : null,
    targets: targetsOf(fields),
    blocks: Array.from({ length: Math.min(countBlocks(fields), MOST_BLOCKS + 1) }, (_, at) => blockOf(fields, at)),
  }
}

const number = (text: string | undefined) => parseNumber(text ?? '')

function targetsOf(fields: ProgramFields) {
  const targets: ModeProgram['targets'] = {}
  for (const [name, text] of Object.entries(fields)) {
    const [, key, light, end] = targetField.exec(name) ?? []
    const value = number(text)
    if (!key || value === null) continue
    targets[key] ??= { day: { low: null, high: null }, night: { low: null, high: null } }
    targets[key][light as 'day' | 'night'][end as 'low' | 'high'] = value
  }
  return targets
}

function blockOf(fields: ProgramFields, at: number) {
  const get = (name: string) => fields[`${place(at)}.${name}`]
  return {
    id: get('id') ?? `bloco-${at + 1}`,
    channel: get('channel') ?? '',
    level: number(get('level')) ?? Number.NaN,
    for_minutes: number(get('for_minutes')),
    when: whenOf(get),
  }
}

function whenOf(get: (name: string) => string | undefined) {
  const only = get('when.only') || undefined
  switch (get('when.kind')) {
    case 'clock':
      return { kind: 'clock', from: get('when.from') ?? '', to: get('when.to') ?? '' }
    case 'light':
      return { kind: 'light', is: get('when.light') ?? 'day' }
    case 'every':
      return { kind: 'every', minutes: number(get('when.minutes')) ?? Number.NaN, only }
    case 'sensor':
      return {
        ...{ kind: 'sensor', sensor: get('when.sensor') ?? '', is: get('when.is') ?? 'above', only },
        limit: number(get('when.limit')) ?? Number.NaN,
        hysteresis: number(get('when.hysteresis')) ?? 0,
        hold_minutes: number(get('when.hold_minutes')) ?? 0,
      }
    default:
      return { kind: 'always' }
  }
}

/** 'add', 'up:2', 'down:2', 'remove:2': what a button of the form does to the blocks, without looking at what they say. */
export function rearranged(fields: ProgramFields, act: string, channel: string): ProgramFields {
  const count = countBlocks(fields)
  const [verb, number] = act.split(':')
  const at = Number(number)
  const order = Array.from({ length: count }, (_, i) => i)
  if (verb === 'remove') order.splice(at, 1)
  if (verb === 'up' && at > 0) order.splice(at - 1, 2, at, at - 1)
  if (verb === 'down' && at < count - 1) order.splice(at, 2, at + 1, at)
  const next: ProgramFields = {}
  for (const [name, value] of Object.entries(fields)) {
    const [, was, rest] = blockField.exec(name) ?? []
    if (was === undefined) next[name] = value
    else if (order.includes(Number(was))) next[`${place(order.indexOf(Number(was)))}.${rest}`] = value
  }
  if (verb === 'add' && count < MOST_BLOCKS) Object.assign(next, newBlock(next, order.length, channel))
  return next
}

/** Which block a button touched, of those that there are now; -1: none. */
export function touchedBlock(act: string | undefined, count: number): number {
  const [verb, number] = act?.split(':') ?? []
  if (verb === 'add') return count - 1
  if (verb === 'up') return Math.max(0, Number(number) - 1)
  if (verb === 'down') return Math.min(count - 1, Number(number) + 1)
  if (verb === 'remove') return Math.min(count - 1, Number(number))
  return -1
}

function newBlock(fields: ProgramFields, at: number, channel: string): ProgramFields {
  const taken = Array.from({ length: at }, (_, i) => fields[`${place(i)}.id`])
  let n = at + 1
  while (taken.includes(`bloco-${n}`)) n += 1
  const said = {
    id: `bloco-${n}`,
    channel,
    level: '100',
    'when.kind': 'clock',
    'when.from': '08:00',
    'when.to': '20:00',
  }
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [`${place(at)}.${name}`, value]))
}
