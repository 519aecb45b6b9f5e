import { z } from 'zod'
import { Nothing, signedInOnly } from '#platform/procedure.ts'
import { changeDocument, createDocument, removeDocument } from './documents.actions.ts'
import { listDocuments, showDocument } from './documents.queries.ts'
import { DocumentChange, DocumentCreate, DocumentDetail, DocumentList, DocumentRef } from './documents.schemas.ts'
import { openDocument } from './open-document.actions.ts'

const all = '/v1/user/document'
const one = `${all}/{id}` as const

export const documentsApi = {
  list: signedInOnly.get(all, 'Os próprios documentos, pelo vencimento', DocumentList, listDocuments),
  show: signedInOnly.get(one, 'Um documento próprio e suas últimas aberturas', DocumentRef, DocumentDetail, (ctx, { id }) => showDocument(ctx, id)),
  create: signedInOnly.create(all, 'Guarda um documento', DocumentCreate, DocumentDetail, createDocument),
  change: signedInOnly.put(one, 'Muda um documento', DocumentChange, DocumentDetail, changeDocument),
  remove: signedInOnly.delete(one, 'Apaga um documento e seu arquivo', DocumentRef, Nothing, (ctx, { id }) => removeDocument(ctx, id)),
  open: signedInOnly.get(`${one}/file`, 'O arquivo de um documento; cada abertura é anotada', DocumentRef, z.file(), (ctx, { id }) => openDocument(ctx, id)),
}
