import { anyone } from '#platform/procedure.ts'
import { listShopAddresses } from './shop-addresses.queries.ts'
import { ShopAddresses, ShopAddressPage } from './shop-addresses.schemas.ts'

export const shopAddressesApi = {
  list: anyone
    .route({
      method: 'GET',
      path: '/v1/market/addresses',
      summary: 'Endereços das lojas e dos produtos (mapa do site)',
    })
    .input(ShopAddressPage)
    .output(ShopAddresses)
    .handler(({ context, input }) => listShopAddresses(context, input)),
}
