import { z } from 'zod'
import { searchable } from '#shared/text.ts'

const moment = z.coerce
  .number()
  .int()
  .positive()
  .max(4_000_000_000)
  .transform((seconds) => new Date(seconds * 1000))

export const SaidStatus = z.object({
  id: z.string().max(300),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: moment,
  biz_opaque_callback_data: z.string().max(100).default(''),
  errors: z.array(z.object({ code: z.number() })).default([]),
})

const Titled = z.object({ title: z.string() })
const Captioned = z.object({ caption: z.string().optional() })

export const SaidMessage = z.object({
  id: z.string().max(300),
  from: z.string().regex(/^\d{8,15}$/),
  timestamp: moment,
  type: z.string().max(40),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
  interactive: z.object({ button_reply: Titled.optional(), list_reply: Titled.optional() }).optional(),
  image: Captioned.optional(),
  video: Captioned.optional(),
  document: Captioned.optional(),
})
export type SaidMessage = z.infer<typeof SaidMessage>

const Contact = z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }).optional() })

const Messages = z.object({
  field: z.literal('messages'),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    contacts: z.array(Contact).default([]),
    messages: z.array(z.unknown()).default([]),
    statuses: z.array(z.unknown()).default([]),
  }),
})

/** That something is new, which is all that is believed of it. */
const TemplateNews = z.object({ field: z.literal('message_template_status_update') })

const Entry = z.object({ id: z.string().default(''), changes: z.array(z.unknown()).default([]) })
const Payload = z.object({ entry: z.array(Entry) })

/** What of a webhook's body concerns us, in its order, with the account it is of; anything else in it is passed by. */
export const saidIn = (body: Buffer) =>
  (Payload.safeParse(jsonOf(body)).data?.entry ?? []).flatMap(({ id, changes }) =>
    changes.flatMap((change) => {
      const said = Messages.safeParse(change).data ?? TemplateNews.safeParse(change).data
      return said ? { account: id, ...said } : []
    }),
  )

/** Without the one character that the database takes in no text: for it alone Meta would send the whole again for days. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'), (_name, value) =>
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    )
  } catch {
    return null // signed, but no JSON: nothing that we know
  }
}

/** The words of a message; what is not text is named before them, as only its words come here. */
export function wordsOf({ type, text, button, interactive, image, video, document }: SaidMessage) {
  const answer = interactive?.button_reply ?? interactive?.list_reply
  const said = text?.body ?? button?.text ?? answer?.title
  const caption = (image ?? video ?? document)?.caption ?? ''
  return (said?.trim() || `(${kinds[type] ?? 'mensagem de outro tipo'}, que não chega aqui) ${caption.trim()}`)
    .trim()
    .slice(0, 5000)
}

/** A thumb on a message, another number: kept, but nobody has to answer it. */
export const isAside = ({ type }: Pick<SaidMessage, 'type'>) => type === 'reaction' || type === 'system'

const kinds: Record<string, string> = {
  image: 'foto',
  audio: 'áudio',
  video: 'vídeo',
  document: 'arquivo',
  sticker: 'figurinha',
  location: 'localização',
  contacts: 'contato',
}

/** What may stand beside it: 'Parar, por favor', 'pare de me mandar mensagem'; 'cancelar o pedido' is for the team. */
const beside =
  'de|me|por|favor|pf|pfv|mandar|enviar|receber|mais|mensage(?:m|ns)|avisos?|as|os|essas?|esses|isso|com|tudo|ja|agora|aqui|obrigad[oa]|no|pelo|whatsapp'
const stop = new RegExp(
  `^(?:por favor )?(?:para(?= (?:de|por|com) |$)|parar|pare|sair|stop|cancelar|descadastrar|nao quero (?:mais )?receber)(?: (?:${beside}))*$`,
)

/** 'PARAR', however it is written. */
export const isStop = (words: string) =>
  stop.test(
    searchable(words)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
