import type { Context } from '#platform/context.ts'
import type { CareSettings } from './care-settings.schemas.ts'
import { care_settings } from './care-settings.table.ts'

const none: CareSettings = {
  ...{ adv_pattern_id: null, adv_secoundary_id: null, medico_id: null, eng_agro_id: null },
  ...{ distribution: 'padrao', link_pag_eng_agro: '', link_pag_medico: '' },
}

/** As they stand; empty before the first time. */
export async function showSettings({ db }: Context): Promise<CareSettings> {
  const [row] = await db.select().from(care_settings)
  if (!row) return none
  const { the_one: _, ...settings } = row
  return settings
}
