import { markPdf } from '../pdf/mark-pdf.ts'
import { markPhoto } from '../pictures/mark-photo.ts'
import { decoding } from './decoding.ts'

/** An opened file with a line of text over every page. */
export async function watermarked(file: File, text: string): Promise<File> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const mark = file.type === 'application/pdf' ? markPdf : markPhoto
  return new File([new Uint8Array(await decoding(() => mark(bytes, text)))], file.name, { type: file.type })
}
