import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { Sure } from '#shared/sure.ts'
import { typedDay, typedRecentMoment } from '#shared/typed-day.ts'
import { written } from '#shared/written.ts'
import { shareOutcomes } from '../sharing/share-request.kinds.ts'
import {
  areas,
  compartments,
  openedThings,
  paidProfessions,
  processKinds,
  professions,
  seats,
  waitedFor,
} from './process.kinds.ts'

/** The token of an address. What is none leads to no process, as one that nobody has. */
export const ProcessRef = z.object({ token: z.string().trim().max(60) })
export type ProcessRef = z.infer<typeof ProcessRef>

/** `with_completed` also answers for a process that is closed; without it that one is not found. */
export const ProcessQuery = ProcessRef.extend({ with_completed: queryBoolean.default(false) })
export type ProcessQuery = z.infer<typeof ProcessQuery>

export const ProcessCreate = z.object({
  kind: z.enum(processKinds, 'Escolha o que você precisa.'),
  story: written(20, 'Conte em algumas palavras: o que você trata, e o que já tentou.', 5000),
  /** Of a defence: the day and hour for which it is set. */
  set_for: z.preprocess((value) => value || undefined, typedRecentMoment.optional()),
  idempotency_key: z.uuid().optional(),
})
export type ProcessCreate = z.infer<typeof ProcessCreate>

/** Of a defence; null: there is none any more. */
export const ProcessDay = ProcessRef.extend({
  set_for: z.preprocess((value) => value || null, typedRecentMoment.nullable()),
  opened: Opened,
})
export type ProcessDay = z.infer<typeof ProcessDay>

export const ProcessMade = z.object({ token: z.string() })

const Named = z.object({ id: z.number().int(), name: z.string() })

export const ProcessMember = z.object({
  id: z.number().int(),
  nickname: z.string(),
  /** Of the registration; without one the nickname. */
  name: z.string(),
  seat: z.enum(seats),
  register: z.string().nullable(),
  since: z.date(),
})
export type ProcessMember = z.infer<typeof ProcessMember>

export const ProcessStep = z.object({
  id: z.number().int(),
  status: z.string(),
  reason: z.string(),
  by: z.string().nullable(),
  at: z.date(),
})

export const ProcessShare = z.object({
  compartment: z.enum(compartments),
  with: z.enum(professions),
  until: z.date().nullable(),
})
export type ProcessShare = z.infer<typeof ProcessShare>

/** A professional's request to read a compartment: `waits` for the client's answer, or what became of it. */
export const ProcessShareRequest = ProcessShare.extend({
  id: z.number().int(),
  by: z.string(),
  own: z.boolean(),
  /** The last day that would do. */
  until: z.string().nullable(),
  reason: z.string(),
  created_at: z.date(),
  waits: z.boolean(),
  outcome: z.enum(shareOutcomes).nullable(),
  ended_at: z.date().nullable(),
})
export type ProcessShareRequest = z.infer<typeof ProcessShareRequest>

/** What is paid outside: where, while it is open; who confirmed it, when it is not. */
export const ProcessPayment = z.object({
  profession: z.enum(paidProfessions),
  link: z.string().nullable(),
  paid: z.object({ by: z.string(), at: z.date() }).nullable(),
  can: z.object({ mark: z.boolean(), take_back: z.boolean() }),
})
export type ProcessPayment = z.infer<typeof ProcessPayment>

export const ProcessDetail = z.object({
  token: z.string(),
  number: z.number().int(),
  kind: z.enum(processKinds),
  client_id: z.number().int(),
  /** Full name for the team, the reception and the administration. */
  client: z.object({ nickname: z.string(), name: z.string().nullable() }),
  /** Of the client's registration, for the reception and the lawyers; to open it is logged. */
  phone: z.string().nullable(),
  /** Null for who reads no contents. */
  story: z.string().nullable(),
  status: Named.extend({
    client_text: z.string(),
    closes: z.boolean(),
    waits_for: z.enum(waitedFor),
    final: z.boolean(),
  }),
  status_since: z.date(),
  /** The last day that its status gives, for the team; null without one, and for the client. */
  due_on: z.string().nullable(),
  /** When a defence has its day. */
  set_for: z.date().nullable(),
  created_at: z.date(),
  closed_at: z.date().nullable(),
  /** Its client gave it up. */
  withdrawn: z.boolean(),
  /** Statuses on the way to the decision that still come, for the client. */
  coming: z.array(z.object({ name: z.string(), days: z.number().int() })),
  profissionais: z.array(ProcessMember),
  history: z.array(ProcessStep),
  /** Tags of the team; null for the client. */
  tags: z.array(Named).nullable(),
  /** What the client shares now, and with whom; null for the others. */
  shares: z.array(ProcessShare).nullable(),
  /** What was asked of the client, newest first; to a profession its own. */
  share_requests: z.array(ProcessShareRequest),
  /** What the viewer may ask the client for. */
  askable: z.array(z.enum(compartments)),
  /** Days that finished processes stayed in this status, in the middle; null while fewer than five did. */
  usual_days: z.number().int().nullable(),
  payments: z.array(ProcessPayment),
  role: z.enum(['admin', 'client', 'professional', 'reception']),
  /** Where the viewer sees it. */
  area: z.enum(areas),
  own: z.enum(compartments).nullable(),
  reads: z.array(z.enum(compartments)),
  /** `final`: asked about once, and with a reason. */
  moves: z.array(Named.extend({ final: z.boolean() })),
  can: z.object({
    ...{ contents: z.boolean(), distribute: z.boolean(), note: z.boolean(), share: z.boolean(), give_up: z.boolean() },
    set_day: z.boolean(),
  }),
})
export type ProcessDetail = z.infer<typeof ProcessDetail>

export const ProcessMove = ProcessRef.extend({
  status_id: rowId,
  /** The status that the form was opened on: who acts on an older one is told. */
  from_id: rowId,
  reason: z.string().trim().max(1000).default(''),
  /** Confirms what was asked: a decision, or the end. */
  sure: Sure.optional(),
})
export type ProcessMove = z.infer<typeof ProcessMove>

/** Left out it would be emptied unseen. */
const seat = z.preprocess((value) => (value === '' ? null : value), rowId.nullable())

/** Who has which seat, or is proposed for it. */
export const ProcessTeamSeats = z.object({
  advogado: seat,
  advogado_secundario: seat,
  medico: seat,
  engenheiro_agronomo: seat,
})

export const ProcessTeam = ProcessTeamSeats.extend({ ...ProcessRef.shape, opened: Opened })
export type ProcessTeam = z.infer<typeof ProcessTeam>

export const ProcessTeamOptions = z.object({
  professionals: z.array(
    z.object({ id: z.number().int(), nickname: z.string(), profession: z.enum(professions), register: z.string() }),
  ),
  /** As it stands: what a form was opened with. */
  stands: ProcessTeamSeats,
  /** The same with those of the settings, where the whole team is empty. */
  team: ProcessTeamSeats,
})
export type ProcessTeamOptions = z.infer<typeof ProcessTeamOptions>

export const ProcessShareInput = ProcessRef.extend({
  compartment: z.enum(compartments),
  with: z.enum(professions),
  /** The last day; left out: until it is withdrawn. */
  until: typedDay.optional(),
})
export type ProcessShareInput = z.infer<typeof ProcessShareInput>

export const ProcessShareRef = ProcessShareInput.omit({ until: true })
export type ProcessShareRef = z.infer<typeof ProcessShareRef>

/** A profession asks for it, in one sentence, until a day that would do. */
export const ProcessShareAsk = ProcessRef.extend({
  compartment: z.enum(compartments, 'Escolha o que você precisa ler.'),
  reason: written(10, 'Diga ao cliente, em uma frase, para que você precisa ler.', 300),
  until: typedDay.optional(),
})
export type ProcessShareAsk = z.infer<typeof ProcessShareAsk>

export const ProcessShareAnswer = ProcessRef.extend({
  id: rowId,
  answer: z.enum(['sim', 'nao']),
  /** The last day; left out: the one that was asked for, else until it is withdrawn. */
  until: typedDay.optional(),
})
export type ProcessShareAnswer = z.infer<typeof ProcessShareAnswer>

export const ProcessTagging = ProcessRef.extend({ tag_ids: z.array(rowId).max(20).default([]), opened: Opened })
export type ProcessTagging = z.infer<typeof ProcessTagging>

export const ProcessTagList = z.object({ data: z.array(Named) })

export const ProcessOpening = z.object({
  id: z.number().int(),
  nickname: z.string(),
  user_type: z.string(),
  thing: z.enum(openedThings),
  compartment: z.enum(compartments).nullable(),
  /** The last time on that day, and how often. */
  at: z.date(),
  times: z.number().int(),
})
export const ProcessOpenings = z.object({ data: z.array(ProcessOpening) })

export const ProcessNotes = z.object({
  data: z.array(
    z.object({
      id: z.number().int(),
      room: z.enum([...compartments, 'acolhimento']),
      text: z.string(),
      nickname: z.string(),
      created_at: z.date(),
    }),
  ),
})
export type ProcessNotes = z.infer<typeof ProcessNotes>

export const ProcessNoteInput = ProcessRef.extend({
  text: written(1, 'Escreva a nota.', 3000),
  idempotency_key: z.uuid().optional(),
})
export type ProcessNoteInput = z.infer<typeof ProcessNoteInput>
