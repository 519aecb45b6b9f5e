import { z } from 'zod'
import { signedInOnly } from '#platform/procedure.ts'
import { changeDocument, createDocument, removeDocument } from './documents.actions.ts'
import { listDocuments, showDocument } from './documents.queries.ts'
import { DocumentChange, DocumentCreate, DocumentDetail, DocumentList, DocumentRef } from './documents.schemas.ts'
import { openDocument } from './open-document.actions.ts'

const all = '/v1/user/document'
const one = `${all}/{id}` as const

export const documentsApi = {
  list: signedInOnly
    .route({ method: 'GET', path: all, summary: 'Os próprios documentos, pelo vencimento' })
    .output(DocumentList)
    .handler(({ context }) => listDocuments(context)),
  show: signedInOnly
    .route({ method: 'GET', path: one, summary: 'Um documento próprio e suas últimas aberturas' })
    .input(DocumentRef)
    .output(DocumentDetail)
    .handler(({ context, input }) => showDocument(context, input.id)),
  create: signedInOnly
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Guarda um documento' })
    .input(DocumentCreate)
    .output(DocumentDetail)
    .handler(({ context, input }) => createDocument(context, input)),
  change: signedInOnly
    .route({ method: 'PUT', path: one, summary: 'Muda um documento' })
    .input(DocumentChange)
    .output(DocumentDetail)
    .handler(({ context, input }) => changeDocument(context, input)),
  remove: signedInOnly
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um documento e seu arquivo' })
    .input(DocumentRef)
    .output(z.void())
    .handler(({ context, input }) => removeDocument(context, input.id)),
  open: signedInOnly
    .route({ method: 'GET', path: `${one}/file`, summary: 'O arquivo de um documento; cada abertura é anotada' })
    .input(DocumentRef)
    .output(z.file())
    .handler(({ context, input }) => openDocument(context, input.id)),
}
