export { checklistOf } from './documents/process-documents.queries.ts'
export { askedDocuments } from './kinds/asked-documents.queries.ts'
