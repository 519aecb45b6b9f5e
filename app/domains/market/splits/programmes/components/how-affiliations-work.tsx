import { Disclosure } from '#ui/components/disclosure.tsx'

/** The rules of commissions, for both sides. */
export const HowAffiliationsWork = () => (
  <Disclosure title="Como calculamos" icon="calculator">
    <div className="reading space-y-3 px-5 pb-5">
      <p>
        <strong>Quem ganha:</strong> o último afiliado em cujo link a pessoa clicou antes de comprar, dentro do prazo do
        programa. O clique vale no navegador e na conta de quem compra.
      </p>
      <p>
        <strong>Quanto:</strong> comissão = valor pago pelo produto, com desconto e sem frete, × a porcentagem do
        programa, sem os décimos de centavo.
      </p>
      <p>
        <strong>Quando:</strong> a comissão fica pendente até o pagamento e até passarem os 7 dias de desistência (art.
        49 do Código de Defesa do Consumidor). Depois é aprovada e cai com os recebíveis. Se o dinheiro volta para quem
        comprou, a comissão volta na mesma proporção.
      </p>
      <p>
        <strong>Mudanças:</strong> comissão, prazo e fim do programa valem 3 dias depois do aviso. O que cada lado
        aceitou fica guardado, versão por versão.
      </p>
      <p>
        <strong>O que não conta:</strong> compra pelo próprio link, com a mesma conta, o mesmo CPF ou o mesmo e-mail, e
        venda por quem trabalha na loja.
      </p>
    </div>
  </Disclosure>
)
