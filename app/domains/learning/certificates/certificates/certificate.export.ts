import { hoursWords } from '#domains/learning/courses/courses/hours.words.ts'
import { bytesOf, fact, heading, MARGIN, openSheet, plain, qrBeside } from '#platform/pdf/pdf-sheet.ts'
import { pdfText } from '#platform/pdf/pdf-text.ts'
import { formatLongDay } from '#shared/dates.ts'
import type { Certificate } from './certificates.table.ts'

type Frozen = Pick<
  Certificate,
  | 'uuid'
  | 'holder_name'
  | 'name_known'
  | 'course_title'
  | 'teacher_name'
  | 'minutes'
  | 'syllabus'
  | 'syllabus_version'
  | 'finished_at'
>

/** The document, once: its bytes are kept, and their hash. */
export function certificatePdf(one: Frozen, site: { name: string; url: string }): Promise<Buffer> {
  const title = `Certificado: ${one.course_title}`
  const sheet = openSheet({ title, author: site.name, foot: `${site.name} · certificado ${one.uuid}` })
  const whole = bytesOf(sheet)
  heading(sheet, 'Certificado de conclusão', 22)
  plain(sheet)
  sheet.fontSize(13).text(pdfText(`${one.holder_name ?? ''} concluiu o curso`), MARGIN)
  if (!one.name_known) sheet.fontSize(10).text(pdfText('Nome informado por quem recebeu.'), MARGIN)
  heading(sheet, one.course_title, 18)
  plain(sheet)
  fact(sheet, 'Quem ensinou', one.teacher_name)
  fact(sheet, 'Carga horária', hoursWords(one.minutes))
  fact(sheet, 'Concluído em', formatLongDay(one.finished_at))
  fact(sheet, 'Versão do programa', String(one.syllabus_version))
  heading(sheet, 'Programa')
  for (const { title: name, lessons } of one.syllabus) {
    plain(sheet)
    sheet.font('Helvetica-Bold').text(pdfText(name), MARGIN)
    plain(sheet)
    sheet.text(pdfText(lessons.join(' · ')), MARGIN).moveDown(0.4)
  }
  heading(sheet, 'Conferir')
  const address = `${site.url}/certificado/${one.uuid}`
  qrBeside(sheet, address, 'A página diz se ele vale, e confere este arquivo.')
  sheet.end()
  return whole
}
