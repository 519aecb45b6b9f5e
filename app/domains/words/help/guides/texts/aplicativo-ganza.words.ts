import type { Guide } from '../guide.view.ts'

export const guide: Guide = {
  slug: 'aplicativo-ganza',
  title: 'O aplicativo e o Ganzá',
  summary:
    'Instalar o app, vincular o robô, ler os gráficos, escolher um modo e o que fazer quando ele fica em silêncio.',
  sections: [
    {
      id: 'instalar',
      title: 'Instalar o aplicativo',
      text: `O aplicativo é o próprio site, instalado. Não passa por loja e ocupa quase nada. Em [Instalar o app](/app) há um botão para Android e computador, e os passos do iPhone: Compartilhar, depois Adicionar à Tela de Início.

Sem sinal, o que você anota fica guardado no aparelho com a marca “a enviar” e vai uma vez só quando a rede volta.`,
    },
    {
      id: 'vincular',
      title: 'Vincular o robô',
      text: `Na etiqueta do robô há um QR code, o número de série (começa com GZ) e um código. Em [Vincular meu robô](/ganza/vincular-ganza) você aponta a câmera ou digita os dois.

- Um robô tem um dono só. Se já estiver vinculado, quem o tem precisa desvincular antes.
- O código da etiqueta vale uma vez. Perdeu a etiqueta? [Fale com a gente](/contato): a equipe gera outro.
- Ao desvincular, quem recebe o robô não lê nada do seu tempo com ele.`,
    },
    {
      id: 'painel',
      title: 'Ler o painel',
      text: `Cada robô mostra agora: temperatura, umidade e VPD, com a faixa que o modo pede e a palavra que importa: no alvo, acima ou abaixo. Uma leitura velha tem a idade escrita ao lado e deixa de ser julgada.

Nos gráficos, a faixa clara é o alvo, as marcas são o que você e o robô fizeram, e buraco é buraco: quando o robô não falou, a linha para. Ele guarda o que mediu sem internet e manda depois; a hora é sempre a da medida.`,
    },
    {
      id: 'modos',
      title: 'Escolher um modo, ou fazer o seu',
      text: `Um modo é uma lista de frases: “Quando a temperatura passa de 28 °C por 5 min, liga o exaustor até baixar de 27 °C”. O robô guarda o modo dentro dele e o segue sem internet.

Os modos prontos acompanham as fases: germinação, vegetativo, floração, secagem. Copie um em “meu modo” e mude o que quiser; antes de mandar, o simulador mostra um dia inteiro dele.

- O pedido fica “na fila”, depois “entregue”, depois “aplicado”. Se falhar, a tela diz por quê.
- Ligar algo na mão vale por um tempo e depois o modo volta. A tela mostra até quando.
- Cada decisão tem um porquê: a regra e a leitura daquele instante.`,
    },
    {
      id: 'avisos',
      title: 'Avisos',
      text: `Um aviso tem limite, duração e folga: só toca quando o valor fica fora pelo tempo que você disse, e só termina quando volta com sobra. Assim ele não apita a cada vento.

Escolha em [notificações](/notificacoes/configuracoes) por onde cada aviso chega e o seu horário de silêncio. O que é urgente num espaço pode ser rotina em outro: as regras são por robô.`,
    },
    {
      id: 'silencio',
      title: 'Quando o robô fica em silêncio',
      text: `Depois de três intervalos sem falar, ele aparece sem contato. Silêncio não quer dizer que parou: o modo continua rodando dentro dele. A página do robô diz a causa mais provável. Confira nesta ordem:

- Energia: a luz do robô está acesa?
- Rede: o roteador mudou de nome ou de senha? O Ganzá usa Wi-Fi de 2,4 GHz.
- Sinal: abaixo de −75 dBm ele cai e volta. Aproxime o roteador, ou o robô.
- Ainda nada? Reinicie tirando da tomada por dez segundos e espere dois intervalos.

Se mesmo assim não voltar, [escreva para a gente](/contato?assunto=Meu+Ganz%C3%A1+est%C3%A1+sem+contato) com o número de série.`,
    },
    {
      id: 'sensores',
      title: 'Sensor que mente',
      text: `Sensor envelhece. Compare com um termômetro de confiança, lado a lado, por meia hora, longe da lâmpada. Se a diferença for constante, use a calibração na página do robô: ela vale daqui para a frente e fica anotada.

Valor impossível não entra no gráfico: é guardado à parte e marcado. Umidade presa em 100 % costuma ser água no sensor; deixe secar no ar antes de trocar.`,
    },
  ],
  sources: [
    {
      name: 'Protocolo do robô (o que o Ganzá e o site dizem um ao outro, escrito em inglês para quem constrói um) e regras de contato do próprio site: três intervalos sem sinal são “sem contato”.',
    },
    {
      name: 'FAO Irrigation and Drainage Paper 56 (1998): a fórmula do VPD, que aqui usa também a temperatura da folha.',
      url: 'https://www.fao.org/4/x0490e/x0490e00.htm',
    },
  ],
}
