import { blockInWords, dayInWords, type ModeNames, targetsInWords } from './mode.words.ts'
import type { ModeProgram } from './mode-program.schemas.ts'

export type ModeChangeLine = { kind: 'added' | 'removed' | 'changed'; text: string }

/** What changed from one version of a program to the next, in sentences. */
export function modeDiff(before: ModeProgram, after: ModeProgram, names: ModeNames): ModeChangeLine[] {
  const lines: ModeChangeLine[] = []
  const [day, newDay] = [dayInWords(before.day), dayInWords(after.day)]
  if (day !== newDay) lines.push({ kind: 'changed', text: `${newDay} Antes: ${uncapital(day)}` })
  const [aims, newAims] = [targetsInWords(before, names), targetsInWords(after, names)]
  lines.push(...newAims.filter((aim) => !aims.includes(aim)).map(added('Alvo de ')))
  lines.push(...aims.filter((aim) => !newAims.includes(aim)).map(removed('Alvo de ')))
  const old = new Map(before.blocks.map((block) => [block.id, blockInWords(block, names)]))
  for (const block of after.blocks) {
    const text = blockInWords(block, names)
    const was = old.get(block.id)
    if (was === undefined) lines.push({ kind: 'added', text })
    else if (was !== text) lines.push({ kind: 'changed', text: `${text} Antes: ${uncapital(was)}` })
    old.delete(block.id)
  }
  lines.push(...[...old.values()].map(removed('')))
  const kept = (program: ModeProgram, other: ModeProgram) =>
    program.blocks.map(({ id }) => id).filter((id) => other.blocks.some((one) => one.id === id))
  if (kept(before, after).join() !== kept(after, before).join())
    lines.push({ kind: 'changed', text: 'Os blocos mudaram de ordem.' })
  return lines
}

const added =
  (lead: string) =>
  (text: string): ModeChangeLine => ({ kind: 'added', text: lead ? lead + uncapital(text) : text })
const removed =
  (lead: string) =>
  (text: string): ModeChangeLine => ({
    kind: 'removed',
    text: lead ? lead + uncapital(text) : text,
  })
const uncapital = (text: string) => (/^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
