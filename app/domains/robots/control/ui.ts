import style from './modes/builder.css?url'

/** `links` of a page that shows the builder of modes. */
export const controlLinks = () => [{ rel: 'stylesheet', href: style }]
