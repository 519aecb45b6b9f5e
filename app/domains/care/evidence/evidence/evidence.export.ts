import { buffer } from 'node:stream/consumers'
import { type GrowExport, growPdf } from '#domains/growing/cultivation/index.ts'
import type { Context } from '#platform/context.ts'
import { fact, heading, MARGIN, plain, type Sheet } from '#platform/pdf/pdf-sheet.ts'
import { pdfText } from '#platform/pdf/pdf-text.ts'
import { formatFull, formatNumericDay } from '#shared/dates.ts'
import { qrOf } from '#shared/qr-path.ts'

type About = { uuid: string; from: string; to: string; records: string[]; owner_id: number }

const QR_SIDE = 110

/** The journal of the plants in those days, and at its end how anybody checks the file. */
export async function evidencePdf(ctx: Context, grow: GrowExport, about: About): Promise<Buffer> {
  const { sheet, drawn } = growPdf(ctx, grow, {
    owner_id: about.owner_id,
    last: (page) => drawCheck(page, ctx, grow, about),
  })
  const [bytes] = await Promise.all([buffer(sheet), drawn])
  return bytes
}

function drawCheck(sheet: Sheet, { env, now }: Context, { plants }: GrowExport, { uuid, from, to, records }: About) {
  sheet.addPage()
  heading(sheet, 'Como conferir este documento', 18)
  plain(sheet)
  fact(sheet, 'Período', `${formatNumericDay(from)} a ${formatNumericDay(to)}`)
  fact(sheet, 'Gerado em', formatFull(now()))
  fact(sheet, 'Número', uuid)
  plain(sheet).moveDown(0.6)
  sheet.text(
    pdfText(
      'Fotos, medidas e atos vêm do diário da pessoa, com a data que ela deu a cada um; o que foi escrito em outro dia diz em qual. O resumo (SHA-256) deste arquivo está assinado por nós (Ed25519); a página abaixo compara o arquivo com ele, no aparelho de quem confere.',
    ),
    MARGIN,
  )
  heading(sheet, 'Registro de cada planta (SHA-256)')
  for (const [at, { name }] of plants.entries()) fact(sheet, name, records[at] ?? null)
  heading(sheet, 'Endereço')
  const address = `${env.site.url}/comunidade-360/prova/${uuid}`
  const qr = qrOf(address)
  const top = sheet.y
  sheet
    .save()
    .translate(MARGIN, top)
    .scale(QR_SIDE / qr.size)
    .path(qr.path)
    .fill('#000000')
    .restore()
  plain(sheet).text(address, MARGIN + QR_SIDE + 12, top + 20)
}
