import type { Question } from './question.seed.ts'

export const otherQuestions: Question[] = [
  {
    ask: 'Secou em cinco dias com esse tempo seco e ficou com cheiro de feno. A cura recupera?',
    tags: '#secagem #cura',
    about: ['secagem', 'cura'],
    answers: [
      'Recupera uma parte. Pote a 62 %, abrindo pouco, e espere um mês antes de julgar.',
      'Feno é clorofila que não deu tempo de ir embora. Na próxima, galho inteiro e bacia de água no quarto.',
      'Uma folha de alface no pote por duas horas devolve umidade, mas olhe de perto por causa do mofo. || Saquinho de 62 % serve no lugar? || Serve e é mais seguro.',
    ],
  },
  {
    ask: 'Qual umidade no pote vocês acham boa para guardar por meses?',
    tags: '#cura #potes',
    about: ['cura'],
    answers: [
      'Entre 58 e 62 %. Mais que isso eu não durmo.',
      'Gosto de 60. Meça com higrômetro calibrado, o meu baratinho errava cinco pontos. || Como calibra? || Sal de cozinha úmido num pote fechado por um dia: tem que marcar 75.',
      'Frio e escuro valem tanto quanto a umidade.',
    ],
  },
  {
    ask: 'Pode secar no mesmo lugar onde tem planta em crescimento?',
    tags: '#secagem',
    answers: [
      'Não dá: a luz come o aroma e a umidade de uma atrapalha a outra.',
      'Um armário com pano escuro na porta resolve, foi o que fiz por anos.',
      'Caixa de papelão com furos, no escuro, para pouca quantidade.',
    ],
  },
  {
    ask: 'O que precisa ter no laudo do agrônomo para juntar no pedido de habeas corpus?',
    tags: '#habeascorpus #direitos',
    answers: [
      'De modo geral: quantas plantas, de que tipo, quanto rendem e por que essa conta fecha com a receita. Mas cada caso pede conversa com quem vai assinar. || E a receita precisa dizer a dose? || Precisa, é dela que sai a conta.',
      'O meu tinha também croqui do espaço e como eu descarto o que sobra.',
      'Procure alguém da área antes de mandar foto ou detalhe em público. Cuide-se.',
    ],
  },
  {
    ask: 'Receita vence no meio do ciclo. Alguém já passou por isso?',
    tags: '#pacientes #direitos',
    answers: [
      'Marquei o retorno um mês antes e renovei sem sobressalto. Deixe um lembrete na agenda.',
      'Guardo as antigas todas na mesma pasta. Mostra que o tratamento é contínuo.',
      'Sem receita em dia eu não começaria uma rodada nova.',
    ],
  },
  {
    ask: 'Como vocês falam do cultivo com a família? Minha mãe acabou de descobrir.',
    tags: '#família #acolhimento',
    answers: [
      'Mostrei a receita e o caderno. O caderno convenceu mais.',
      'Com calma e sem querer ganhar a conversa. Minha mãe hoje rega quando viajo. || Que lindo isso. Vou convidar a minha para ver. || Chá, bolo e a planta mais bonita na frente.',
      'Se quiser conversar com alguém antes, a @nair.acolhe ouve sem julgar.',
    ],
  },
  {
    ask: 'Alguém aqui usa óleo para enxaqueca? Queria ouvir experiência, não indicação.',
    tags: '#pacientes #óleo',
    answers: [
      'Uso há um ano com acompanhamento. Não sumiu, mas passei de doze crises por mês para quatro.',
      'Para mim ajudou mais o sono, e com sono bom a crise vem menos.',
      'Anote dia, hora e o que comeu. Levei o caderno à consulta e mudou tudo.',
    ],
  },
  {
    ask: 'Comecei com CBD para o meu filho e estou perdida com tanta informação. Por onde vocês começaram?',
    tags: '#pacientes #CBD #acolhimento',
    answers: [
      'Por uma médica que escuta. Depois o resto foi ficando menor. || Obrigada. Marquei para a semana que vem. || Leve as perguntas escritas, a gente esquece na hora.',
      'Um passo por vez. Aqui ninguém começou sabendo.',
      'Um abraço. No começo eu chorava escondida, hoje dou risada do tamanho do caderno.',
    ],
  },
  {
    ask: 'Qual a etiqueta de vocês para muda que sobra? Tenho seis clones pegos e espaço para três.',
    tags: '#clones #etiqueta',
    answers: [
      'Aqui ninguém vende. Eu só divido com quem tem autorização e já conheço.',
      'O composto também agradece. Nem toda muda precisa virar planta. || Doeu, mas é verdade. || A primeira dói, depois você corta menos clone.',
      'Lembre que o número autorizado conta as mudas também.',
    ],
  },
  {
    ask: 'Vi um perfil oferecendo semente por mensagem. O que a gente faz?',
    tags: '#etiqueta #segurança',
    answers: [
      'Denuncia e não responde. Aqui não se compra nem se vende.',
      'Costuma ser golpe: some com o dinheiro e ainda fica com o seu endereço.',
      'Bem que avisou. A moderação agradece.',
    ],
  },
  {
    ask: 'Qual medidor de pH vocês recomendam que não morre em seis meses?',
    tags: '#pH #equipamento',
    answers: [
      'O que mata a caneta é guardar seca. Solução de KCl na tampa e o meu baratinho tem três anos. || Eu guardava em água destilada! || É o que mais estraga. Agora você sabe.',
      'Troque o eletrodo, não o aparelho. Sai pela metade.',
      'Calibro todo mês nos dois pontos e anoto na tampa.',
    ],
  },
  {
    ask: 'Exaustor fazendo um ronco que a casa toda ouve. Como vocês silenciaram?',
    tags: '#equipamento #tenda',
    answers: [
      'Pendura em elástico, não em corrente. Metade do barulho é vibração.',
      'Duto com isolamento e sem curva fechada. Cada curva é um assobio.',
      'Controle de velocidade, e roda mais fraco o dia todo em vez de ligar e desligar.',
    ],
  },
  {
    ask: 'Conta de luz subiu 90 reais com a tenda. Está dentro do normal para 240 W?',
    tags: '#energia #led',
    answers: [
      '240 W por 18 horas dão uns 130 kWh por mês. Faça vezes a sua tarifa e veja se bate.',
      'Some exaustor e desumidificador, que são os que ninguém conta. || O desumidificador! Era ele. || O meu gasta mais do que o painel.',
      'Na flora cai um terço, porque são doze horas.',
    ],
  },
  {
    ask: 'Dá para cultivar em apartamento sem incomodar ninguém? Moro no quarto andar.',
    tags: '#apartamento #iniciante',
    answers: [
      'Dá. Filtro de carvão do tamanho certo e depressão na tenda: as paredes têm que ficar chupadas para dentro.',
      'Uma planta só, pequena, é o melhor professor. || Acho que é por aí mesmo. || Uma bem cuidada ensina mais do que quatro abandonadas.',
      'Cuidado com a água: bandeja embaixo sempre. O vizinho de baixo não precisa saber que você rega.',
    ],
  },
  {
    ask: 'Que composto vocês usam de base? Quero sair do substrato comprado.',
    tags: '#solovivo #compostagem',
    answers: [
      'Um terço de húmus, um terço de terra boa peneirada, um terço de casca de arroz carbonizada. Três meses descansando.',
      'Composto de casa com muita folha seca e pouco resto de comida. E minhoca, muita minhoca.',
      'Faça análise antes: meu esterco estava salgado e matou duas mudas. || Onde faz? || Universidade com curso de agronomia costuma fazer por pouco.',
      'Fale com a @agro.luiza, ela explica sem complicar.',
    ],
  },
  {
    ask: 'Alguém já reaproveitou o solo da rodada passada sem adubo novo?',
    tags: '#solovivo #reaproveitar',
    answers: [
      'Terceira rodada no mesmo solo. Cobertura viva de trevo entre uma e outra e bokashi.',
      'Descanso de um mês com palha por cima e minhoca. Raiz velha vira comida.',
      'Sem nada, a segunda rodada veio pálida. Com húmus por cima, veio melhor que a primeira.',
    ],
  },
  {
    ask: 'Como vocês fotografam com a luz roxa? As minhas fotos saem todas queimadas.',
    tags: '#fotografia',
    answers: [
      'Apaga a lâmpada e usa a lanterna do celular rebatida num papel branco.',
      'Modo manual, balanço de branco lá embaixo. Ou fotografe cinco minutos depois de apagar. || Com a lanterna ficou outra planta! || Agora ninguém segura.',
    ],
  },
  {
    ask: 'O curso do prof serve para quem já cultiva há um ano ou é muito do zero?',
    tags: '#cursos #aprender',
    answers: [
      'Já cultivava há dois e a parte de rega mudou a minha cabeça.',
      'O módulo de secagem vale mesmo para quem tem estrada. || Era o que eu queria ouvir, é onde eu erro. || Vai direto nele então.',
      '@prof.caio responde dúvida no fim de cada aula, isso vale mais do que o vídeo.',
    ],
  },
  {
    ask: 'Vocês misturam consórcio no mesmo vaso? Pensei em manjericão.',
    tags: '#consórcio #solovivo',
    answers: [
      'Trevo e manjericão aqui, e os mosquitos diminuíram mesmo.',
      'Em vaso grande sim. Em 11 L vira disputa de água.',
      'Camomila é a minha favorita, e ainda rende chá.',
    ],
  },
  {
    ask: 'Alguém com sensor na tenda? Quero parar de olhar o termômetro de hora em hora.',
    tags: '#sensores #VPD',
    answers: [
      'Sensor na altura do topo, à sombra, senão mede a lâmpada. || O meu estava pendurado colado na luz… || Por isso os 34 graus!',
      'Depois que vi a curva da noite entendi de onde vinha o mofo. Recomendo.',
      'A @bia.sensores fez um guia de como ler. Leiam.',
    ],
  },
  {
    ask: 'Qual foi a melhor coisa que vocês fizeram pelo cultivo gastando quase nada?',
    tags: '#dicas',
    answers: [
      'Pesar o vaso na mão antes de regar. Grátis e resolveu tudo.',
      'Caderno. Descobri que erro sempre na mesma semana.',
      'Fita preta nos furos de luz da tenda.',
      'Parar de mexer. Sério.',
      'Meia-calça velha na entrada de ar, segura inseto.',
    ],
  },
  {
    ask: 'Estou há três rodadas colhendo uns 30 g por planta numa 60×60. Onde mexer primeiro?',
    tags: '#rendimento #tenda',
    answers: [
      'Uma planta só em vez de três, treinada para encher tudo. || Nunca tentei! Vai ser a próxima. || Você vai gastar menos água e colher mais.',
      'Mostra a distância da luz e quantos watts. Geralmente é ali.',
      'Vaso maior foi o que mudou aqui. De 7 para 15 L subiu quase metade.',
    ],
  },
  {
    ask: 'O que fazer com as folhas de açúcar? Tenho um saco no congelador.',
    tags: '#reaproveitar #colheita',
    answers: [
      'Pomada com óleo de coco, em banho-maria baixo. A minha sogra pede todo mês.',
      'Peneira e gelo, para quem tem paciência.',
      'Compostagem também é destino digno.',
    ],
  },
  {
    ask: 'Vocês acreditam em plantar pela lua? Minha vizinha jura.',
    tags: '#curiosidade',
    answers: [
      'Não acredito, mas planto na crescente por educação com a minha avó.',
      'Acredito em regar na hora certa. A lua que se vire. || Haha, justo! || Mas confesso que já olhei o calendário.',
      'Aqui na roça todo mundo segue e todo mundo colhe.',
    ],
  },
  {
    ask: 'Como vocês lidam com o calor de janeiro? A tenda chega a 34 °C às três da tarde.',
    tags: '#calor #verão',
    answers: [
      'Inverti o horário: luz de noite, escuro de dia. Caiu seis graus. || E o barulho de noite, atrapalha? || Um pouco, mas a conta de luz agradeceu também.',
      'Driver para fora da tenda. É ele que esquenta.',
      'Sílica e umidade mais alta. Com 70 % ela aguenta 30 graus sorrindo.',
    ],
  },
  {
    ask: 'Posso deixar a planta sozinha por dez dias? Férias marcadas.',
    tags: '#rega #férias',
    answers: [
      'Blumat ou garrafa invertida, testado uma semana antes. Nunca estreie na véspera.',
      'Baixe a luz para 50 % e aumente a umidade: ela bebe metade.',
      'Chame alguém de confiança e deixe escrito, com desenho. || Vou pedir para a minha irmã. || Deixa bolo pronto junto.',
    ],
  },
]
