import type { Context } from '#platform/context.ts'
import {
  bytesOf,
  fact,
  heading,
  ink,
  keepTogether,
  MARGIN,
  openSheet,
  plain,
  type Sheet,
} from '#platform/pdf/pdf-sheet.ts'
import { pdfText } from '#platform/pdf/pdf-text.ts'
import { formatLongDay, formatNumericDay, formatTime } from '#shared/dates.ts'
import { DRAWN, type Party } from './process-signing.kinds.ts'
import { LAW, partyWords } from './process-signing.words.ts'
import type { Proof } from './process-signings.queries.ts'

type Signature = Proof & { party: Party; nickname: string; signed_at: Date }
type About = {
  id: number
  process_id: number
  title: string
  text: string
  sha256: string
  prepared_by: string
  created_at: Date
  signatures: Signature[]
}

/** 'quinta-feira, 26 de novembro de 2026, às 14:03 (horário de São Paulo)'. */
const moment = (at: Date) => `${formatLongDay(at)}, às ${formatTime(at)} (horário de São Paulo)`

/** The text as it was read, the signatures, and the page that says how they were given. */
export async function signedPdf({ env }: Context, about: About): Promise<Buffer> {
  const { id, process_id, title, text, signatures } = about
  const foot = `${env.site.name} · Processo ${process_id} · Documento ${id} · ${LAW}`
  const sheet = openSheet({ title, author: null, foot })
  const whole = bytesOf(sheet)
  heading(sheet, title, 18)
  plain(sheet).text(pdfText(text), MARGIN, sheet.y, { paragraphGap: 6, lineGap: 2 })
  keepTogether(sheet, HEADING + SIGNED)
  heading(sheet, 'Assinaturas')
  for (const signature of signatures) drawSignature(sheet, signature)
  drawAudit(sheet, about)
  sheet.end()
  return whole
}

/** Of the sheet on which somebody drew to the one that is printed. */
const SCALE = 0.35
/** Height of a signature with its line, and of the heading over the first. */
const [SIGNED, HEADING] = [DRAWN.height * SCALE + 46, 60]

function drawSignature(sheet: Sheet, { party, name, drawing, signed_at }: Signature) {
  keepTogether(sheet, SIGNED)
  if (drawing) {
    const top = sheet.y
    sheet.save().translate(MARGIN, top).scale(SCALE).path(drawing)
    sheet.lineWidth(5).lineCap('round').lineJoin('round').stroke(ink.text).restore()
    // Below the ink of a stroke on the lower edge.
    sheet.y = top + DRAWN.height * SCALE + 6
  } else sheet.font('Times-Italic').fontSize(18).fillColor(ink.text).text(pdfText(name), MARGIN)
  plain(sheet, ink.muted).text(
    pdfText(
      `${name}, ${partyWords[party].toLowerCase()}, em ${formatNumericDay(signed_at)} às ${formatTime(signed_at)}`,
    ),
    MARGIN,
  )
  sheet.moveDown(1)
}

function drawAudit(sheet: Sheet, { id, process_id, sha256, prepared_by, created_at, signatures }: About) {
  sheet.addPage()
  heading(sheet, 'Página de auditoria', 18)
  plain(sheet).text(
    pdfText(
      `Cada assinatura é uma ${LAW}: quem assinou entrou na própria conta, marcou que leu o texto inteiro e concordava, e assinou na página em que ele estava. O resumo (SHA-256) é do título, uma linha em branco e o texto, em UTF-8, e é o mesmo para todos.`,
    ),
    MARGIN,
  )
  sheet.moveDown(0.6)
  fact(sheet, 'Documento', `${id}, do processo ${process_id}`)
  fact(sheet, 'SHA-256 do texto', sha256)
  fact(sheet, 'Preparado por', `${prepared_by}, em ${moment(created_at)}`)
  for (const { party, name, nickname, drawing, signed_at, ip, user_agent, sha256: read } of signatures) {
    heading(sheet, partyWords[party])
    fact(sheet, 'Nome', name)
    fact(sheet, 'Conta', nickname)
    fact(sheet, 'Assinou', drawing ? 'desenhando' : 'escrevendo o nome')
    fact(sheet, 'Quando', moment(signed_at))
    fact(sheet, 'Em UTC', signed_at.toISOString())
    fact(sheet, 'Endereço na internet (IP)', ip)
    fact(sheet, 'Navegador', user_agent || 'não informado')
    fact(sheet, 'SHA-256 do texto que leu', read)
  }
}
