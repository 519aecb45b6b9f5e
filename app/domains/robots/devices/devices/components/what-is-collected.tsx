import { Disclosure } from '#ui/components/disclosure.tsx'

/** What a robot sends and who reads it, for its owner. */
export const WhatIsCollected = () => (
  <Disclosure title="O que o robô nos conta" icon="shield">
    <div className="max-w-text space-y-3 px-5 pb-5 text-[0.9375rem]">
      <p>
        As leituras, o que cada aparelho fez e os eventos são seus: você e quem você convidar veem os gráficos. Eles
        pertencem ao tempo em que o robô foi seu, e quem tiver o robô depois não os vê.
      </p>
      <p>
        Para manter os robôs bem, nossa equipe olha a saúde deles: versão, sinal do Wi-Fi, quantas vezes ligou e por
        quê, tempo sem contato, leituras recusadas e erros. Esses números são somados por modelo e versão. Quando você
        pede ajuda, a equipe pode abrir o seu robô, e o que ela mudar fica registrado.
      </p>
      <p>A senha do seu Wi-Fi não faz parte do que o robô envia.</p>
    </div>
  </Disclosure>
)
