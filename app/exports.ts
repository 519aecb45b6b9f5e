import { growPdfExport } from '#domains/cultivation/index.ts'
import { installExportKinds } from '#domains/privacy/index.ts'

/** What is written by a job, kept for a week and opened by who asked for it. */
installExportKinds({ 'diario-pdf': growPdfExport })
