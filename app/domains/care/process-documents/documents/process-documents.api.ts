import { z } from 'zod'
import { login, Nothing } from '#platform/procedure.ts'
import { askDocument, decideDocument, openDocumentFile, sendDocument, showDocuments } from './process-documents.actions.ts'
import { ProcessDocumentAsk, ProcessDocumentDecide, ProcessDocumentFileRef, ProcessDocumentSend, ProcessDocuments, ProcessDocumentsRef } from './process-documents.schemas.ts'

const all = '/v1/comunidade360/processo/{token}/documento' as const
const acts = login.refusing('not_found', 'conflict')

export const processDocumentsApi = {
  list: login.refusing('not_found').get(all, 'A lista de documentos de um processo', ProcessDocumentsRef, ProcessDocuments, showDocuments),
  send: acts.post(all, 'Envia um documento, ou uma versão nova', ProcessDocumentSend, Nothing, sendDocument),
  decide: acts.post(`${all}/decisao`, 'Aprova ou recusa uma versão', ProcessDocumentDecide, Nothing, decideDocument),
  ask: acts.post(`${all}/pedido`, 'Pede um documento além da lista', ProcessDocumentAsk, Nothing, askDocument),
  open: login.refusing('not_found').get(`${all}/arquivo/{file}`, 'Um arquivo; cada abertura é anotada', ProcessDocumentFileRef, z.file(), openDocumentFile),
}
