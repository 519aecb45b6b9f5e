import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import type { Context } from '#platform/context.ts'
import { uploadPhotos } from './imports/import-photos.actions.ts'
import { uploadImport } from './imports/upload-import.actions.ts'

async function received(name: string, bytes: string | Uint8Array) {
  const path = join(tmpdir(), `grower-teste-${crypto.randomUUID()}`)
  await writeFile(path, bytes)
  return { path, name }
}

/** A file as its person sends it. */
export const anImport = async (ctx: Context, bytes: string | Uint8Array, name = 'diario.csv') =>
  uploadImport(ctx, await received(name, bytes))

export const importPhotos = async (ctx: Context, uuid: string, photos: Record<string, Uint8Array>) =>
  uploadPhotos(ctx, uuid, await received('fotos.zip', zipSync(photos, { level: 0 })))

const text = (value: string) => new TextEncoder().encode(value)
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const docs = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook of one sheet with texts and numbers; `last`: one more cell there. */
export async function aWorkbook(rows: (string | number)[][], { last = '' } = {}): Promise<Uint8Array> {
  const cell = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  const lines = rows.map(
    (row, y) =>
      `<row r="${y + 1}">${row.map((value, x) => cell(value, `${String.fromCharCode(65 + x)}${y + 1}`)).join('')}</row>`,
  )
  const more = last && `<row r="${last.replace(/\D/g, '')}">${cell('x', last)}</row>`
  return zipSync({
    '[Content_Types].xml': text('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    '_rels/.rels': text(
      `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${docs}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': text(
      `<workbook xmlns="${main}" xmlns:r="${docs}"><sheets><sheet name="Diário" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': text(
      `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${docs}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': text(
      `<worksheet xmlns="${main}"><sheetData>${lines.join('')}${more}</sheetData></worksheet>`,
    ),
  })
}
