/** What a mail program makes a link of by itself: a scheme, and a dot between what could be the parts of a host. */
const scheme = /\p{L}[\p{L}\d+.-]*:\/*(?=[\p{L}\d[])(?<=:\/+)/giu
const dotInHost = /(?<=[\p{L}\d-])[.。．｡](?=\p{L}{2})/gu

/**
 * Free text of people as it may stand in a letter of the store: without web addresses, so that nobody sends strangers
 * somewhere in the store's name. A dot that could be that of a host gets a blank, which every other dot has anyway.
 */
export const unlinked = (text: string): string => text.replaceAll(scheme, '').replaceAll(dotInHost, '. ')
