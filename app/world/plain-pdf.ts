/** A one-page PDF of plain lines, for documents of the demo world. */
export function plainPdf(lines: string[]): Buffer {
  const text = lines.map((line) => `(${latin(line)}) Tj T*`).join('\n')
  const stream = `BT /F1 14 Tf 20 TL 72 760 Td\n${text}\nET`
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const starts = parts.map((part, i) => {
    const start = body.length
    body += `${i + 1} 0 obj\n${part}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer << /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}

/** Escapes brackets and backslashes; drops what Latin-1 can't encode. */
const latin = (line: string) => line.replace(/[^\x20-\xff]/g, '').replace(/[()\\]/g, '\\$&')
