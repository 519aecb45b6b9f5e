import type { Line } from '#domains/journal/updates/demo-lines/line.seed.ts'

export const semente: Line[] = [
  ['{nome} acabou de ir para o copo d’água. Agora é torcer.'],
  ['Semente nova no papel-toalha, e eu olhando de duas em duas horas como se ajudasse.'],
  ['Botei a {genetica} para germinar hoje.'],
  ['Três sementes guardadas há dois anos na geladeira, só uma afundou. Ficou com o nome de {nome}.'],
  ['Casca dura: dei uma lixadinha de leve antes de molhar.'],
  ['Começando mais uma. A {nome} vai para solo vivo desde o primeiro dia.'],
  ['Quem mais começa ciclo novo nesta semana?'],
  ['Anotei a data na tampa do pote, porque da outra vez eu esqueci e chutei a idade o ciclo inteiro.'],
  ['Água morninha, escuro e nada de mexer.'],
  ['Deixei a semente sobre o roteador, que é o lugar mais quentinho da casa.'],
  ['Prometi que era só uma planta neste semestre. Prometi.'],
  ['A raizinha apareceu de manhã, com uns 3 mm.'],
]

export const germinacao: Line[] = [
  ['{nome} saiu da terra! Dia {dia} e já de cotilédone aberto.'],
  ['Nasceu com o capacete da casca preso. Borrifei, esperei uma hora e saiu sozinho.', [1, 6]],
  ['Copinho com tampa furada, {ur} % de umidade e luz fraca.'],
  ['Primeiro par de folhas de verdade, pequenininho mas serrilhado.', [4, 10]],
  ['Luz a 60 cm, bem baixa. Na rodada passada cheguei perto demais e ela torrou.'],
  ['Esticou um pouco no primeiro dia. Desci a lâmpada e cobri o caule com mais terra.', [1, 6], 'dentro'],
  ['Rego com conta-gotas em volta do caule, só isso.'],
  ['Dia {dia} da {nome} e o caule já ficou roxinho embaixo.'],
  ['Perdi a irmã dela por tombamento: terra encharcada, culpa minha. Essa aqui rego pela metade.'],
  ['Toda vez acho que não vai nascer, e toda vez nasce quando eu paro de olhar.', [0, 4]],
  ['Está a 26 °C em cima do tapete térmico.', [0, 7], 'dentro'],
  ['De noite levo para dentro, porque os caracóis daqui não têm dó.', [1, 10], 'fora'],
  ['Coloquei meia garrafa pet por cima por causa do vento.', [0, 9], 'fora'],
  ['Cada vez que uma semente abre eu fico bobo igual.'],
  ['Uma folhinha saiu torta. Já vi isso antes: no terceiro par ninguém lembra.', [4, 10]],
  ['A {genetica} demorou mais que as outras, mas veio forte.'],
  ['Nada de adubo até o terceiro par. Já aprendi do jeito caro.'],
  ['{alt} cm de pura coragem.'],
]
