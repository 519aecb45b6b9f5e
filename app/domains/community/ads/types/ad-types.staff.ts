import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { code, flag, text, whole } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { ad_types } from './ad-types.table.ts'
import { placements } from './placements.kinds.ts'

const pixels = (label: string) => whole(label, { unit: 'px', min: 50, max: 2000 })

const codes = Object.entries(placements)
  .map(([code, place]) => `${code} (${place})`)
  .join(', ')

/** Placements: where ads are shown, and in which shape. */
export const adTypes = staffResource(ad_types, {
  name: 'AdType',
  subject: 'ad_type',
  permission: 'ads.manage',
  path: '/v1/ads/type',
  at: '/admin/ads/ads_type',
  title: 'Espaços de anúncio',
  text: 'Onde os anúncios aparecem e em que tamanho.',
  noun: ['espaço', 'espaços'],
  gender: 'o',
  fields: {
    name: text('Nome'),
    slug: code('Código', {
      help: `As páginas acham o espaço por este código: ${codes}.`,
    }),
    width: pixels('Largura'),
    height: pixels('Altura'),
    active: flag('Mostra anúncios', 'Ativo', 'Inativo'),
  },
  unique: { slug: 'Já existe um espaço com esse código. Escolha outro.' },
  uses: {
    ads_count: {
      count: sql<number>`(select count(*)::int from ads a where a.type_id = ad_types.id)`,
      label: 'Anúncios',
      noun: ['anúncio', 'anúncios'],
      consequence: 'Ficam sem lugar para aparecer.',
    },
  },
})
export type AdType = z.infer<typeof adTypes.Shown>
