import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { ad_acts } from './counting/counting.table.ts'

export const adsPersonalData: PersonalTable[] = [
  {
    table: ad_acts,
    label: 'Anúncios que você viu nos últimos dois dias',
    rows: ({ id }) => eq(ad_acts.viewer, `u${id}`),
    exported: { file: 'anuncios-vistos' },
    erased: 'deleted',
  },
]
