export { readGrow } from './grow-export/grow-export.queries.ts'
export type { GrowExport } from './grow-export/grow-export.schemas.ts'
export { growPdf } from './grow-export/pdf/grow-pdf.export.ts'
