import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { unsealText } from '#platform/seal.ts'
import { message_opt_ins, type OptInAnswer } from './answers/message-opt-ins.table.ts'
import { sealedFor } from './answers/opt-in-seal.model.ts'

export const optInsPersonalData: PersonalTable[] = [
  {
    table: message_opt_ins,
    label: 'Mensagens da equipe que você pediu',
    rows: ({ id }) => eq(message_opt_ins.user_id, id),
    reveal: ({ env }, row) => {
      const { user_id, channel, sealed_address } = row as OptInAnswer
      return { ...row, address: unsealText(env.keys, sealedFor(user_id, channel), sealed_address) }
    },
    exported: { file: 'mensagens-pedidas', omit: ['sealed_address'] },
    erased: {
      anonymised: () => ({ sealed_address: '', shown: '', ip: '', user_agent: '' }),
      why: 'Provam o que você pediu e deixou de pedir (LGPD, art. 8º). Ficam sem o número e sem o seu nome.',
    },
  },
]
