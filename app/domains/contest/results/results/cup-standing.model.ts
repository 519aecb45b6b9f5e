import { scoreOf } from '#domains/contest/editions/criteria/weighted-score.model.ts'
import { type CupPhase, HERO } from '#domains/contest/editions/editions/phases.kinds.ts'

/** The last place of the podium, which has a certificate. */
export const LAST_PLACE = 3

/** What is counted: everything that the published file has, and nothing else. */
export type CupCount = {
  edition: string
  /** Per cent of the jury; the rest is the public's. */
  jury_weight: number
  finalists: number
  criteria: { id: number; weight: number }[]
  entries: { uuid: string; modality: string; finalist: boolean; state: 'inscrito' | 'retirado' | 'desclassificado' }[]
  /** Current ones of every state; only `valida` counts. */
  votes: {
    receipt: string
    phase: CupPhase
    ballot: string
    entry: string
    state: 'valida' | 'quarentena' | 'anulada'
  }[]
  /** Sent ones. `judge` is a letter of this file, not a person. */
  scores: { judge: string; phase: CupPhase; entry: string; marks: Record<string, number> }[]
}

export type CupPlace = {
  place: number
  entry: string
  /** 0 to 10, rounded to four places: the weighted mean of jury and public. */
  total: number
  jury: number | null
  /** 10 × own votes / most votes in the ballot. */
  popular: number
  votes: number
}
export type CupStanding = {
  edition: string
  jury_weight: number
  modalities: { slug: string; places: CupPlace[] }[]
  hero: CupPlace[]
}

const round = (value: number) => Math.round((value + Number.EPSILON) * 10_000) / 10_000

/**
 * Places in a ballot of these phases. Ties, in this order: the better jury, the more votes, the smaller SHA-like order of the
 * entry's uuid, which is random and known beforehand.
 */
function places(count: CupCount, entries: string[], ballot: string, votePhase: CupPhase, scorePhases: CupPhase[]) {
  const votes = new Map(entries.map((entry) => [entry, 0]))
  for (const vote of count.votes)
    if (vote.state === 'valida' && vote.phase === votePhase && vote.ballot === ballot && votes.has(vote.entry))
      votes.set(vote.entry, (votes.get(vote.entry) ?? 0) + 1)
  const most = Math.max(0, ...votes.values())
  const rows = entries.map((entry) => {
    const jury = juryOf(count, entry, scorePhases)
    const own = votes.get(entry) ?? 0
    const popular = most === 0 ? 0 : (10 * own) / most
    // Without any score of a jury the public alone decides.
    const weight = jury === null ? 0 : count.jury_weight / 100
    const total = round((jury ?? 0) * weight + popular * (1 - weight))
    return { place: 0, entry, total, jury: jury === null ? null : round(jury), popular: round(popular), votes: own }
  })
  rows.sort(
    (a, b) => b.total - a.total || (b.jury ?? -1) - (a.jury ?? -1) || b.votes - a.votes || (a.entry < b.entry ? -1 : 1),
  )
  return rows.map((row, index) => ({ ...row, place: index + 1 }))
}

/** The mean of the judges in the first of these phases in which the entry has scores. */
function juryOf(count: CupCount, entry: string, phases: CupPhase[]) {
  for (const phase of phases) {
    const scores = count.scores.filter((score) => score.entry === entry && score.phase === phase)
    if (scores.length) return scores.reduce((sum, { marks }) => sum + scoreOf(marks, count.criteria), 0) / scores.length
  }
  return null
}

const standing = (count: CupCount) => count.entries.filter(({ state }) => state === 'inscrito')
const modalitiesOf = (count: CupCount) => [...new Set(count.entries.map(({ modality }) => modality))].sort()
const among = (entries: CupCount['entries'], modality: string) =>
  entries.filter((entry) => entry.modality === modality).map(({ uuid }) => uuid)

/** Who goes on to the final: the first of each modality by the first round. */
export const finalistsOf = (count: CupCount): string[] =>
  modalitiesOf(count).flatMap((modality) =>
    places(count, among(standing(count), modality), modality, 'votacao-popular', ['votacao-popular-jurados'])
      .slice(0, count.finalists)
      .map(({ entry }) => entry),
  )

/**
 * The result: each modality by the final (a finalist that the bench did not score anew keeps its first scores), and cultivo
 * do ano: among who won a modality, by the votes of its phase and the same scores.
 */
export function standingOf(count: CupCount): CupStanding {
  const finalists = standing(count).filter(({ finalist }) => finalist)
  const phases: CupPhase[] = ['final-nas-categorias', 'votacao-popular-jurados']
  const modalities = modalitiesOf(count).map((slug) => ({
    slug,
    places: places(count, among(finalists, slug), slug, 'final-nas-categorias', phases),
  }))
  const winners = modalities.flatMap(({ places }) => (places[0] ? [places[0].entry] : []))
  return {
    edition: count.edition,
    jury_weight: count.jury_weight,
    modalities,
    hero: places(count, winners, HERO, 'cultivo-do-ano', phases),
  }
}
