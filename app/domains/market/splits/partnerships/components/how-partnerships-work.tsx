import { Disclosure } from '#ui/components/disclosure.tsx'

export const HowPartnershipsWork = () => (
  <Disclosure title="Como calculamos" icon="calculator">
    <div className="reading space-y-3 px-5 pb-5">
      <p>
        <strong>De onde sai:</strong> do que foi pago pelo produto, tiramos a parte da plataforma, a comissão de
        afiliado, se houver, e a tarifa do pagamento. Do que sobra, cada parceria recebe a sua porcentagem. O frete é
        sempre da loja.
      </p>
      <p>
        <strong>Exemplo:</strong> produto de R$ 100,00 no PIX, plataforma 10 %, tarifa R$ 0,99. Sobram R$ 89,01. Uma
        parceria de 50 % recebe R$ 44,50; a loja fica com R$ 44,51.
      </p>
      <p>
        <strong>Limite:</strong> as parcerias de um produto, juntas, não passam de 90 %. Propostas que esperam resposta
        já contam.
      </p>
      <p>
        <strong>Mudanças:</strong> só valem quando o outro lado aceita. Encerrar vale 3 dias depois do aviso. Se o
        dinheiro volta para quem comprou, a parte de cada um volta na mesma proporção.
      </p>
    </div>
  </Disclosure>
)
