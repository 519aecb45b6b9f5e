import { and, count, eq } from 'drizzle-orm'
import { auditStaff, type InDevice, inDevice } from '#domains/robots/devices/index.ts'
import type { DeviceLink } from '#domains/robots/devices/links/device-links.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { endEpisodes } from '../episodes/end-episodes.actions.ts'
import { alert_followers } from './alert-followers.table.ts'
import { alertRuleFields } from './alert-rule.form.ts'
import { ruleFields } from './alert-rules.rules.ts'
import type {
  AlertFollow,
  AlertRuleChange,
  AlertRuleInput,
  AlertRuleRef,
  AlertRuleSwitch,
  DeviceAlerts,
} from './alert-rules.schemas.ts'
import { alert_rules } from './alert-rules.table.ts'
import { showAlerts } from './device-alerts.queries.ts'

const MOST_RULES = 40

type Here = InDevice & { link: DeviceLink }

/** A change of a robot's rules: robot locked, staff audited; answers with all of them. */
const changeRules = (
  ctx: Context,
  id: string,
  action: string,
  write: (tx: Context, here: Here) => Promise<unknown>,
): Promise<DeviceAlerts> =>
  ctx.transaction(async (tx) => {
    const here = await inDevice(tx, id, 'own', { lock: true })
    const { link } = here
    if (!link) throw new AppError('conflict', 'Este robô não está vinculado a ninguém.')
    await write(tx, { ...here, link })
    await auditStaff(tx, here, action)
    return showAlerts(tx, { id })
  })

export const addRule = (ctx: Context, input: AlertRuleInput) =>
  changeRules(ctx, input.id, 'alert.add', async (tx, { device, link }) => {
    const fields = await ruleFields(tx, input, device.model_id)
    const [has] = await tx.db.select({ rules: count() }).from(alert_rules).where(eq(alert_rules.link_id, link.id))
    if ((has?.rules ?? 0) >= MOST_RULES)
      throw new AppError('conflict', `Um robô tem no máximo ${MOST_RULES} avisos. Apague um que não usa.`)
    await tx.db.insert(alert_rules).values({ ...fields, link_id: link.id, created_at: tx.now(), updated_at: tx.now() })
  })

/** What was open by the old limits is over: nobody is told, and the new ones are held against the readings at once. */
export const changeRule = (ctx: Context, { rule_id, ...edit }: AlertRuleChange) =>
  changeRules(ctx, edit.id, 'alert.change', async (tx, { device, link }) => {
    const before = (await showAlerts(tx, { id: edit.id })).rules.find(({ id }) => id === rule_id)
    if (!before) throw noRule()
    const fields = await ruleFields(tx, mergeEdit(edit, alertRuleFields(before)), device.model_id)
    await update(tx, link, rule_id, fields)
  })

export const switchRule = (ctx: Context, { id, rule_id, enabled }: AlertRuleSwitch) =>
  changeRules(ctx, id, 'alert.switch', (tx, { link }) => update(tx, link, rule_id, { enabled }))

async function update(
  tx: Context,
  link: DeviceLink,
  rule_id: number,
  fields: Partial<typeof alert_rules.$inferInsert>,
) {
  const changed = await tx.db
    .update(alert_rules)
    .set({ ...fields, updated_at: tx.now() })
    .where(ofLink(link, rule_id))
    .returning({ id: alert_rules.id })
  if (!changed.length) throw noRule()
  await endEpisodes(tx, [rule_id])
}

/** With its history. */
export const deleteRule = (ctx: Context, { id, rule_id }: AlertRuleRef) =>
  changeRules(ctx, id, 'alert.delete', async (tx, { link }) => {
    const gone = await tx.db.delete(alert_rules).where(ofLink(link, rule_id)).returning({ id: alert_rules.id })
    if (!gone.length) throw noRule()
  })

const ofLink = ({ id }: DeviceLink, rule_id: number) => and(eq(alert_rules.id, rule_id), eq(alert_rules.link_id, id))
const noRule = () => new AppError('not_found', 'Este aviso não existe mais.')

/** Somebody with whom a robot is shared wants its alerts, or no more. */
export const followAlerts = (ctx: Context, { id, follow }: AlertFollow): Promise<DeviceAlerts> =>
  ctx.transaction(async (tx) => {
    const { link, role } = await inDevice(tx, id)
    if (!link || (role !== 'helper' && role !== 'viewer'))
      throw new AppError('conflict', 'Só quem recebeu o robô de alguém escolhe isso. Quem é dono recebe sempre.')
    const mine = { link_id: link.id, user_id: signedIn(tx).id }
    if (follow) await tx.db.insert(alert_followers).values(mine).onConflictDoNothing()
    else
      await tx.db
        .delete(alert_followers)
        .where(and(eq(alert_followers.link_id, mine.link_id), eq(alert_followers.user_id, mine.user_id)))
    return showAlerts(tx, { id })
  })
