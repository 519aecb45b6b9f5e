import type { OfferDetail } from '#domains/market/products/offers/offers.schemas.ts'
import { formatDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { canBeBought } from '../product.view.ts'
import { deliveryWords, stockWords } from '../product.words.ts'
import { BuyForm } from './buy-form.tsx'
import { PriceBox } from './price-box.tsx'
import { VariantChoice } from './variant-choice.tsx'

type Props = { product: OfferDetail; variant: OfferDetail['variants'][number] | undefined }

/** What it costs, which of it, how many are left, and how to buy it. */
export function BuyBox({ product, variant }: Props) {
  if (!variant) return <Notice tone="warning">Este produto não tem opção à venda agora.</Notice>
  const { closed } = product.store
  const stock = stockWords(variant.left)
  const buyable = canBeBought(variant) && !closed && !product.preview
  return (
    <div className="space-y-5">
      <PriceBox variant={variant} sold={!closed} />
      {closed && (
        <Notice tone="warning" title={`A loja está em pausa${closed.to ? ` até ${formatDay(closed.to)}` : ''}`}>
          {closed.message || 'Volte depois: ela não recebe pedidos novos agora.'}
        </Notice>
      )}
      <VariantChoice variants={product.variants} chosen={variant.id} />
      {stock && !closed && (
        <p>
          <Badge
            tone={!canBeBought(variant) ? 'danger' : stock === 'Em estoque' ? 'primary' : 'amber'}
            icon={canBeBought(variant) ? 'package' : 'ban'}
          >
            {stock}
          </Badge>
        </p>
      )}
      {buyable && product.kind !== 'assinatura' && <BuyForm product={product} variant={variant} />}
      {buyable && product.kind === 'assinatura' && (
        <LinkButton to={`/assinar/${product.store.slug}/${product.slug}`} tone="primary" size="lg" icon="repeat" wide>
          Assinar
        </LinkButton>
      )}
      {!buyable && !product.preview && (
        <LinkButton to={`/loja/${product.store.slug}/mensagens`} icon="message-circle">
          Perguntar à loja quando volta
        </LinkButton>
      )}
      {product.opens && <p className="text-[0.9375rem]">{product.opens}</p>}
      <p className="text-[0.9375rem] text-muted">
        {deliveryWords[product.kind]}
        {product.files_count > 0 && ` ${plural(product.files_count, 'arquivo', 'arquivos')} para baixar.`}
      </p>
    </div>
  )
}
