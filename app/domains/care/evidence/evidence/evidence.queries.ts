import { and, desc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { type Found, noProcess } from '#domains/care/processes/index.ts'
import type { ProcessAccess } from '#domains/care/processes/processes/processes.policy.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { EvidenceCheck, EvidenceRef } from './evidence.schemas.ts'
import { process_evidence } from './evidence.table.ts'
import { evidenceSigner } from './evidence-signature.secrets.ts'

export const noEvidence = () => new AppError('not_found', 'Não encontramos essa prova.')

/** The client makes it for a petition: the lawyers and the agronomist of the team read it, and the administration. */
export const readsEvidence = ({ role, own }: ProcessAccess) =>
  role === 'client' || role === 'admin' || own === 'juridico' || own === 'agronomico'

export async function listEvidence(ctx: Context, { process, access }: Found) {
  if (!readsEvidence(access)) throw noProcess()
  const { uuid, plants, updates, from, to, sha256, created_at } = process_evidence
  const data = await ctx.db
    .select({ uuid, plants, updates, from, to, sha256, created_at })
    .from(process_evidence)
    .where(eq(process_evidence.process_id, process.id))
    .orderBy(desc(process_evidence.id))
    .limit(50)
  return { data, can: { create: access.role === 'client' && !process.closed_at } }
}

/** Those that somebody made for themselves. */
export async function listOwnEvidence({ db, viewer }: Context) {
  const { uuid, plants, updates, from, to, sha256, created_at } = process_evidence
  return db
    .select({ uuid, plants, updates, from, to, sha256, created_at })
    .from(process_evidence)
    .where(and(eq(process_evidence.created_by, viewer?.id ?? 0), isNull(process_evidence.process_id)))
    .orderBy(desc(process_evidence.id))
    .limit(50)
}

export async function findEvidence({ db }: Context, uuid: string) {
  if (!z.uuid().safeParse(uuid).success) throw noEvidence()
  const [row] = await db.select().from(process_evidence).where(eq(process_evidence.uuid, uuid))
  if (!row) throw noEvidence()
  return row
}

/** For anybody: nothing of whose it is, nor what it says. */
export async function checkEvidence(ctx: Context, { uuid }: EvidenceRef): Promise<EvidenceCheck> {
  const { sha256, signature, created_at } = await findEvidence(ctx, uuid)
  const public_key = evidenceSigner.publicKey(ctx.env.keys, sha256, signature)
  return { uuid, sha256, signature, public_key, created_at }
}
