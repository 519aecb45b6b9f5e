import type { Plant } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { dayKey, formatNumericDay } from '#shared/dates.ts'
import type { ProblemName, ProblemRename } from './cases.schemas.ts'
import type { ProblemCaseRow } from './cases.table.ts'

/** 'Nobody knows' is a name of a form that was opened with one; a request that says nothing changes nothing. */
export function demandName({ problem, own_name, opened = {} }: Omit<ProblemRename, 'case_id'>) {
  if (problem === undefined && own_name === undefined && !('problem' in opened) && !('own_name' in opened))
    throw invalidField('problem', 'Escolha um nome da lista ou escreva outro.')
}

export function demandOneName({ problem, own_name }: { problem?: ProblemName['problem'] | null; own_name: string }) {
  if (problem && own_name) throw invalidField('own_name', 'Escolha um nome da lista ou escreva outro, não os dois.')
}

/** Nothing is seen or done before it began, nor before it happens. */
export function demandPast(tx: Context, field: string, day: string, [began, since]: [words: string, since: string]) {
  if (day > dayKey(tx.now())) throw invalidField(field, 'Escolha hoje ou um dia que já passou.')
  if (day < since) throw invalidField(field, `${began} em ${formatNumericDay(since)}. Escolha esse dia ou um depois.`)
}

/** A plant that was harvested or lost gets no new problem after that day, and no treatment. */
export function demandAlive({ name, status, ended_on }: Plant, field: string, day: string) {
  if (status === 'viva' || !ended_on || day <= ended_on) return
  const ended = status === 'colhida' ? 'foi colhida' : 'se perdeu'
  throw invalidField(field, `“${name}” ${ended} em ${formatNumericDay(ended_on)}. Escolha esse dia ou um antes.`)
}

export function demandOpen({ outcome }: ProblemCaseRow) {
  if (outcome) throw new AppError('conflict', 'Este caso está encerrado. Para anotar, reabra o caso.')
}
