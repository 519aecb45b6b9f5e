import { energySources } from '#domains/robots/control/energy/energy.kinds.ts'
import { energySourceWords } from '#domains/robots/control/energy/energy.words.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'

export const EnergyHow = () => (
  <Disclosure title="Como calculamos" icon="calculator">
    <div className="max-w-text space-y-3 px-5 pb-5 text-[0.9375rem]">
      <p>
        Somamos o tempo entre cada mudança que o robô contou, dia por dia. Energia = potência × tempo × nível ÷ 100.
        Custo = energia × tarifa. Antes da primeira mudança e depois do último contato não sabemos: não contamos nada.
      </p>
      <ul className="list-disc ps-5">
        {energySources.map((source) => (
          <li key={source}>
            <strong>{energySourceWords[source].label}</strong>: {energySourceWords[source].how}
          </li>
        ))}
      </ul>
      <p>
        Um total vale tanto quanto a parte que menos se conhece. Com sensor de potência, o dia é o que ele mediu se
        houve leituras em quase todo o tempo; os aparelhos seguem pela conta.
      </p>
    </div>
  </Disclosure>
)
