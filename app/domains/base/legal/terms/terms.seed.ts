import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { terms_of_service } from '../texts/texts.table.ts'
import { termsText } from './terms-text.seed.ts'

const effective_at = new Date('2026-01-01T03:00:00Z')

export const seedTerms = ({ db }: Context) =>
  db.insert(terms_of_service).values({
    version: '1.0',
    slug: 'versao-1-0',
    body: termsText,
    effective_at,
    published_at: effective_at,
    created_at: effective_at,
    updated_at: effective_at,
  })

/** The demo world has an announced version and a draft. */
export async function seedDemoTerms({ db, now }: Context) {
  const body = termsText
    .replace('Cada pessoa tem uma conta. ', 'Cada pessoa tem uma conta, que não se empresta nem se vende. ')
    .replace(
      'com cópias de segurança. Mesmo assim',
      'com cópias de segurança todos os dias. Pausas planejadas são avisadas com dois dias de antecedência. Mesmo assim',
    )
  const at = (days: number) => new Date(now().getTime() + days * DAY)
  await db.insert(terms_of_service).values([
    {
      version: '1.1',
      slug: 'versao-1-1',
      summary: 'Pausas planejadas passam a ser avisadas antes.',
      body,
      effective_at: at(20),
      published_at: at(-2),
      created_at: at(-9),
      updated_at: at(-2),
    },
    {
      version: '1.2',
      slug: 'versao-1-2',
      summary: 'Regras das lojas, em discussão.',
      body: `${body}\n\n## 10. Lojas\nQuem vende responde pelo que anuncia e entrega.`,
      created_at: at(-1),
      updated_at: at(-1),
    },
  ])
}
