import { Disclosure } from '#ui/components/disclosure.tsx'

export const HowWeReckon = () => (
  <Disclosure title="Como calculamos" icon="calculator">
    <div className="reading space-y-3 px-5 pb-5">
      <p>
        Cada venda é dividida entre a loja, as parcerias, as afiliações e a plataforma. A sua parte é dividida de novo
        pelas parcelas. Os centavos que sobram vão na última.
      </p>
      <p>
        <strong>Quando cai:</strong> PIX no dia seguinte, boleto em 2 dias e cada parcela do cartão 30 dias depois da
        anterior.
      </p>
      <p>
        <strong>Quando fica disponível:</strong> no dia em que o dinheiro cai, desde que já tenham passado os 7 dias em
        que quem comprou pode desistir (art. 49 do Código de Defesa do Consumidor). Vale o que vier depois.
      </p>
      <p>
        <strong>Valor líquido:</strong> sua parte, menos a tarifa de pagamento que cabe a você, menos o que voltou para
        quem comprou.
      </p>
      <p>
        <strong>Reembolsos:</strong> saem primeiro do que ainda não foi pago. O que já foi pago vira débito, que
        descontamos do próximo repasse.
      </p>
      <p>
        <strong>Repasses:</strong> todo dia de manhã, a partir de R$ 1,00.
      </p>
    </div>
  </Disclosure>
)
