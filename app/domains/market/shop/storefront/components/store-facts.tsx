import type { StoreDetail } from '#domains/market/stores/stores/stores.schemas.ts'
import { nationalPhone } from '#shared/brazil.ts'
import { applyMask } from '#shared/masks.ts'
import { Card } from '#ui/components/card.tsx'

type Props = { store: Pick<StoreDetail, 'name' | 'about' | 'shipping_policy' | 'returns_policy' | 'seller'> }

/** What a store must and wants to say: about itself, who sells (Decreto 7.962, art. 2), how it sends and takes back. */
export const StoreFacts = ({ store: { name, about, shipping_policy, returns_policy, seller } }: Props) => (
  <div className="grid items-start gap-4 md:grid-cols-2">
    <Text title={`Sobre ${name}`} text={about || 'A loja ainda não escreveu sobre si.'} />
    <Card title="Quem vende">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-[0.9375rem]">
        <Fact term="Nome" text={seller.legal_name} />
        <Fact term="Documento" text={seller.document} />
        <Fact term="Endereço" text={seller.address} />
        <Fact term="E-mail" text={seller.email} />
        <Fact term="Telefone" text={seller.phone && applyMask('phone', nationalPhone(seller.phone))} />
      </dl>
    </Card>
    <Text title="Envios" text={shipping_policy || 'A loja ainda não escreveu como envia.'} />
    <Text
      title="Trocas e devoluções"
      text={returns_policy}
      more="Você pode desistir da compra em até 7 dias depois de receber, sem dizer por quê, e recebe tudo de volta."
    />
  </div>
)

const Fact = ({ term, text }: { term: string; text: string | null }) =>
  text ? (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{text}</dd>
    </>
  ) : null

const Text = ({ title, text, more }: { title: string; text: string; more?: string }) => (
  <Card title={title}>
    <div className="space-y-2 text-[0.9375rem]">
      {text && <p className="break-words whitespace-pre-line">{text}</p>}
      {more && <p className="text-muted">{more}</p>}
    </div>
  </Card>
)
