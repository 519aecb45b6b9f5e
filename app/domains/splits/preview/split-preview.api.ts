import { inAStore, refusing } from '#platform/procedure.ts'
import { previewSplit } from './split-preview.queries.ts'
import { SplitPreview, SplitPreviewInput } from './split-preview.schemas.ts'

export const splitPreviewApi = {
  show: refusing(inAStore, 'not_found', 'forbidden')
    .route({
      method: 'GET',
      path: '/v1/market/split-preview',
      summary: 'Quanto sobra para a loja de uma venda, por forma de pagamento',
    })
    .input(SplitPreviewInput)
    .output(SplitPreview)
    .handler(({ context, input }) => previewSplit(context, input)),
}
