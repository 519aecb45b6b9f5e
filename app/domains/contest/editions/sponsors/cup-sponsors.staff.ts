import { flag, link, long, order, select, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { edition, runningFirst } from '../editions/edition-field.staff.ts'
import { sponsorLevelWords } from './cup-sponsor.words.ts'
import { cup_sponsors } from './cup-sponsors.table.ts'

export const cupSponsors = staffResource(cup_sponsors, {
  name: 'CupSponsorRow',
  subject: 'cup_sponsor',
  permission: 'cup.manage',
  path: '/v1/social/copa_grower/equipe/patrocinador',
  at: '/admin/copa-grower/patrocinadores',
  title: 'Patrocinadores da copa',
  text: 'Aparecem na página da copa, os maiores primeiro. Não aparecem onde se inscreve nem onde se vota (Lei 5.768/71).',
  noun: ['patrocinador', 'patrocinadores'],
  gender: 'o',
  fields: {
    name: text('Nome'),
    edition_id: edition(),
    level: select('Nível', sponsorLevelWords),
    url: link('Site'),
    text: long('Sobre', { max: 300 }),
    order: order(),
    active: flag('Aparece no site', 'Aparece', 'Escondido'),
  },
  unique: { name: 'Esta edição já tem um patrocinador com esse nome.' },
  within: ['edition_id'],
  first: runningFirst(cup_sponsors.edition_id),
  purge: ['cup'],
})
