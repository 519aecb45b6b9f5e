export { checklistOf } from './documents/process-documents.queries.ts'
