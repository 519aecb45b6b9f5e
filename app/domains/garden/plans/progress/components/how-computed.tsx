import { Disclosure } from '#ui/components/disclosure.tsx'
import { LONGEST_GAP_HOURS, USUAL_LEAF_OFFSET } from '../hours-in-band.model.ts'

/** Explains how days, delay and percentages are computed. */
export const HowComputed = ({ estimated }: { estimated: boolean }) => (
  <Disclosure title="Como calculamos" icon="calculator" inCard>
    <div className="max-w-[70ch] space-y-3 px-5 pb-5 text-[0.9375rem]">
      <p>
        <strong>Dias:</strong> uma etapa começa no dia em que metade das plantas do plano entrou na fase dela. Etapas
        seguidas da mesma fase são contadas a partir daí.
      </p>
      <p>
        <strong>Atraso:</strong> dia feito menos dia planejado. Quando a próxima etapa já devia ter começado, conta o
        que passou desde então.
      </p>
      <p>
        <strong>Horas na faixa:</strong> vêm das medidas dos espaços do plano, anotadas ou de robôs. Cada medida anotada
        vale até a metade do caminho para a próxima; entre duas com mais de {LONGEST_GAP_HOURS} horas de distância, não
        se sabe. Enquanto um robô mede, vale a média dele a cada 5 minutos (a cada hora, depois de dois anos). Sem
        medidas aparece “sem dados”, nunca 0 %. pH, EC e DLI contam medida por medida.
      </p>
      <p>
        <strong>VPD da folha:</strong> es(T + d) − es(T) · UR / 100, medida por medida, com es da FAO-56, eq. 11. d é a
        diferença da folha para o ar do espaço; negativa quando a folha está mais fria.
        {estimated &&
          ` Estimado: onde ninguém mediu a folha nem ajustou o espaço, usamos ${String(USUAL_LEAF_OFFSET).replace('.', ',').replace('-', '−')} °C (Nelson e Bugbee, 2015).`}
      </p>
    </div>
  </Disclosure>
)
