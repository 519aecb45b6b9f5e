import type { Guide } from '../guide.view.ts'

export const guide: Guide = {
  slug: 'do-zero-a-colheita',
  title: 'Do zero à colheita',
  summary: 'O cultivo em casa por fases: o que decidir antes, o que medir em cada uma e o que costuma dar errado.',
  sections: [
    {
      id: 'antes',
      title: 'Antes de qualquer semente',
      text: `Um cultivo se decide no espaço, não na planta. Meça largura, fundo e altura, veja onde há tomada e por onde o ar entra e sai. Um espaço pequeno e estável ensina mais do que um grande que oscila.

Se a planta é cannabis, leia primeiro [o que a lei diz](/duvidas?subject=lei). Tudo o que está aqui sobre luz, ar, água e solo vale do mesmo jeito para tomate, pimenta e manjericão, e é com eles que dá para treinar sem risco nenhum.

- Anote o espaço no diário com as medidas: [o site calcula](/cultivo/calculadoras) área, volume e trocas de ar.
- Compre o termômetro com umidade antes da lâmpada. Sem medir, toda decisão é palpite.
- Decida onde vai guardar água parada de um dia para o outro. Água à temperatura do ambiente evita choque na raiz.`,
    },
    {
      id: 'luz',
      title: 'Luz: quanta e por quantas horas',
      text: `Planta não vê watt. O que importa é quanta luz útil chega à folha (PPFD, em µmol/m²/s) e por quantas horas. Os dois juntos dão a luz do dia, o DLI, em mol/m²/dia: PPFD × segundos de luz ÷ 1.000.000.

Muda pede pouco: 100 a 300 µmol/m²/s. No vegetativo, 300 a 600. Na floração, 600 a 900. Acima disso o ganho diminui e o calor aumenta, e só compensa com tudo o mais em ordem. No estudo de Chandra e colegas (2008), feito com folhas de cannabis, a fotossíntese cresceu até cerca de 1.500 µmol/m²/s a 30 °C; numa tenda comum, o limite chega antes, pelo calor e pela água.

- 18 h de luz no vegetativo e 12 h na floração são o costume para plantas de dia curto.
- Noite é noite: luz que vaza confunde a planta. Feche os olhos lá dentro por um minuto e veja o que ainda brilha.
- Folha que aponta para cima e clareia no topo está perto demais da lâmpada.`,
    },
    {
      id: 'ar',
      title: 'Ar: temperatura, umidade e o VPD',
      text: `A folha transpira para o ar, e é isso que puxa água e nutrientes da raiz. O quanto o ar puxa se chama VPD (déficit de pressão de vapor), em kPa. Ele junta temperatura e umidade em um número só, e [a calculadora](/cultivo/calculadoras) faz a conta.

A pressão de vapor de saturação, em kPa, é 0,6108 × e^(17,27 × T ÷ (T + 237,3)), com T em °C. É a forma usada pela FAO. O VPD da folha é a saturação na temperatura da folha menos o que há de vapor no ar.

- Muda: 0,4 a 0,8 kPa. Ar úmido, raiz pequena.
- Vegetativo: 0,8 a 1,2 kPa.
- Floração: 1,0 a 1,5 kPa. No fim, ar mais seco protege a flor do mofo.

Ventilador não é para a planta balançar forte: é para não haver canto parado. Folha tremendo de leve é o ponto.`,
    },
    {
      id: 'germinacao',
      title: 'Germinação e muda: os primeiros vinte dias',
      text: `Mais muda morre afogada do que de sede. O substrato deve estar úmido como uma esponja torcida, e o vaso, pequeno: raiz que procura água cresce.

- Temperatura de 22 a 26 °C, umidade de 65 a 80 %.
- Meio a um centímetro de fundura. Mais do que isso gasta a reserva da semente.
- Nada de adubo enquanto os cotilédones estão verdes: a comida veio na semente.
- Caule comprido e fino pede mais luz, não mais água.`,
    },
    {
      id: 'vegetativo',
      title: 'Vegetativo: construir a planta',
      text: `Agora a planta faz raiz, galho e folha. É a fase em que erro ainda se conserta, então é nela que se treina.

Aprenda a regar pelo peso: levante o vaso logo depois de uma rega completa e de novo quando a folha começar a perder firmeza. Entre os dois pesos está a hora certa, e ela não segue o calendário. Em substrato inerte, regue até sair de 10 a 20 % por baixo e meça o que saiu; em solo vivo, regue até umedecer por igual, quase sem escorrer.

- pH da água: 5,8 a 6,2 em fibra de coco e hidroponia; 6,2 a 6,8 em solo.
- EC, quando se aduba pela água: comece por 0,8 a 1,2 mS/cm e suba olhando a ponta da folha. Ponta queimada é excesso.
- Poda e amarração só em planta sadia, e uma de cada vez. Anote no diário: daqui a um mês você vai querer saber o dia.`,
    },
    {
      id: 'floracao',
      title: 'Floração: estabilidade',
      text: `A planta para de crescer para os lados e põe energia na flor. O que ela pede é constância: os mesmos horários de luz, o mesmo clima, a mesma rega. Nas duas primeiras semanas ela ainda pode dobrar de altura.

Caplan, Dixon e Zheng (2017) viram, em adubação orgânica líquida, que dobrar a dose não dobra a colheita: há um ponto a partir do qual o excesso atrapalha. Vale para quase todo rótulo.

- Procure mofo onde o ar não passa: no meio da flor mais densa. Um ponto cinza se tira inteiro, com folga, longe das outras.
- Produto contra praga tem carência. Anote o dia da aplicação: [o diário avisa](/cultivo/plantas) antes da colheita.
- Se a umidade passa de 60 % de noite, ligue o exaustor antes de a luz apagar.`,
    },
    {
      id: 'colheita',
      title: 'Colheita, secagem e cura',
      text: `O ponto se vê de perto, com lupa, na própria flor e não na folha. Anote com foto: comparar com o cultivo passado é o que ensina.

Seque devagar: 18 a 20 °C, 55 a 60 % de umidade, no escuro e com ar que anda sem soprar em cima. Leva de 7 a 14 dias. O diário acompanha as pesagens e estima o dia do fim. Haste que estala em vez de dobrar é o sinal antigo, e continua valendo.

- A umidade nos frascos deve ficar entre 58 e 62 %. Acima de 65 %, abra e areje no mesmo dia.
- Nas duas primeiras semanas de cura, abra os frascos uma vez por dia.
- Pese três vezes: úmido, seco e curado. É daí que sai o g/W e o g/m².`,
    },
    {
      id: 'depois',
      title: 'Depois: o que o diário responde',
      text: `Terminado o cultivo, abra o diário do começo. O que atrasou? Qual fase passou do plano? Onde o clima saiu da faixa? Mude uma coisa só no próximo. Duas mudanças ao mesmo tempo não ensinam nada.

O próximo passo é um [plano de cultivo](/cultivo/plano): ele põe as fases na agenda e mostra, dia a dia, o quanto você está adiantado ou atrasado.`,
    },
  ],
  sources: [
    {
      name: 'Allen, Pereira, Raes e Smith (1998). Crop evapotranspiration, FAO Irrigation and Drainage Paper 56: a fórmula da pressão de vapor.',
      url: 'https://www.fao.org/4/x0490e/x0490e00.htm',
    },
    {
      name: 'Chandra, Lata, Khan e ElSohly (2008). Photosynthetic response of Cannabis sativa L. to variations in photosynthetic photon flux densities, temperature and CO2 conditions. Physiology and Molecular Biology of Plants, 14.',
    },
    {
      name: 'Caplan, Dixon e Zheng (2017). Optimal rate of organic fertilizer during the flowering stage for cannabis grown in two coir-based substrates. HortScience, 52.',
    },
    {
      name: 'As faixas de clima por fase são as do catálogo de ciclos do site, que a equipe mantém e que você pode mudar no seu plano.',
    },
  ],
}
