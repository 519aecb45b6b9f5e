import type { HelpSubject } from './subject.kinds.ts'

type First = [subject: HelpSubject, slug: string, question: string, answer: string]

export const firstQuestions: First[] = [
  [
    'comecar',
    'por-onde-comecar',
    'Nunca plantei nada. Por onde começo?',
    `Pelo espaço e por um termômetro com umidade. Crie o [espaço](/cultivo/espacos) com as medidas, anote temperatura, umidade e rega por uma semana e só depois decida o resto.

O guia [Torne-se um grower](/duvidas/torne-se-um-grower) mostra os primeiros trinta dias, e [Do zero à colheita](/duvidas/do-zero-a-colheita) vai fase a fase.`,
  ],
  [
    'comecar',
    'preciso-pagar',
    'Preciso pagar para usar o site?',
    `Não. Diário, agenda, calculadoras, banca e aulas gratuitas não custam nada. Pagam-se os cursos e produtos da [loja](/loja) que você escolher.`,
  ],
  [
    'comecar',
    'funciona-sem-robo',
    'O site funciona sem o Ganzá?',
    `Funciona. Anote as leituras do seu termômetro no diário do espaço: o clima, o VPD e os gráficos aparecem do mesmo jeito. O robô só mede sozinho e cuida dos equipamentos.`,
  ],
  [
    'comecar',
    'instalar-no-celular',
    'Como instalo no celular?',
    `Em [Instalar o app](/app). No Android e no computador há um botão; no iPhone, toque em Compartilhar e depois em Adicionar à Tela de Início. Não passa por loja de aplicativos.`,
  ],
  [
    'comecar',
    'uso-sem-internet',
    'Dá para anotar sem internet?',
    `Dá. O que você anota sem sinal fica no aparelho, marcado “a enviar”, e vai quando a rede volta. Vai uma vez só, mesmo que o envio repita.`,
  ],

  [
    'diario',
    'planta-privada',
    'Quem vê as minhas plantas?',
    `Só você, até você abrir. Cada planta, espaço e plano nasce privado, com um cadeado; o globo diz que está aberto. O que é privado não aparece em busca, lista, contagem nem no mapa do site.`,
  ],
  [
    'diario',
    'mudar-fase',
    'Como mudo a fase da planta?',
    `Na página da planta, em Anotar, escolha a mudança de fase e o dia. O histórico guarda as fases todas, e os dias de cada uma são contados sozinhos.`,
  ],
  [
    'diario',
    'anotar-em-varias',
    'Posso anotar em várias plantas de uma vez?',
    `Pode. Ao anotar, marque as outras plantas do mesmo espaço: uma rega, uma adubação ou uma foto vai para o diário de todas, e pode ser corrigida em cada uma.`,
  ],
  [
    'diario',
    'agenda-e-diario',
    'Marcar uma tarefa como feita já anota no diário?',
    `Sim, e o contrário também: anotar o ato fecha a tarefa. A próxima data conta a partir do dia em que você fez, não do dia em que estava marcada.`,
  ],
  [
    'diario',
    'exportar-cultivo',
    'Como levo o meu diário comigo?',
    `Cada cultivo sai em PDF, CSV e JSON pela página dele. Em [Privacidade da conta](/perfil/editar) você pede uma cópia de tudo, em um ZIP com as fotos.`,
  ],

  [
    'clima',
    'o-que-e-vpd',
    'O que é VPD e qual devo usar?',
    `É o quanto o ar puxa água da folha, em kPa. Junta temperatura e umidade em um número. Muda gosta de 0,4 a 0,8; vegetativo, de 0,8 a 1,2; floração, de 1,0 a 1,5. [A calculadora](/cultivo/calculadoras) faz a conta com a temperatura da folha.`,
  ],
  [
    'clima',
    'quanta-luz',
    'Quanta luz a minha planta precisa?',
    `Muda: 100 a 300 µmol/m²/s. Vegetativo: 300 a 600. Floração: 600 a 900. O que vale no dia é o DLI, a soma da luz: use a calculadora com o PPF da lâmpada e o tamanho do espaço.`,
  ],
  [
    'clima',
    'altura-da-lampada',
    'A que altura ponho a lâmpada?',
    `Comece pela altura que o fabricante indica e olhe a planta: folha apontando para cima e topo claro é luz demais; caule comprido e fino é luz de menos. Mude 5 cm por vez e espere dois dias.`,
  ],
  [
    'clima',
    'umidade-alta-de-noite',
    'A umidade sobe muito de noite. O que faço?',
    `Quando a luz apaga, o ar esfria e a umidade relativa sobe com a mesma água. Ligue o exaustor alguns minutos antes de apagar, regue cedo e tire água parada do prato. Acima de 65 % na floração, o risco é mofo.`,
  ],
  [
    'clima',
    'conta-de-luz',
    'Como sei quanto gasta de energia?',
    `Watts × horas ÷ 1.000 dá os kWh do dia; vezes a sua tarifa, os reais. A calculadora faz por equipamento. Com o Ganzá, o consumo de cada tomada aparece por dia.`,
  ],

  [
    'rega',
    'hora-de-regar',
    'Como sei a hora de regar?',
    `Pelo peso do vaso. Levante-o depois de uma rega completa e de novo quando a folha começar a perder firmeza: entre os dois está a hora. Calendário não sabe do clima da semana.`,
  ],
  [
    'rega',
    'folha-amarela',
    'As folhas estão amarelando. É falta de adubo?',
    `Nem sempre. Antes de adubar, confira o pH da água, se o vaso não está encharcado e quais folhas amarelam: as de baixo, aos poucos, no fim da vida, é normal; todas de uma vez, costuma ser raiz ou pH. Mude uma coisa só e espere quatro dias.`,
  ],
  [
    'rega',
    'planta-murcha',
    'A planta está murcha. É falta de água?',
    `Levante o vaso antes de regar. Leve, com folhas finas e moles: é sede. Regue devagar, em duas vezes, até escorrer um pouco; ela se levanta em poucas horas. Pesado, com folhas cheias e caídas: é água demais. Espere o vaso ficar leve e tire a água do prato.

Raiz marrom com cheiro ruim é outro caso: na página da [sua planta](/cultivo/plantas), em Problemas, “Algo errado?” compara os sinais.`,
  ],
  [
    'rega',
    'hora-de-colher',
    'Quando colher? O que dizem os tricomas?',
    `Olhe os tricomas da flor com uma lupa de 60×, em pontos diferentes da planta. Transparentes: ainda é cedo. Leitosos, quase todos: está no ponto. Quanto mais âmbar, mais passou dele. Confira antes a carência do que aplicou: o diário avisa.

A data do plano é uma estimativa; quem decide é a planta. [Do zero à colheita](/duvidas/do-zero-a-colheita) vai fase a fase, e no [blog](/blog?search=colheita) há mais.`,
  ],
  [
    'rega',
    'ph-e-ec',
    'Que pH e EC devo usar?',
    `pH de 5,8 a 6,2 em coco e hidroponia, 6,2 a 6,8 em solo. EC de 0,8 a 1,2 mS/cm para começar, subindo devagar. Calibre os medidores: um pH descalibrado engana por meses.`,
  ],
  [
    'rega',
    'ponta-queimada',
    'A ponta da folha queimou. E agora?',
    `É o sinal mais comum de excesso de sais. Regue uma vez só com água no pH certo, até escorrer, e volte com um terço a menos de adubo. A ponta não recupera; olhe as folhas novas.`,
  ],
  [
    'rega',
    'praga',
    'Achei bichinho na planta. O que faço primeiro?',
    `Separe a planta, se puder, e fotografe de perto o verso da folha. Anote o dia. Se usar produto, leia a carência no rótulo e registre no diário: ele avisa se a colheita cair dentro dela. Na dúvida sobre qual é, pergunte na [banca](/banca) com a foto.

Mosquinha preta que sai da terra costuma ser sinal de terra molhada demais: deixe secar a camada de cima entre as regas.`,
  ],
  [
    'rega',
    'fungo-ou-mofo',
    'Apareceu fungo ou mofo na planta, ou mancha branca. O que faço?',
    `Desligue o vento e não sacuda: o pó são esporos. Tire as folhas ou o ramo doente dentro de um saco fechado, longe das outras plantas, e baixe a umidade. Pó branco nas folhas, que sai com o dedo e volta, costuma ser oídio; flor marrom e mole por dentro, com mofo cinza, costuma ser botrytis. Flor com mofo não se seca nem se consome.

Na página da [sua planta](/cultivo/plantas), em Problemas, “Algo errado?” diz o que pode ser pelos sinais e guarda o caso, com fotos e tratamentos. No [blog](/blog?search=mofo) há mais sobre cada um.`,
  ],

  [
    'ganza',
    'vincular-ganza',
    'Como vinculo o meu Ganzá?',
    `Em [Vincular meu robô](/ganza/vincular-ganza): aponte a câmera para o QR code da etiqueta ou digite o número de série e o código. Um robô tem um dono só; se já tiver, essa pessoa precisa desvincular antes.`,
  ],
  [
    'ganza',
    'quanto-custa-o-ganza',
    'Quanto custa o robô, e como compro um Ganzá?',
    `O preço depende do modelo e do que ele vai cuidar no seu espaço. Deixe o contato na [página do Ganzá](/lps/produto): uma pessoa responde em até 5 dias, com preço e prazo. Pedir não compromete você a nada.`,
  ],
  [
    'ganza',
    'robo-sem-contato',
    'O robô está sem contato. O cultivo parou?',
    `Não: o modo mora nele e continua. Confira energia, Wi-Fi de 2,4 GHz e sinal (acima de −75 dBm). O que ele mediu sem rede chega depois, com a hora certa. [O guia](/duvidas/aplicativo-ganza) tem a ordem completa.`,
  ],
  [
    'ganza',
    'meu-modo',
    'Como faço um modo só meu?',
    `Copie um modo pronto em “meu modo” e mude as frases: o que liga, quando, até quando. O simulador mostra um dia inteiro antes de mandar. O robô só passa a seguir quando diz que recebeu.`,
  ],
  [
    'ganza',
    'quem-ve-leituras',
    'Quem vê as leituras do meu robô?',
    `Você e quem você convidar, com o papel que der. Quem recebe o robô depois não lê nada do seu tempo. O robô da página de entrada é da casa.`,
  ],
  [
    'ganza',
    'grafico-com-buraco',
    'Por que o gráfico tem um buraco?',
    `Porque ali o robô não falou e nada chegou depois. A gente não inventa leitura nem liga os pontos por cima da falta. Valor impossível é guardado à parte e marcado.`,
  ],

  [
    'cursos',
    'certificado-quando',
    'Quando recebo o certificado?',
    `Quando tudo o que valia para você foi feito: aulas vistas (vídeo a 90 %) e provas com 70 % ou mais. Aula que entrou depois de você não atrasa. Ele tem um endereço público que qualquer pessoa confere.`,
  ],
  [
    'cursos',
    'refazer-prova',
    'Posso refazer a prova?',
    `Pode. Reveja a aula ligada às perguntas que errou e tente de novo: a melhor nota é a que vale.`,
  ],
  [
    'cursos',
    'aula-nao-abre',
    'Comprei e a aula não abre. O que houve?',
    `Confira se o pagamento já foi confirmado em [seus pedidos](/pedidos): o PIX leva segundos, o boleto até três dias úteis. Se está pago e fechado, [escreva para a gente](/contato) com o número do pedido.`,
  ],
  [
    'cursos',
    'fila-da-turma',
    'A turma está cheia. Como funciona a fila?',
    `Você entra na fila pela ordem de chegada. Quando alguém sai, ou a turma ganha vagas, quem está na frente é avisado e tem o lugar.`,
  ],

  [
    'loja',
    'formas-de-pagar',
    'Como posso pagar?',
    `Por PIX, boleto ou cartão, com as parcelas e o total à vista antes de confirmar. O PIX segura o seu pedido por 30 minutos; o boleto, por três dias.`,
  ],
  [
    'loja',
    'desistir-da-compra',
    'Comprei e desisti. Posso devolver?',
    `Pode, em até 7 dias depois de receber (ou de comprar, se for digital), com o dinheiro todo de volta, frete junto. É o art. 49 do Código de Defesa do Consumidor. Peça na página do pedido.`,
  ],
  [
    'loja',
    'pedido-nao-chegou',
    'O meu pedido não chegou. O que faço?',
    `Abra o pedido e veja o rastreio. Passou do prazo? Use “Tive um problema”: a loja tem prazo para responder e, se não resolver, a equipe decide. O dinheiro da loja espera até lá.`,
  ],
  [
    'loja',
    'cancelar-assinatura',
    'Como cancelo uma assinatura?',
    `Na página dela, em um passo. Você continua com acesso até o fim do período que já pagou, e nada mais é cobrado.`,
  ],
  [
    'loja',
    'vendem-sementes',
    'Vocês vendem sementes ou plantas?',
    `Não, e ninguém pode vender aqui: nem plantas, nem sementes, nem derivados. Anúncio assim sai do ar e a loja responde por ele. Viu um? Denuncie pelo botão da página.`,
  ],

  [
    'vender',
    'abrir-loja',
    'Como abro a minha loja?',
    `Complete o cadastro (nome, CPF, endereço e telefone) e abra em [Vender](/vendedor). Para receber, cadastre um recebedor com CPF ou CNPJ e conta no mesmo nome.`,
  ],
  [
    'vender',
    'taxa',
    'Quanto o site cobra para vender?',
    `A taxa da plataforma e a do pagamento aparecem em cada produto, antes de publicar, com a conta de quanto sobra para você. Cada venda mostra a divisão em centavos.`,
  ],
  [
    'vender',
    'quando-recebo',
    'Quando recebo o dinheiro de uma venda?',
    `Cada parcela vira um recebível com data. Ele fica “a receber” até o prazo de desistência do comprador passar, e então “disponível”. Se a venda voltar, o recebível é estornado.`,
  ],

  [
    'banca',
    'o-que-e-salve',
    'O que é um salve?',
    `É o gesto único da banca: curtir e guardar ao mesmo tempo. Tudo o que você deu salve fica em Salves, no seu perfil, só para você.`,
  ],
  [
    'banca',
    'bloquear-alguem',
    'Como bloqueio ou silencio alguém?',
    `No menu do perfil da pessoa. Bloquear vale para os dois lados e ninguém é avisado; silenciar só tira as postagens dela da sua frente.`,
  ],
  [
    'banca',
    'denunciar',
    'Vi algo errado. Como denuncio?',
    `Pelo menu da postagem, comentário, produto ou perfil, em Denunciar. Uma pessoa lê, decide e diz o porquê a quem denunciou e a quem foi denunciado, que pode recorrer.`,
  ],

  [
    'copa',
    'como-voto',
    'Como voto na Copa?',
    `Com e-mail confirmado e conta criada antes de a fase começar. É um voto por modalidade e fase, e dá para mudar até ela acabar. A [página da Copa](/copa-grower) diz a fase de agora.`,
  ],
  [
    'copa',
    'inscrever-redondo',
    'Como inscrevo um redondo?',
    `Complete o cadastro e inscreva um redondo por modalidade enquanto as inscrições estão abertas: planta, fotos e relato. As datas ficam na [página da Copa](/copa-grower).`,
  ],

  [
    'comunidade360',
    'comunidade-360',
    'O que é a Comunidade 360?',
    `É onde advocacia, medicina e agronomia trabalham no mesmo processo de quem precisa plantar o próprio tratamento. Você vê cada passo, cada documento e quem abriu o quê. Não há promessa de resultado: quem decide é o juízo. [Veja como funciona](/lps/comunidade-360-consultoria-hc-cultivo-em-casa).`,
  ],
  [
    'comunidade360',
    'documentos-do-processo',
    'Os meus documentos do processo estão seguros?',
    `São guardados cifrados, aparecem só dentro do processo e cada abertura fica registrada para você ver. Cada profissão lê a sua parte e o que você compartilhar. Não mande documentos por e-mail.`,
  ],

  [
    'conta',
    'esqueci-a-senha',
    'Esqueci a senha. Como entro?',
    `Em [Recuperar senha](/auth/recuperar-senha). O link chega no seu e-mail e vale uma hora. Trocar a senha encerra as outras sessões.`,
  ],
  [
    'conta',
    'email-nao-chegou',
    'O e-mail de confirmação não chegou.',
    `Olhe o spam e confira o endereço. Dá para pedir outro na página que espera a confirmação; o link vale 24 horas e o novo anula o anterior. Se ainda assim não vier, [escreva para a gente](/contato).`,
  ],
  [
    'conta',
    'trocar-email',
    'Como troco ou mudo o e-mail da minha conta?',
    `Em [Trocar o e-mail](/redefinir-email), com a sua senha. Um link vai ao e-mail antigo, para autorizar, e depois outro ao novo, para confirmar: até lá, a conta fica como está. Se o antigo nunca foi confirmado, o link vai direto ao novo. Não abre mais o antigo? [Escreva para a gente](/contato).`,
  ],
  [
    'conta',
    'mudar-apelido',
    'Posso mudar o meu apelido?',
    `Não. O apelido é escolhido ao criar a conta e fica no endereço do seu perfil e no que você publica. Quem precisa de outro cria uma conta nova, com outro e-mail, e [apaga a antiga](/perfil/editar). O apelido de uma conta apagada não passa a mais ninguém.`,
  ],
  [
    'conta',
    'escolher-notificacoes',
    'Como escolho as notificações que recebo?',
    `Em [Configurar avisos](/notificacoes/configuracoes). Para cada assunto você marca por onde chega: no site, por e-mail, no celular, por WhatsApp ou no Discord. Lá também ficam o resumo diário ou semanal dos e-mails e as horas de silêncio. O que sai do site diz que há algo, nunca o quê.`,
  ],
  [
    'conta',
    'avisos-por-whatsapp',
    'Como recebo avisos por WhatsApp, e como paro?',
    `Em [Configurar avisos](/notificacoes/configuracoes), deixe o seu número e confirme com o código que chega por lá; a página diz se este canal já funciona. Para parar, responda PARAR ou apague o número na mesma página. Mensagens da equipe são outra escolha, em [Mensagens da equipe](/notificacoes/mensagens).`,
  ],
  [
    'conta',
    'duas-etapas',
    'Como protejo mais a minha conta?',
    `Em [Editar perfil](/perfil/editar), ligue a verificação em duas etapas ou uma chave de acesso (digital ou rosto do aparelho). Guarde os códigos de recuperação fora do celular. Lá também dá para ver e encerrar sessões.`,
  ],

  [
    'privacidade',
    'apagar-conta',
    'Como apago ou excluo a minha conta?',
    `Em [Apagar a conta](/perfil/editar), com a senha. Há 15 dias para se arrepender; depois tudo o que é seu some, e o que a lei manda guardar fica sem o seu nome. A página mostra, antes, o que é apagado e o que fica, e por quê.`,
  ],
  [
    'privacidade',
    'local-das-fotos',
    'As fotos mostram onde eu moro?',
    `Não. A localização e os outros dados escondidos são apagados no envio, antes de a foto ser guardada. Você também pode cobrir uma parte da foto, e o que fica por baixo é destruído.`,
  ],
  [
    'privacidade',
    'modo-discreto',
    'Como uso o site perto de outras pessoas?',
    `O [modo discreto](/perfil/discreto) troca o nome e o ícone da aba, esconde fotos até você tocar e deixa os avisos sem conteúdo.`,
  ],

  [
    'lei',
    'e-crime-plantar',
    'Plantar cannabis em casa é crime?',
    `Depende da situação. Em 2024 o Supremo decidiu (RE 635.659, Tema 506) que ter até 40 gramas ou seis plantas fêmeas se presume para uso pessoal: deixou de ser crime, mas continua proibido, e pode haver apreensão e medida educativa. A presunção não é certeza: a autoridade pode mostrar que havia tráfico.

Isto informa e não substitui quem advoga.`,
  ],
  [
    'lei',
    'plantar-para-tratamento',
    'Posso plantar para o meu tratamento?',
    `Só a receita não autoriza. O caminho de hoje é pedir à Justiça um salvo-conduto (habeas corpus preventivo), com receita e laudo. O STJ tem concedido, caso a caso; há tribunais que negam, e pedir não autoriza. Antes de plantar, fale com quem advoga.`,
  ],
  [
    'lei',
    'fui-intimado',
    'Fui intimado. O que faço agora?',
    `Procure quem advoga antes de falar com qualquer autoridade: você tem direito ao silêncio e a ser acompanhado. Sem recursos, a Defensoria Pública do seu estado atende. [Aqui](/lps/consulta-com-advogado-especialista) há o que levar para a conversa.`,
  ],
]
