import { createHash } from 'node:crypto'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Found } from '#domains/care/processes/index.ts'
import { sitsIn } from '#domains/care/processes/processes/processes.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { sealText, unsealText } from '#platform/seal.ts'
import { signing_templates } from '../templates/signing-templates.table.ts'
import { refuses, signsNow, standing, withdraws } from './process-signings.policy.ts'
import type { ProcessSigningDetail, ProcessSigningLine, ProcessSignings } from './process-signings.schemas.ts'
import { type ProcessSigning, process_signatures, process_signings } from './process-signings.table.ts'

/** Associated data of the sealed texts, and of a proof. */
export const signingsPlace = (process_id: number) => `process_signings/${process_id}`
const proofPlace = (signing_id: number) => `process_signatures/${signing_id}`

export const noSigning = () => new AppError('not_found', 'Não encontramos esse documento para assinar.')

/** Where somebody signed, as what, on what device; `sha256` is of the text that they read. */
export type Proof = { name: string; drawing: string; sha256: string; ip: string; user_agent: string }
export const sealProof = ({ env }: Context, signing_id: number, proof: Proof) =>
  sealText(env.keys, proofPlace(signing_id), JSON.stringify(proof))
export const unsealProof = ({ env }: Pick<Context, 'env'>, signing_id: number, sealed: string): Proof =>
  JSON.parse(unsealText(env.keys, proofPlace(signing_id), sealed))

/** What is signed: the title, an empty line, the text, in UTF-8. */
export const hashOf = ({ title, text }: { title: string; text: string }) =>
  createHash('sha256').update(`${title}\n\n${text}`).digest('hex')

export function wordsOf({ env }: Context, { process_id, sealed_title, sealed_text, sealed_reason }: ProcessSigning) {
  const unsealed = (sealed: string) => unsealText(env.keys, signingsPlace(process_id), sealed)
  return { title: unsealed(sealed_title), text: unsealed(sealed_text), reason: unsealed(sealed_reason) }
}

const sitsThere = sitsIn(process_signings.process_id, process_signings.prepared_by)

type Row = { signing: ProcessSigning; prepared_by: string; sits: boolean }

function lineOf(ctx: Context, { process, access }: Found, { signing, prepared_by, sits }: Row): ProcessSigningLine {
  const { id, compartment, countersigned, created_at, ended_at, file_id } = signing
  const state = standing(process, signing)
  const { title, reason } = wordsOf(ctx, signing)
  const open = !process.closed_at
  return {
    ...{ id, title, compartment, state, countersigned, prepared_by, created_at, ended_at, reason, file: file_id },
    left: !sits,
    can: {
      sign: open && signsNow(access, signing),
      refuse: open && refuses(access, signing),
      withdraw: open && withdraws(access, signing),
    },
  }
}

const rowsOf = ({ db }: Context, { process, access }: Found) =>
  db
    .select({ signing: process_signings, prepared_by: users.nickname, sits: sitsThere })
    .from(process_signings)
    .innerJoin(users, eq(users.id, process_signings.prepared_by))
    .where(and(eq(process_signings.process_id, process.id), inArray(process_signings.compartment, access.reads)))
    .orderBy(sql`${process_signings.ended_at} is not null`, desc(process_signings.id))

/** What was prepared in the compartments that the viewer reads; to the reception none. */
export async function signingsOf(ctx: Context, found: Found): Promise<ProcessSignings> {
  const { role, own } = found.access
  const prepare = role === 'professional' && own !== null && !found.process.closed_at
  const [rows, templates] = await Promise.all([
    rowsOf(ctx, found),
    prepare
      ? ctx.db
          .select({ id: signing_templates.id, name: signing_templates.name })
          .from(signing_templates)
          .where(and(signing_templates.active, eq(signing_templates.compartment, own)))
          .orderBy(asc(signing_templates.name))
      : [],
  ])
  return { data: rows.map((row) => lineOf(ctx, found, row)), templates, can: { prepare } }
}

/** One that the viewer reads now. */
export async function findSigning(ctx: Context, { process, access }: Found, id: number): Promise<Row> {
  const [row] = await ctx.db
    .select({ signing: process_signings, prepared_by: users.nickname, sits: sitsThere })
    .from(process_signings)
    .innerJoin(users, eq(users.id, process_signings.prepared_by))
    .where(and(eq(process_signings.id, id), eq(process_signings.process_id, process.id)))
  if (!row || !access.reads.includes(row.signing.compartment)) throw noSigning()
  return row
}

/** The client first. */
export async function signaturesOf(ctx: Context, signing_id: number) {
  const rows = await ctx.db
    .select({ signature: process_signatures, nickname: users.nickname })
    .from(process_signatures)
    .innerJoin(users, eq(users.id, process_signatures.user_id))
    .where(eq(process_signatures.signing_id, signing_id))
    .orderBy(asc(process_signatures.signed_at), asc(process_signatures.party))
  return rows.map(({ signature: { party, user_id, signed_at, sealed_proof }, nickname }) => ({
    ...{ party, user_id, nickname, signed_at },
    ...unsealProof(ctx, signing_id, sealed_proof),
  }))
}

export async function signingDetail(ctx: Context, found: Found, row: Row): Promise<ProcessSigningDetail> {
  const words = wordsOf(ctx, row.signing)
  const signatures = await signaturesOf(ctx, row.signing.id)
  return {
    ...lineOf(ctx, found, row),
    ...{ text: words.text, sha256: hashOf(words) },
    signatures: signatures.map(({ party, name, drawing, signed_at }) => ({ party, name, drawing, signed_at })),
  }
}

/** All of them with their words, for the client's copy. */
export const signingsForCopy = async (ctx: Context, found: Found) =>
  Promise.all((await rowsOf(ctx, found)).map((row) => signingDetail(ctx, found, row)))
