export { checklistOf } from './documents/process-documents.queries.ts'
export { keepSigned } from './documents/signed-document.actions.ts'
export { askedDocuments } from './kinds/asked-documents.queries.ts'
