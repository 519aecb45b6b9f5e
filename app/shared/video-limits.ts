const MB = 1024 * 1024

/** How long and large a video may be: short ones are anybody's, long ones are classes, of who teaches. */
export const videoLimits = {
  short: {
    seconds: 180,
    bytes: 200 * MB,
    tooLong: 'O vídeo passa de 3 minutos. Corte um trecho e envie de novo.',
    tooLarge: 'O vídeo passa de 200 MB. Corte um trecho ou grave com menos qualidade.',
  },
  long: {
    seconds: 3 * 3600,
    bytes: 2000 * MB,
    tooLong: 'O vídeo passa de 3 horas. Divida em duas aulas.',
    tooLarge: 'O vídeo passa de 2 GB. Divida em duas aulas, ou grave com menos qualidade.',
  },
} as const
export type VideoLength = keyof typeof videoLimits
