import type { IconName } from '#ui/components/icon-names.ts'

/** The project's commitments; each must be true of the site. */
export const promises: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'lock',
    title: 'Privado até você abrir',
    text: 'Toda planta nasce só sua. O que é privado não aparece em busca, lista, contagem nem link de ninguém.',
  },
  {
    icon: 'map-pin',
    title: 'Fotos sem localização',
    text: 'Tiramos a localização e os dados escondidos de cada foto antes de guardar.',
  },
  {
    icon: 'download',
    title: 'Seus dados vão com você',
    text: 'Uma cópia de tudo, com fotos, quando quiser. E apagar a conta apaga de verdade.',
  },
  {
    icon: 'cookie',
    title: 'Sem anúncio seguindo você',
    text: 'Não vendemos dados. Só contamos visitas com o seu sim, e você pode voltar atrás.',
  },
]
