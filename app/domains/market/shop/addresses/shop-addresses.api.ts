import { anyone } from '#platform/procedure.ts'
import { listShopAddresses } from './shop-addresses.queries.ts'
import { ShopAddresses, ShopAddressPage } from './shop-addresses.schemas.ts'

export const shopAddressesApi = {
  list: anyone.get('/v1/market/addresses', 'Endereços das lojas e dos produtos (mapa do site)', ShopAddressPage, ShopAddresses, listShopAddresses),
}
