import type { Question } from './question.seed.ts'

export const growingQuestions: Question[] = [
  {
    ask: 'Gente, apareceram uns mosquitinhos pretos saindo da terra quando rego. É fungus gnat? O que eu faço?',
    tags: '#fungusgnats #pragas',
    answers: [
      'É ele mesmo. Deixe secar os dois primeiros centímetros da terra entre as regas, que a larva morre. || E a armadilha amarela, ajuda? || Ajuda a contar quantos tem. Quem resolve é a terra seca.',
      'Bti na água da rega, uma vez por semana, três semanas seguidas. Aqui zerou.',
      'Passei por isso no inverno. Areia grossa por cima também atrapalha o bicho a botar ovo.',
      'Se a planta é pequena, não demore: a larva come raiz fina.',
    ],
  },
  {
    ask: 'Folhas de cima com as bordas viradas para cima, tipo taco. O painel está a 25 cm. É calor ou é luz?',
    tags: '#queimadeluz #led',
    about: ['vegetativo', 'floracao'],
    answers: [
      'A 25 cm eu apostaria na luz. Suba para 40 e espere dois dias. || Subi ontem e hoje já abriu um pouco. Obrigado! || Boa! Depois vá descendo aos poucos, se ela pedir.',
      'Meça a temperatura na folha, não no ar. Se passar de 29 °C é calor.',
      'Dá para ter as duas coisas. Ventilador passando entre o painel e o topo já ajuda.',
    ],
  },
  {
    ask: 'Pontinhos cor de ferrugem no meio da folha, começando pelas do meio da planta. CalMag?',
    tags: '#CalMag #carencias',
    about: ['vegetativo', 'floracao'],
    answers: [
      'Tem cara de cálcio. Antes de botar produto, confira o pH: acima de 7 ou abaixo de 6 a raiz não pega. || Estava em 5,6. Era isso! || Então corrija devagar, meio ponto por rega.',
      'Usa água de osmose? Se sim, CalMag sempre.',
      'As manchas velhas não somem. Olhe as folhas novas daqui a uma semana.',
      'No coco é quase certo. Em solo com calcário costuma ser outra coisa.',
    ],
  },
  {
    ask: 'Qual VPD vocês usam na fase de crescimento? Estou com 26 °C e 50 % e não sei se é seco demais.',
    tags: '#VPD #vegetativo',
    about: ['vegetativo'],
    answers: [
      '26 °C com 50 % dá perto de 1,6, alto para essa fase. Tente chegar em 62 %, que cai para 1,2. || Balde de água com toalha serve? || Serve! Feio, mas sobe uns oito pontos.',
      'Eu fico entre 0,8 e 1,1. A folha mostra: se reza, está bom.',
      'Não corra atrás de décimo. Estável vale mais do que perfeito.',
    ],
  },
  {
    ask: 'Vale a pena fazer topping em automática? Tenho medo de travar.',
    tags: '#automatica #topping',
    about: ['vegetativo'],
    answers: [
      'Eu só amarro. Automática não espera ninguém se recuperar.',
      'Fiz uma vez no 18º dia, planta bem forte, e deu certo. Numa fraquinha eu não faria.',
      'LST leve desde o quarto nó e você chega no mesmo lugar sem o susto. || Vou de LST então. Valeu! || Conta para a gente como ficou.',
    ],
  },
  {
    ask: 'Quantos dias de vegetativo para uma tenda de 1,20 m de altura? Da última vez encostou na luz.',
    tags: '#tenda #treino',
    about: ['vegetativo'],
    answers: [
      'Conte que ela dobra depois da virada. Com 35 cm de planta amarrada eu viraria.',
      'Quatro semanas e rede. A rede segura o estica melhor que a poda.',
      'Depende da genética. Sativa comprida, três semanas e olhe lá.',
    ],
  },
  {
    ask: 'Minha água da torneira sai com pH 7,8. Preciso corrigir mesmo em solo vivo?',
    tags: '#pH #solovivo',
    answers: [
      'Em solo vivo bem compostado eu não corrijo. O solo segura. Só descanso a água por um dia por causa do cloro.',
      'Depende da dureza. Água muito dura vai subindo o pH do vaso com os meses. || Como descubro a dureza? || Tem no relatório da companhia de água, ou no teste de aquário, que é baratinho.',
      'Um fio de vinagre resolve na emergência, mas não faz milagre.',
    ],
  },
  {
    ask: 'Transplante: direto para o vaso de 20 L ou passo por um intermediário?',
    tags: '#transplante #vaso',
    about: ['germinacao', 'vegetativo'],
    answers: [
      'Passo por um de 3 L. Raiz pequena em vaso grande fica nadando em água.',
      'Se regar só em volta da muda, direto também funciona. Automática eu sempre boto direto.',
      'Com vaso de tecido o erro de rega perdoa mais.',
    ],
  },
  {
    ask: 'Esqueci a luz acesa por uma noite inteira na segunda semana da flora. Estraguei tudo?',
    tags: '#floração #fotoperiodo',
    about: ['floracao'],
    answers: [
      'Uma noite só não estraga. Volte ao normal e fique de olho em bananinhas nas próximas semanas. || Fiquei mais tranquila, obrigada! || Acontece com todo mundo uma vez. Depois a gente compra um temporizador.',
      'Já fiz igual e colhi normal.',
      'O que estressa é repetir. Uma vez ela perdoa.',
    ],
  },
  {
    ask: 'Quando vocês param de adubar? Leio de tudo: uma semana, três semanas, nunca.',
    tags: '#adubação #floração',
    about: ['floracao'],
    answers: [
      'Em solo eu só vou diminuindo. Nas últimas duas semanas é água.',
      'No coco corto uns dez dias antes, porque ele seca de nutriente rápido.',
      'Teve um estudo comparando e o provador não achou diferença. Faça o que te dá paz.',
      'Eu paro quando ela para de pedir: a folha velha amarela sozinha.',
    ],
  },
  {
    ask: 'Isso é bananinha ou é só cálice inchado? Não tenho lupa boa.',
    tags: '#floração #hermafrodita',
    about: ['floracao'],
    answers: [
      'Bananinha é amarela e lisa, aparece saindo do meio. Cálice é verde e tem dois pelinhos. || Então é cálice, ufa. || Pode respirar!',
      'Bota o celular atrás de uma lente de máquina antiga, faz uma lupa ótima.',
      'Na dúvida tire com a pinça molhada e deixe a planta.',
    ],
  },
  {
    ask: 'Como vocês sabem a hora certa de cortar? Meus tricomas estão uns 70 % leitosos.',
    tags: '#tricomas #colheita',
    about: ['floracao'],
    answers: [
      'Para mim com 70 % ainda espero. Gosto de ver uns 10 % de âmbar.',
      'Olhe nos cálices, não nas folhinhas. A folha amadurece antes e engana. || Eu estava olhando a folhinha! Nos cálices está bem mais claro. || Então você acabou de ganhar mais uma semana.',
      'Quer mais desperto, corta leitoso. Quer para dormir, deixa escurecer um pouco.',
      '@seu-zeca costuma dizer: quem tem pressa colhe capim.',
    ],
  },
  {
    ask: 'A planta está murcha de manhã e levanta de tarde. Sede ou excesso?',
    tags: '#rega',
    about: ['vegetativo', 'floracao'],
    answers: [
      'Levanta o vaso. Pesado e murcha é excesso; leve e murcha é sede. || Pesado. Vou segurar a rega. || Isso. Três dias e ela conta para você.',
      'Se a luz acabou de acender, dê uma hora antes de se preocupar.',
      'Raiz fria também faz isso. Levante o vaso do chão.',
    ],
  },
  {
    ask: 'Alguém já usou água de ar-condicionado na rega?',
    tags: '#rega #aguadechuva',
    answers: [
      'Uso há dois anos, misturada com a da torneira. É quase água destilada, então lembre do cálcio.',
      'Cuidado com serpentina suja, pode vir cobre. Limpe o aparelho antes.',
      'Prefiro água de chuva, a do ar eu uso só no umidificador.',
    ],
  },
  {
    ask: 'Quanto tempo vocês deixam os clones no escuro úmido antes de abrir a tampa?',
    tags: '#clones #enraizamento',
    answers: [
      'Abro uma frestinha no quarto dia e aumento todo dia. Com raiz, sem tampa.',
      'Dez dias aqui no frio. No verão com sete já está com raiz. || Uso gel, faz diferença? || Para mim fez: antes pegava metade, agora quase todos.',
      'Corte em diagonal debaixo d’água, que não entra ar no caule.',
    ],
  },
  {
    ask: 'Qual lâmpada para um armário de 60×60? Orçamento apertado.',
    tags: '#led #iniciante',
    answers: [
      'Um painel de 100 W de verdade, com dimmer. O de 1000 W da propaganda costuma ser de 90.',
      'Vi gente boa colher com duas barras de 50 W. Comece assim e some depois.',
      'Pense no calor também: armário sem exaustor vira forno com qualquer luz. || Tenho dois coolers de computador. || Para 100 W resolve.',
    ],
  },
  {
    ask: 'Primeira vez em coco: rega todo dia mesmo, até pequena?',
    tags: '#coco #rega',
    about: ['germinacao', 'vegetativo'],
    answers: [
      'Pequena, uma vez por dia, pouquinho e com adubo fraco. Coco não guarda comida.',
      'Até sair uns 10 % embaixo, sempre. Se secar, o sal sobe.',
      'Nunca deixe o coco secar como terra, esse foi o meu erro.',
    ],
  },
  {
    ask: 'Tem como salvar uma planta comida por formiga? Sobrou o caule e um par de folhas.',
    tags: '#pragas #exterior',
    about: ['vegetativo'],
    answers: [
      'Sobrou folha, sobrou vida. Sombra, pouca água e duas semanas de paciência. || Já tem broto novo saindo do nó! || Viu? Ela quer viver mais do que a formiga quer comer.',
      'Graxa em volta do pé da mesa. A formiga não passa.',
      'Gergelim plantado perto, elas levam e o formigueiro adoece. Receita da minha avó.',
    ],
  },
  {
    ask: 'Oídio no começo da flora, pó branco em três folhas. Ainda dá tempo de quê?',
    tags: '#oidio #floração',
    about: ['floracao'],
    answers: [
      'Tire as folhas com cuidado, num saco, e passe Bacillus subtilis com a luz apagada. No começo ainda dá tempo.',
      'Leite cru a 10 % funciona até os botões fecharem. Depois não molhe mais a flor.',
      'Mexa no ar: sem vento ele volta sempre. || Botei um ventilador no chão. Uma semana e nada novo. || Mantém ele ali até o fim.',
    ],
  },
  {
    ask: 'Vocês desfolham quanto? Vi um vídeo em que sobrou só o palito e fiquei com dó.',
    tags: '#desfolha',
    about: ['vegetativo', 'floracao'],
    answers: [
      'Um quinto das folhas por vez, no máximo, e uma semana de folga entre uma vez e outra.',
      'Tiro só a que faz sombra em broto bom e não dá para enfiar para baixo.',
      'Em planta doente, não tiro nada. Folha é painel solar.',
    ],
  },
  {
    ask: 'Que tela e que altura para SCROG numa 80×80 com duas plantas?',
    tags: '#SCROG #treino',
    about: ['vegetativo'],
    answers: [
      'Quadrado de 5 cm, uns 25 cm acima da borda do vaso. Mais baixo que isso você não alcança para regar.',
      'Eu uso duas redes: uma para treinar, outra mais alta só para segurar o peso. || Essa da segunda rede eu não tinha pensado. || Depois da primeira queda de galho você nunca mais esquece.',
      'Vire quando a tela estiver 70 % cheia. O resto ela completa sozinha.',
    ],
  },
  {
    ask: 'Cheguei de viagem e a EC de saída está o dobro da entrada. Lavo ou espero?',
    tags: '#EC #runoff',
    about: ['vegetativo', 'floracao'],
    answers: [
      'Duas regas seguidas com um terço da força e sobra bastante embaixo. Lavar de uma vez assusta a raiz.',
      'Se a planta está bonita, não mexa tanto. Número sozinho não é doença. || Está bonita, só a pontinha queimada. || Então meia dose por uma semana e segue o jogo.',
    ],
  },
  {
    ask: 'Sementes de dois anos atrás na geladeira: ainda prestam?',
    tags: '#sementes #germinação',
    answers: [
      'Prestam. Seca, escura e fria, já abri de seis anos.',
      'Deixe doze horas na água com uma gota de água oxigenada. As que afundarem, papel úmido.',
      'Aqui de cinco abriram quatro. Vai com fé!',
    ],
  },
  {
    ask: 'Minha muda nasceu com três cotilédones. Isso muda alguma coisa?',
    tags: '#germinação #curiosidade',
    about: ['germinacao'],
    answers: [
      'Costuma vir com três folhas por nó por um tempo, depois normaliza. É sorte!',
      'Tive uma assim, cheia de galho. Foi a mais bonita da tenda.',
      'Guarda foto. É raro e bonito.',
    ],
  },
]
