/** Text that a mail program turns into a link by itself: a scheme, or a dot between what could be parts of a host name. */
const scheme = /\p{L}[\p{L}\d+.-]*:\/*(?=[\p{L}\d[])(?<=:\/+)/giu
const dotInHost = /(?<=[\p{L}\d-])[.。．｡](?=\p{L}{2})/gu

/**
 * Free text of people as it may stand in a letter of the store: without web addresses, so that nobody sends strangers
 * somewhere in the store's name. A dot that could be that of a host gets a blank, which every other dot has anyway.
 */
export const unlinked = (text: string): string => text.replaceAll(scheme, '').replaceAll(dotInHost, '. ')
