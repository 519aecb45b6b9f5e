import type { Context } from '#platform/context.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { filesOf } from '../files/product-files.queries.ts'
import { isShipped } from '../types/product-type.kinds.ts'
import { sentNowhere } from '../variants/sent-nowhere.queries.ts'
import { variantsOf } from '../variants/variants.queries.ts'
import { productAlbum } from './product.album.ts'
import type { Product } from './products.table.ts'

/** What a product needs before staff looks at it: all that is missing, each beside its field. */
export async function demandComplete(tx: Context, product: Product) {
  const [photos, files, variants] = await Promise.all([
    productAlbum.idsOf(tx, product.id),
    filesOf(tx, product.id),
    variantsOf(tx, product.id),
  ])
  const errors: FieldErrors = {}
  if (product.description.length < 30)
    errors.description = ['Conte o que é, para que serve e o que vem na caixa: ao menos 30 letras.']
  if (!photos.length) errors.photo_ids = ['Ponha ao menos uma foto.']
  if (product.kind === 'digital' && !files.length) errors.file_ids = ['Envie o arquivo que a pessoa vai baixar.']
  if (!variants.some(({ active }) => active)) errors.variants = ['Deixe ao menos uma opção à venda.']
  if (isShipped(product.kind)) {
    const unsent = await sentNowhere(
      tx,
      variants.map(({ id }) => id),
    )
    for (const [at, { id, weight_grams, length_cm, width_cm, height_cm }] of variants.entries()) {
      if (unsent.has(id)) continue
      if (!weight_grams) errors[`variants.${at}.weight_grams`] = ['Diga o peso, já embalado: o frete sai dele.']
      if (!length_cm || !width_cm || !height_cm)
        errors[`variants.${at}.length_cm`] = ['Diga as três medidas do pacote: o frete sai delas.']
    }
  }
  if (Object.keys(errors).length)
    throw new AppError('invalid', 'Falta pouco. Complete o que está destacado.', { errors })
}
