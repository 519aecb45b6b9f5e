import { asc, inArray } from 'drizzle-orm'
import { discord_channels } from '#domains/messages/discord/channels/discord-channels.table.ts'
import { discord_messages } from '#domains/messages/discord/discord-messages/discord-messages.table.ts'
import { message_opt_ins } from '#domains/messages/opt-ins/answers/message-opt-ins.table.ts'
import { sealedFor as proofSealedFor } from '#domains/messages/opt-ins/answers/opt-in-seal.model.ts'
import { sentenceOf } from '#domains/messages/opt-ins/answers/scope.words.ts'
import { whatsapp_templates } from '#domains/messages/whatsapp/templates/whatsapp-templates.table.ts'
import { message_types } from '#domains/messages/whatsapp/types/message-types.table.ts'
import { notification_addresses } from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import { hashNumber, numberSealedFor } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { sealText } from '#platform/seal.ts'
import { DAY, MINUTE } from '#shared/durations.ts'
import { message_recipients, message_sends } from './sends/message-sends.table.ts'
import type { RecipientState } from './sends/recipient.kinds.ts'

type People = Map<string, { id: number }>

const types = [
  ['manutencao', 'Manutenção', 'utility', 'O site fora do ar, com hora para voltar.'],
  ['conta', 'Sua conta', 'utility', 'O que a pessoa precisa saber ou fazer.'],
  ['eventos', 'Eventos', 'marketing', 'Copa, aulas ao vivo, encontros.'],
  ['ofertas', 'Ofertas', 'marketing', 'Descontos da loja e dos cursos.'],
] as const

const templates = [
  [
    'manutencao',
    'aviso_de_manutencao',
    'Oi, {{1}}. O Grower fica fora do ar {{2}}. Nada se perde. Responda PARAR para não receber.',
    'approved',
    5,
    null,
  ],
  [
    'conta',
    'termos_novos',
    'Oi, {{1}}. Os termos de serviço mudaram: entre no site para ler. Responda PARAR para não receber.',
    'submitted',
    5,
    null,
  ],
  [
    'eventos',
    'copa_aberta',
    'Oi, {{1}}. As inscrições da copa estão abertas até {{2}}. Responda PARAR para não receber.',
    'approved',
    38,
    null,
  ],
  [
    'ofertas',
    'semana_de_ofertas',
    'Oi, {{1}}. A loja tem descontos esta semana. Responda PARAR para não receber.',
    'refused',
    38,
    'INVALID_FORMAT',
  ],
] as const

/** What became of the finished one, in turn. */
const ends: [RecipientState, string | null][] = [
  ['read', null],
  ['delivered', null],
  ['read', null],
  ['sent', null],
  ['failed', 'Meta 131026'],
  ['suppressed', 'no opt-in'],
]

/** Types, templates, channels, people who asked for it, one send that is done and one draft. */
export async function seedDemoMessages(tx: Context, people: People) {
  const author = people.get('admin')?.id ?? 0
  const made = await tx.db
    .insert(message_types)
    .values(types.map(([slug, name, category, note]) => ({ slug, name, category, note })))
    .returning()
  const typeOf = (slug: string) => made.find((one) => one.slug === slug)?.id ?? 0
  const checked_at = new Date(tx.now().getTime() - 20 * MINUTE)
  const texts = await tx.db
    .insert(whatsapp_templates)
    .values(
      templates.map(([slug, name, body, state, price, reason]) => ({
        type_id: typeOf(slug),
        name,
        body,
        state,
        price,
        reason,
        checked_at,
      })),
    )
    .returning()
  await tx.db.insert(discord_channels).values([
    { name: 'avisos', topic: 'O que muda no site', snowflake: '912000000000000001' },
    { name: 'eventos', topic: 'Copa, aulas e encontros', snowflake: '912000000000000002' },
    { name: 'suporte', topic: 'Dúvidas respondidas pela equipe', snowflake: '912000000000000003' },
  ])
  const [message] = await tx.db
    .insert(discord_messages)
    .values([
      { type_id: typeOf('manutencao'), name: 'Manutenção', body: 'O Grower fica fora do ar {{2}}. Nada se perde.' },
      { type_id: typeOf('eventos'), name: 'Copa aberta', body: 'As inscrições da copa estão abertas: vejam no site.' },
    ])
    .returning()
  const readers = await askFor(tx, people)
  await seedSends(tx, { author, texts, readers, message_id: message?.id ?? 0 })
}

type Made = { author: number; texts: (typeof whatsapp_templates.$inferSelect)[]; readers: number[]; message_id: number }

async function seedSends(tx: Context, { author, texts, readers, message_id }: Made) {
  const [maintenance, , cup] = texts
  const started_at = new Date(tx.now().getTime() - 3 * DAY)
  const finished_at = new Date(started_at.getTime() + 2 * MINUTE)
  const channels = await tx.db.select().from(discord_channels).orderBy(asc(discord_channels.id)).limit(2)
  const base = {
    created_by: author,
    channel: 'whatsapp' as const,
    destination: 'people' as const,
    audience: { channel_ids: [] },
  }
  const [done, , posted] = await tx.db
    .insert(message_sends)
    .values([
      {
        ...{ ...base, name: 'Manutenção de domingo', template_id: maintenance?.id, text: 'no domingo, das 3h às 4h' },
        ...{
          state: 'done',
          body: maintenance?.body,
          price: maintenance?.price,
          started_at,
          finished_at,
          created_at: started_at,
        },
      },
      { ...base, name: 'Inscrições da copa', template_id: cup?.id, text: 'sexta-feira', created_at: tx.now() },
      {
        ...{ ...base, name: 'Manutenção nos canais', channel: 'discord', destination: 'channels', message_id },
        ...{ audience: { channel_ids: channels.map(({ id }) => id) }, text: 'no domingo, das 3h às 4h', price: 0 },
        ...{ state: 'done', started_at, finished_at, created_at: started_at },
      },
    ])
    .returning()
  const times = (state: RecipientState) => ({
    ...{ due_at: started_at, created_at: started_at, claimed_at: started_at, attempts: state === 'suppressed' ? 0 : 1 },
    sent_at: ['sent', 'delivered', 'read'].includes(state) ? started_at : null,
    delivered_at: ['delivered', 'read'].includes(state) ? new Date(started_at.getTime() + 5000) : null,
    read_at: state === 'read' ? new Date(started_at.getTime() + 40 * MINUTE) : null,
  })
  await tx.db.insert(message_recipients).values([
    ...readers.map((user_id, at) => {
      const [state = 'sent' as const, reason = null] = ends[at % ends.length] ?? []
      return { send_id: done?.id ?? 0, user_id, state, reason, ...times(state) }
    }),
    ...channels.map(({ id }) => ({
      send_id: posted?.id ?? 0,
      discord_channel_id: id,
      state: 'sent' as const,
      ...times('sent'),
    })),
  ])
}

const named = ['grower', 'vizinha', 'leitora', 'escritor', 'professor', 'vendedora', 'gerente', 'jurado', 'cliente']

/** People with a number of a range that nobody has, who said yes. Returns their ids. */
async function askFor(tx: Context, people: People): Promise<number[]> {
  const ids = [...new Set(named.flatMap((name) => people.get(name)?.id ?? []))]
  const taken = await tx.db
    .select({ user_id: notification_addresses.user_id })
    .from(notification_addresses)
    .where(inArray(notification_addresses.user_id, ids))
  const free = ids.filter((id) => !taken.some(({ user_id }) => user_id === id))
  const at = new Date(tx.now().getTime() - 10 * DAY)
  const proof = { ip: '203.0.113.7', user_agent: 'Mozilla/5.0' }
  const rows = free.map((user_id, n) => ({ user_id, phone: `551190000${String(1000 + n)}` }))
  await tx.db.insert(notification_addresses).values(
    rows.map(({ user_id, phone }) => ({
      ...{ user_id, channel: 'whatsapp' as const, shown: `final ${phone.slice(-4)}`, confirmed_at: at, created_at: at },
      sealed_address: sealText(tx.env.keys, numberSealedFor(user_id, 'whatsapp'), phone),
      address_hash: hashNumber(tx.env.keys, phone),
      opt_in: {
        ...proof,
        at: at.toISOString(),
        sentence: 'Quero receber avisos da minha conta por WhatsApp neste número. Posso parar quando quiser.',
      },
    })),
  )
  const scopes = (n: number) => (n % 2 ? (['service', 'news'] as const) : (['service'] as const))
  await tx.db.insert(message_opt_ins).values(
    rows.flatMap(({ user_id, phone }, n) =>
      scopes(n).map((scope) => ({
        ...{
          user_id,
          channel: 'whatsapp' as const,
          scope,
          given: true,
          sentence: sentenceOf('whatsapp', scope),
          how: 'page' as const,
        },
        ...{ shown: `final ${phone.slice(-4)}`, ...proof, at },
        sealed_address: sealText(tx.env.keys, proofSealedFor(user_id, 'whatsapp'), phone),
      })),
    ),
  )
  return free
}
