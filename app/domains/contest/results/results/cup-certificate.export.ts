import { eq } from 'drizzle-orm'
import { HERO } from '#domains/contest/editions/editions/phases.kinds.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { findEntry, noEntry } from '#domains/contest/entries/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { bytesOf, fact, heading, MARGIN, openSheet, plain, qrBeside } from '#platform/pdf/pdf-sheet.ts'
import { pdfText } from '#platform/pdf/pdf-text.ts'
import { formatLongDay } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { publishedOf, rowsOf } from './cup-results.queries.ts'
import { LAST_PLACE } from './cup-standing.model.ts'

/** For its grower alone: by the nickname under which it competed, never by another name. After a correction it says the new place. */
export async function cupCertificate(ctx: Context, { uuid }: { uuid: string }): Promise<File> {
  const { entry, edition, modality, user } = await findEntry(ctx, eq(cup_entries.uuid, uuid))
  const [newest] = await publishedOf(ctx, edition)
  const won = newest ? rowsOf(newest.standing).filter((row) => row.entry === uuid && row.place <= LAST_PLACE) : []
  // Out of the cup since, it has its place on the page until a correction, and no certificate.
  if (entry.state !== 'inscrito') throw noEntry()
  if (!newest?.published_at || !user || entry.user_id !== signedIn(ctx).id || !won.length) throw noEntry()
  const { name, url } = ctx.env.site
  const sheet = openSheet({ title: `Certificado: ${entry.title}`, author: name, foot: `${edition.name} · ${uuid}` })
  const whole = bytesOf(sheet)
  heading(sheet, edition.name, 22)
  plain(sheet)
  sheet.fontSize(13).text(pdfText(`${user.nickname} cultivou`), MARGIN)
  heading(sheet, entry.title, 18)
  plain(sheet)
  for (const { ballot, place, total } of won)
    fact(sheet, ballot === HERO ? 'Cultivo do ano' : modality.name, `${place}º lugar, total ${formatNumber(total)}`)
  fact(sheet, 'Resultado publicado em', formatLongDay(newest.published_at))
  fact(sheet, 'Versão da apuração', String(newest.version))
  fact(sheet, 'SHA-256 do resultado', newest.hash)
  fact(sheet, 'SHA-256 da prova do cultivo', entry.proof_hash)
  heading(sheet, 'Conferir')
  qrBeside(sheet, `${url}/copa-grower/ver-votos/${uuid}`, 'A página diz os votos e o lugar como valem hoje.')
  sheet.end()
  return new File([new Uint8Array(await whole)], `certificado-${edition.slug}.pdf`, { type: 'application/pdf' })
}
