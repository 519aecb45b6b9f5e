import { gatewayFees, installmentTerms } from '#domains/market/payments/installments/fees.kinds.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { DataTable } from '#ui/admin/data-table.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { percentOf } from '../../parts.words.ts'
import type { SplitPreview as Preview } from '../split-preview.schemas.ts'

type Row = Preview['rows'][number]

const nameOf = ({ method, installments }: Row) =>
  method === 'cartao' ? `Cartão ${installments}×` : method === 'pix' ? 'PIX' : 'Boleto'

const whenOf = ({ days: { first, last } }: Row) =>
  first === last ? `em ${plural(first, 'dia', 'dias')}` : `de ${first} a ${last} dias`

const money = (amount: number) => <span className="figures whitespace-nowrap">{formatMoney(amount)}</span>
const taken = (amount: number) => money(amount ? -amount : 0)

/** What is left of one sale for each way of paying: a table on a desk, a card per way on a phone. */
export function SplitPreview({ preview }: { preview: Preview }) {
  const { rows, with_affiliate, partners, price } = preview
  return (
    <div className="space-y-6">
      <DataTable<Row>
        label="Quanto sobra por forma de pagamento"
        rows={rows}
        keyOf={nameOf}
        nameOf={nameOf}
        columns={[
          {
            key: 'method',
            label: 'Pagamento',
            render: (row) => (
              <span className="whitespace-nowrap">
                <strong>{nameOf(row)}</strong>
                {row.interest > 0 && (
                  <span className="block text-sm text-muted">a pessoa paga {formatMoney(row.paid)}</span>
                )}
              </span>
            ),
          },
          { key: 'price', label: 'Preço', align: 'end', render: () => money(price) },
          { key: 'platform', label: 'Plataforma', align: 'end', render: (row) => taken(row.platform) },
          ...(with_affiliate
            ? [
                {
                  key: 'affiliate',
                  label: 'Afiliado',
                  align: 'end' as const,
                  render: (row: Row) => taken(row.affiliate),
                },
              ]
            : []),
          ...(partners.length
            ? [
                {
                  key: 'partners',
                  label: 'Parcerias',
                  align: 'end' as const,
                  render: (row: Row) => taken(row.partners),
                },
              ]
            : []),
          { key: 'gateway_fee', label: 'Tarifa', align: 'end', render: (row) => taken(row.gateway_fee) },
          {
            key: 'net',
            label: 'Sobra para a loja',
            align: 'end',
            render: (row) => <strong className="text-primary">{money(row.net)}</strong>,
          },
          {
            key: 'days',
            label: 'Cai',
            align: 'end',
            render: (row) => <span className="text-sm whitespace-nowrap text-muted">{whenOf(row)}</span>,
          },
        ]}
      />
      <HowSplitIsReckoned preview={preview} />
    </div>
  )
}

type Fee = { bps: number; fixed: number }
const feeOf = ({ bps, fixed }: Fee) =>
  [bps > 0 && percentOf(bps), fixed > 0 && formatMoney(fixed)].filter(Boolean).join(' + ')

const feeWords = [
  `PIX ${feeOf(gatewayFees.pix)}`,
  `boleto ${feeOf(gatewayFees.boleto)}`,
  ...gatewayFees.cartao.map((fee, at) => {
    const next = gatewayFees.cartao[at + 1]?.from
    const until = (next ?? installmentTerms.most + 1) - 1
    return `cartão ${feeOf(fee)} ${until === 1 ? 'à vista' : `de ${fee.from} a ${until} vezes`}`
  }),
].join('; ')

const HowSplitIsReckoned = ({ preview }: { preview: Preview }) => {
  const { platform_bps, affiliate_bps, with_affiliate, partners } = preview
  return (
    <Disclosure title="Como calculamos" icon="calculator">
      <div className="reading space-y-3 px-5 pb-5">
        <p>
          <strong>Sobra = preço − plataforma − afiliado − parcerias − tarifa.</strong> É a mesma conta que divide as
          vendas de verdade, para uma unidade, sem frete e sem cupom. O frete é sempre da loja.
        </p>
        <ul>
          <li>
            <strong>Plataforma:</strong> {percentOf(platform_bps)} do preço, com centavos arredondados.
          </li>
          {affiliate_bps !== null && (
            <li>
              <strong>Afiliado:</strong> {percentOf(affiliate_bps)} do preço, só quando a venda vem por um link
              {with_affiliate ? '.' : '. Nesta conta, não vem.'}
            </li>
          )}
          {partners.map(({ name, bps }) => (
            <li key={name}>
              <strong>{name}:</strong> {percentOf(bps)} do que sobra depois da plataforma, do afiliado e da tarifa.
            </li>
          ))}
          <li>
            <strong>Tarifa:</strong> {feeWords}, sobre tudo o que a pessoa paga. Fonte: {gatewayFees.name} do meio de
            pagamento. Na venda vale o que ele cobrar de fato.
          </li>
          <li>
            <strong>Juros:</strong> quem parcela paga {percentOf(installmentTerms.monthly_bps)} ao mês, pela tabela
            Price. Eles não entram na parte da loja.
          </li>
          <li>
            <strong>Quando cai:</strong> PIX em 1 dia, boleto em 2, cada parcela do cartão 30 dias depois da anterior, e
            nunca antes dos 7 dias de desistência. Não há antecipação.
          </li>
        </ul>
      </div>
    </Disclosure>
  )
}
