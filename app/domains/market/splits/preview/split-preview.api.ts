import { inAStore } from '#platform/procedure.ts'
import { previewSplit } from './split-preview.queries.ts'
import { SplitPreview, SplitPreviewInput } from './split-preview.schemas.ts'

export const splitPreviewApi = {
  show: inAStore
    .refusing('not_found', 'forbidden')
    .get('/v1/market/split-preview', 'Quanto sobra para a loja de uma venda, por forma de pagamento', SplitPreviewInput, SplitPreview, previewSplit),
}
