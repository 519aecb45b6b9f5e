import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { unsealProof } from './signings/process-signings.queries.ts'
import { process_signatures, process_signings } from './signings/process-signings.table.ts'

const KEPT =
  'O que foi assinado em um processo faz parte do prontuário, que a Lei 13.787/2018 manda guardar por 20 anos. Fica cifrado.'

export const processSigningPersonalData: PersonalTable[] = [
  {
    table: process_signatures,
    label: 'Suas assinaturas em documentos de processos',
    rows: ({ id }) => eq(process_signatures.user_id, id),
    reveal: ({ env }, { sealed_proof, ...row }) => ({
      ...row,
      ...unsealProof({ env }, Number(row.signing_id), String(sealed_proof)),
    }),
    exported: { file: 'comunidade360-assinaturas' },
    erased: { kept: KEPT },
  },
  {
    table: process_signings,
    label: 'Documentos que você preparou para assinar (as palavras ficam no prontuário)',
    tie: true,
    rows: ({ id }) => eq(process_signings.prepared_by, id),
    exported: {
      file: 'comunidade360-para-assinar',
      omit: ['sealed_title', 'sealed_text', 'sealed_reason', 'idempotency_key'],
    },
    erased: { kept: KEPT },
  },
]
