import { eq } from 'drizzle-orm'
import { plays } from '#domains/game/points/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import type { BadgeGift } from './badges.schemas.ts'
import { badges } from './badges.table.ts'
import { giveBadge } from './give-badge.actions.ts'

/** The team gives a badge that is given by hand; who plays not can't be given one. */
export const giveByHand = (ctx: Context, { badge_id, nickname }: BadgeGift) =>
  ctx.transaction(async (tx) => {
    const [badge] = await tx.db.select().from(badges).where(eq(badges.id, badge_id))
    if (badge?.way !== 'mao' || !badge.active)
      throw invalidField('badge_id', 'Esse emblema não é dado à mão. Escolha outro.')
    const [person] = await tx.db
      .select({ id: users.id, nickname: users.nickname })
      .from(users)
      .where(eq(users.nickname, nickname.replace(/^@/, '')))
    if (!person)
      throw invalidField('nickname', 'Não encontramos ninguém com esse apelido. Confira no perfil da pessoa.')
    if (!(await plays(tx, person.id))) throw invalidField('nickname', `${person.nickname} não participa do jogo agora.`)
    const given = await giveBadge(tx, badge, { user_id: person.id, given_by: signedIn(tx).id })
    if (!given) throw new AppError('conflict', `${person.nickname} já tem este emblema.`)
    await audit(tx, {
      ...{ action: 'badge.given', subject: `badge:${badge.id}` },
      after: { name: badge.name, nickname: person.nickname },
    })
    return { nickname: person.nickname, badge: badge.name }
  })
