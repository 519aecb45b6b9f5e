import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import type { Profession } from '../processes/process.kinds.ts'
import { isActive } from '../professionals/care-professionals.queries.ts'
import { showSettings } from './care-settings.queries.ts'
import type { CareSettings, CareSettingsChange } from './care-settings.schemas.ts'
import { care_settings } from './care-settings.table.ts'

const people = [
  ['adv_pattern_id', 'advogado'],
  ['adv_secoundary_id', 'advogado'],
  ['medico_id', 'medico'],
  ['eng_agro_id', 'engenheiro-agronomo'],
] as const satisfies [keyof CareSettings, Profession][]

export const changeSettings = (ctx: Context, edit: CareSettingsChange): Promise<CareSettings> =>
  ctx.transaction(async (tx) => {
    await tx.db.insert(care_settings).values({}).onConflictDoNothing()
    await tx.db.select({ the_one: care_settings.the_one }).from(care_settings).for('update')
    const before = await showSettings(tx)
    const input = mergeEdit(edit, before)
    for (const [field, profession] of people) {
      const id = input[field]
      if (id && id !== before[field] && !(await isActive(tx, id, profession)))
        throw invalidField(field, 'Esta pessoa não recebe processos desta profissão agora. Escolha outra.')
    }
    if (input.adv_pattern_id && input.adv_pattern_id === input.adv_secoundary_id)
      throw invalidField('adv_secoundary_id', 'Escolha outra pessoa: esta já é a primeira.')
    await tx.db.update(care_settings).set(input).where(eq(care_settings.the_one, true))
    const after = await showSettings(tx)
    await audit(tx, { action: 'care_settings.changed', subject: 'care_settings', before, after })
    return after
  })
