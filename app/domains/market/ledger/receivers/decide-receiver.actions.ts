import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { holderOf } from '../book/holder.model.ts'
import type { ReceiverState } from './receiver.kinds.ts'
import { canMoveReceiver } from './receiver.model.ts'
import { receiverStateNames } from './receiver.words.ts'
import { showReceiver } from './receivers.queries.ts'
import type { ReceiverDetail, ReceiverRefusal } from './receivers.schemas.ts'
import { type Receiver, receivers } from './receivers.table.ts'
import { tellHolder } from './tell-holder.actions.ts'

export const approveReceiver = (ctx: Context, { id }: { id: number }) =>
  decide(ctx, id, 'ativo', null, async (tx, { uuid, ...row }) => {
    const holder = holderOf(row)
    await record(tx, 'receiver.approved', { receiver_id: row.id, holder })
    await tellHolder(tx, holder, {
      key: `receiver:${uuid}:ativo:${tx.now().getTime()}`,
      title: 'Seu recebedor foi aprovado',
      text: 'Tudo certo com os seus dados. A partir de agora, os repasses saem sozinhos.',
      page: 'recebedores',
    })
  })

export const refuseReceiver = (ctx: Context, { id, reason }: ReceiverRefusal) =>
  decide(ctx, id, 'recusado', reason, async (tx, { uuid, ...row }) => {
    const holder = holderOf(row)
    await record(tx, 'receiver.refused', { receiver_id: row.id, holder, reason })
    await tellHolder(tx, holder, {
      key: `receiver:${uuid}:recusado`,
      title: 'Seu recebedor não foi aprovado',
      text: 'Abra a página do recebedor, leia o motivo e envie os dados de novo.',
      page: 'recebedores',
    })
  })

export const suspendReceiver = (ctx: Context, { id, reason }: ReceiverRefusal) =>
  decide(ctx, id, 'suspenso', reason, async (tx, { uuid, ...row }) => {
    const holder = holderOf(row)
    await record(tx, 'receiver.suspended', { receiver_id: row.id, holder, reason })
    await tellHolder(tx, holder, {
      key: `receiver:${uuid}:suspenso:${tx.now().getTime()}`,
      title: 'Seu recebedor foi suspenso',
      text: 'Os repasses estão parados. Abra a página do recebedor para ler o motivo.',
      page: 'recebedores',
    })
  })

type Tell = (tx: Context, receiver: Receiver) => Promise<void>

const decide = (
  ctx: Context,
  id: number,
  to: ReceiverState,
  reason: string | null,
  tell: Tell,
): Promise<ReceiverDetail> =>
  ctx.transaction(async (tx) => {
    const [receiver] = await tx.db.select().from(receivers).where(eq(receivers.id, id)).for('update')
    if (!receiver) throw new AppError('not_found', 'Não encontramos esse recebedor.')
    if (receiver.replaced_at)
      throw new AppError('conflict', 'Os dados mudaram enquanto você olhava. Abra a versão nova.')
    if (!canMoveReceiver(receiver.state, to))
      throw new AppError('conflict', `Este recebedor já está como “${receiverStateNames[receiver.state]}”.`)
    await tx.db.update(receivers).set({ state: to, reason }).where(eq(receivers.id, id))
    await audit(tx, {
      action: `receiver.${to}`,
      subject: `receiver:${id}`,
      before: { state: receiver.state, reason: receiver.reason },
      after: { state: to, reason },
    })
    await tell(tx, receiver)
    return showReceiver(tx, id)
  })
