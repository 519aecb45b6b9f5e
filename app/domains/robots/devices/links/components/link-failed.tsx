import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { diagnosisSteps } from '../../devices/diagnosis.model.ts'
import { diagnosisBasics, diagnosisNames } from '../../devices/diagnosis.words.ts'

/** What one can do when a robot was not found. It says nothing about whether there is one. */
export const LinkFailed = () => (
  <Card title="O que você pode fazer">
    <div className="space-y-5">
      <ol className="list-decimal space-y-2 ps-5">
        <li>Confira o número e o código na etiqueta. Eles ficam juntos, embaixo do robô.</li>
        <li>Comprou de outra pessoa? Peça que ela desvincule: o código novo aparece para ela nessa hora.</li>
        <li>Veja se o robô consegue falar com a gente:</li>
      </ol>
      <dl className="space-y-3">
        {diagnosisSteps.map((step) => (
          <div key={step}>
            <dt className="font-semibold">{diagnosisNames[step]}</dt>
            <dd className="text-muted">{diagnosisBasics[step]}</dd>
          </div>
        ))}
      </dl>
      <LinkButton to="/contato" icon="message-circle">
        Escrever para o suporte
      </LinkButton>
    </div>
  </Card>
)
