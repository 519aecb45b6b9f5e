import { and, eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { announce, notify, withdrawNotice } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { findByKey } from '#platform/owned/find-by-key.ts'
import { plural } from '#shared/numbers.ts'
import { addEntry, plays, reverse } from '../ledger/entries.actions.ts'
import { point_entries, stands } from '../ledger/ledger.table.ts'
import { lockPlayer } from '../ledger/lock-player.actions.ts'
import { recountOpen } from '../ledger/recount-open.actions.ts'
import { showAdjustment } from './point-adjustments.queries.ts'
import type { PointAdjustmentInput, PointAdjustmentRef } from './point-adjustments.schemas.ts'
import { point_adjustments } from './point-adjustments.table.ts'

const noticeKey = (id: number) => `points:${id}`
const source_kind = 'adjustment'

/**
 * The team gives or takes points, once for each form: never its own, never of who plays not, and never more than the person
 * has to spend.
 */
export const adjustPoints = (ctx: Context, { nickname, points, reason, idempotency_key }: PointAdjustmentInput) =>
  ctx.transaction(async (tx) => {
    const me = signedIn(tx)
    const [person] = await tx.db
      .select({ id: users.id, nickname: users.nickname })
      .from(users)
      .where(eq(users.nickname, nickname.replace(/^@/, '')))
    if (!person)
      throw invalidField('nickname', 'Não encontramos ninguém com esse apelido. Confira no perfil da pessoa.')
    const { id: user_id } = person
    if (user_id === me.id) throw invalidField('nickname', 'Os seus pontos só outra pessoa da equipe muda.')
    const player = await lockPlayer(tx, user_id)
    const again = await findByKey(tx, point_adjustments, idempotency_key, { user_id, points, reason })
    if (again) return showAdjustment(tx, again)
    if (!(await plays(tx, user_id))) throw invalidField('nickname', `${person.nickname} não participa do jogo agora.`)
    if (points < 0 && player.balance + points < 0)
      throw invalidField(
        'points',
        `${person.nickname} tem ${pointsOf(Math.max(0, player.balance))} para trocar: não dá para tirar mais que isso.`,
      )
    const [made] = await tx.db
      .insert(point_adjustments)
      .values({ user_id, points, reason, idempotency_key, created_by: me.id, created_at: tx.now() })
      .returning({ id: point_adjustments.id })
    if (!made) throw new Error('insert returned no row')
    const entry = await addEntry(tx, player, {
      ...{ user_id, kind: 'ajuste', source_kind, source_id: made.id, points, at: tx.now() },
    })
    await recountOpen(tx, user_id)
    const title = `A equipe ${points > 0 ? 'deu' : 'tirou'} ${pointsOf(Math.abs(points))}`
    await notify(tx, { user_id, kind: 'game', key: noticeKey(made.id), title, url: '/gameficacao/pontos', quiet: true })
    await announce(tx, user_id, `${title}.${entry?.level ?? ''}`)
    await audit(tx, {
      ...{ action: points > 0 ? 'points.given' : 'points.taken', subject: `user:${user_id}` },
      after: { nickname: person.nickname, points, reason },
    })
    return showAdjustment(tx, made.id)
  })

/** By an entry against it; undone twice it is once. What was given and is spent already can't be taken back whole. */
export const undoAdjustment = (ctx: Context, { id }: PointAdjustmentRef) =>
  ctx.transaction(async (tx) => {
    const [found] = await tx.db.select().from(point_adjustments).where(eq(point_adjustments.id, id))
    if (!found) throw new AppError('not_found', 'Não encontramos esse lançamento.')
    const { user_id, points, reason } = found
    if (user_id === signedIn(tx).id) throw new AppError('conflict', 'Os seus pontos só outra pessoa da equipe muda.')
    const player = await lockPlayer(tx, user_id)
    const [entry] = await tx.db
      .select({ id: point_entries.id })
      .from(point_entries)
      .where(
        and(
          eq(point_entries.source_kind, source_kind),
          eq(point_entries.source_id, id),
          eq(point_entries.kind, 'ajuste'),
          stands,
        ),
      )
    if (!entry) return showAdjustment(tx, id)
    if (points > 0 && player.balance < points)
      throw new AppError(
        'conflict',
        `Parte destes pontos já foi trocada. Ainda dá para tirar ${pointsOf(Math.max(0, player.balance))}, à mão.`,
      )
    await reverse(tx, user_id, [entry.id])
    await recountOpen(tx, user_id)
    await withdrawNotice(tx, user_id, noticeKey(id))
    await audit(tx, { action: 'points.undone', subject: `user:${user_id}`, after: { points, reason } })
    return showAdjustment(tx, id)
  })

const pointsOf = (count: number) => plural(count, 'ponto', 'pontos')
