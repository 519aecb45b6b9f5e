import { eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { affiliation_terms, affiliations } from './affiliations/affiliations.table.ts'
import { affiliate_clicks, affiliate_frauds } from './clicks/affiliate-clicks.table.ts'
import { partnership_versions, partnerships } from './partnerships/partnerships.table.ts'
import { affiliate_programmes, programme_terms } from './programmes/programmes.table.ts'

const agreed = 'É o que as partes combinaram, e as vendas feitas assim o citam. Fica sem o seu nome.'
const store = 'É uma decisão da loja e fica sem o seu nome.'

export const splitsPersonalData: PersonalTable[] = [
  {
    table: affiliate_clicks,
    label: 'Links de afiliados em que você clicou',
    rows: ({ id }) => eq(affiliate_clicks.user_id, id),
    exported: { file: 'cliques-em-links', omit: ['token_hash'] },
    erased: 'deleted',
  },
  {
    table: affiliate_frauds,
    label: 'Compras suas por um link que também é seu',
    tie: true,
    rows: ({ id }) => eq(affiliate_frauds.buyer_id, id),
    exported: { file: 'compras-pelo-proprio-link' },
    erased: { kept: 'Diz por que uma comissão não foi paga, e a lei manda guardar por cinco anos.' },
  },
  {
    table: affiliation_terms,
    label: 'Regras de afiliados que você aceitou ou recebeu',
    tie: true,
    rows: ({ id }) => eq(affiliation_terms.user_id, id),
    exported: { file: 'regras-de-afiliado' },
    erased: { kept: agreed },
  },
  {
    table: affiliations,
    label: 'Suas afiliações',
    rows: ({ id }) => eq(affiliations.user_id, id),
    exported: { file: 'afiliacoes', omit: ['decided_by'] },
    erased: { anonymised: () => ({ message: '', state: 'encerrada' }), why: 'As vendas feitas por elas as citam.' },
  },
  {
    table: affiliations,
    label: 'Afiliações que você decidiu por uma loja',
    rows: ({ id }) => sql`${affiliations.decided_by} = ${id} and ${affiliations.user_id} <> ${id}`,
    exported: { not: 'São da loja e de quem divulga.' },
    erased: { kept: store },
  },
  {
    table: partnership_versions,
    label: 'Propostas de parceria que você fez',
    rows: ({ id }) => eq(partnership_versions.proposed_by, id),
    exported: { file: 'propostas-de-parceria', omit: ['answered_by'] },
    erased: { kept: agreed },
  },
  {
    table: partnership_versions,
    label: 'Propostas de parceria que você respondeu',
    rows: ({ id }) => eq(partnership_versions.answered_by, id),
    exported: { file: 'respostas-a-parcerias', omit: ['proposed_by'] },
    erased: { kept: agreed },
  },
  {
    table: partnerships,
    label: 'Suas parcerias',
    rows: ({ id }) => eq(partnerships.partner_user_id, id),
    exported: { file: 'parcerias', omit: ['ended_by'] },
    erased: { anonymised: () => ({ state: 'encerrada' }), why: 'As vendas divididas por elas as citam.' },
  },
  {
    table: partnerships,
    label: 'Parcerias que você encerrou',
    tie: true,
    rows: ({ id }) => eq(partnerships.ended_by, id),
    exported: { not: 'Já está em Suas parcerias, ou é da loja.' },
    erased: { kept: agreed },
  },
  {
    table: programme_terms,
    label: 'Regras de programas de afiliados que você escreveu',
    rows: ({ id }) => eq(programme_terms.created_by, id),
    exported: { file: 'regras-de-programas' },
    erased: { kept: store },
  },
  {
    table: affiliate_programmes,
    label: 'Programas de afiliados que você abriu',
    rows: ({ id }) => eq(affiliate_programmes.created_by, id),
    exported: { file: 'programas-de-afiliados' },
    erased: { kept: store },
  },
]
