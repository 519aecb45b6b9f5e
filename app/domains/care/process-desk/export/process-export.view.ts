import {
  appointmentKindWords,
  appointmentStateWords,
} from '#domains/care/process-agenda/appointments/appointment.words.ts'
import type { Appointment } from '#domains/care/process-agenda/appointments/appointments.schemas.ts'
import type { Said } from '#domains/care/process-chat/index.ts'
import { audienceWords } from '#domains/care/process-chat/messages/chat-audience.words.ts'
import { documentStateWords, outcomeWords } from '#domains/care/process-documents/documents/process-document.words.ts'
import type { ProcessDocumentLine } from '#domains/care/process-documents/documents/process-documents.schemas.ts'
import { partyWords, signingStateWords } from '#domains/care/process-signing/signings/process-signing.words.ts'
import type { ProcessSigningDetail } from '#domains/care/process-signing/signings/process-signings.schemas.ts'
import { compartmentWords, processKindWords, seatWords } from '#domains/care/processes/processes/process.words.ts'
import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { formatFull, formatNumericDay, formatTime, onDay } from '#shared/dates.ts'
import { slugify } from '#shared/text.ts'
import { askedWords, outcomeOf } from '../desk/share-request.view.ts'

type Version = ProcessDocumentLine['versions'][number]
type SentFile = { id: number; name: string; kind: 'pdf' | 'photo' }

const moment = (at: Date) => `${formatNumericDay(at)}, ${formatTime(at)}`
const ending = ({ kind }: SentFile) => (kind === 'pdf' ? 'pdf' : 'webp')

/** 'documentos/medico/receita-v2-1.pdf'; the number of the file keeps two of one title apart. */
export const documentFileName = (
  { compartment, title }: ProcessDocumentLine,
  { version }: Version,
  file: SentFile,
  at: number,
) => `documentos/${compartment}/${slugify(title) || 'documento'}-v${version}-${at + 1}-${file.id}.${ending(file)}`

export const chatFileName = (file: SentFile) =>
  `conversa/${file.id}-${slugify(file.name.replace(/\.[a-z]+$/, '')) || 'arquivo'}.${ending(file)}`

export const processText = ({
  number,
  kind,
  created_at,
  status,
  closed_at,
  profissionais,
  history,
  story,
  set_for,
  share_requests,
}: ProcessDetail) =>
  `PROCESSO ${number}

${processKindWords[kind].label}
Aberto em ${moment(created_at)}
${set_for ? `Marcado para ${moment(set_for)}\n` : ''}${closed_at ? `Terminou em ${moment(closed_at)}: ${status.name}` : `Está em: ${status.name}`}

EQUIPE
${listed(profissionais.map(({ nickname, seat, register }) => `- ${seatWords[seat]}: ${nickname}${register ? ` (${register})` : ''}`))}

O CASO
${story ?? ''}

HISTÓRICO
${listed(history.map(({ at, status: name, by, reason }) => `- ${moment(at)}: ${name}${by ? `, por ${by}` : ''}${reason ? `\n  ${reason}` : ''}`))}

PEDIDOS DE ACESSO
${listed(share_requests.map((one) => `- ${moment(one.created_at)}: ${askedWords(one)} ${outcomeOf(one, true)}.\n  ${one.reason}`))}
`

export const agendaText = (agenda: Appointment[]) => `AGENDA

${listed(agenda.map(({ at, kind, by, state, place, words }) => [`- ${moment(at)}: ${appointmentKindWords[kind]} com ${by} (${appointmentStateWords[state].own.toLowerCase()})`, place, words].filter(Boolean).join('\n  ')))}
`

export const documentsText = (lines: ProcessDocumentLine[]) => `DOCUMENTOS

${listed(lines.map(lineText))}
`

const lineText = (line: ProcessDocumentLine) =>
  [
    `${line.title} (${compartmentWords[line.compartment]}): ${documentStateWords[line.state].label}${
      line.expires_on ? `, vale até ${formatNumericDay(line.expires_on)}` : ''
    }`,
    ...line.versions.flatMap((version) => [
      `  Versão ${version.version}, de ${version.sent_by} em ${moment(version.sent_at)}${
        version.verdict && version.decided_at
          ? `; ${outcomeWords[version.verdict]}${version.decided_by ? ` por ${version.decided_by}` : ''} em ${moment(version.decided_at)}`
          : ''
      }`,
      ...(version.reason ? [`    ${version.reason}`] : []),
      ...version.files.map((file, at) => `    ${documentFileName(line, version, file, at)}`),
    ]),
  ].join('\n')

export const signingsText = (signings: ProcessSigningDetail[]) => `PARA ASSINAR

${listed(signings.map(signingText), '\n\n')}
`

const signingText = ({
  title,
  compartment,
  state,
  prepared_by,
  created_at,
  reason,
  text,
  signatures,
}: ProcessSigningDetail) =>
  [
    `${title} (${compartmentWords[compartment]}): ${signingStateWords[state].label}`,
    `  Preparado por ${prepared_by} em ${moment(created_at)}`,
    ...(reason ? [`  ${reason}`] : []),
    ...signatures.map(({ party, name, signed_at }) => `  ${partyWords[party]}: ${name}, em ${moment(signed_at)}`),
    text.replace(/^/gm, '    '),
  ].join('\n')

export const chatText = (said: Said[]) => `CONVERSA

${listed(
  said.map((message) => messageText(message, said)),
  '\n\n',
)}
`

function messageText({ created_at, nickname, audience, text, files, quote_id }: Said, said: Said[]) {
  const quoted = said.find(({ id }) => id === quote_id)
  return [
    `[${moment(created_at)}] ${nickname} (para ler: ${audienceWords[audience].who})`,
    ...(quoted ? [`> ${quoted.nickname}: ${quoted.text.slice(0, 200)}`] : []),
    // Indented, so that no message looks like the head of another.
    ...(text ? [text.replace(/^/gm, '    ')] : []),
    ...files.map(chatFileName),
  ].join('\n')
}

export const readMe = (now: Date, { number }: ProcessDetail) => `CÓPIA DO PROCESSO ${number}

Feita ${onDay(formatFull(now))} (horário de Brasília).

- processo.txt: o caso como você contou, a equipe e cada passo, com os motivos.
- documentos.txt: a lista de documentos, com cada versão e o que foi decidido; os arquivos estão em documentos/.
- assinaturas.txt: o que foi preparado para assinar; o que está assinado é um PDF em documentos/.
- agenda.txt: os horários que a equipe marcou com você.
- conversa.txt: a conversa inteira; os arquivos estão em conversa/.

As notas de trabalho da equipe não fazem parte da cópia.
Guarde em um lugar seguro: quem tiver este arquivo lê tudo isto. No site ele fica cifrado, por 7 dias.
`

const listed = (lines: string[], between = '\n') => lines.join(between) || 'Nada ainda.'
