/**
 * R386: the window is 25rem by 40rem where there is room. D57: over a page with a bar at its foot the button and the
 * window stand above it; `--foot` is the height of the bar to buy. The names are those the vendors give their elements.
 */
const style = `
  :is(#embedded-messaging, #ada-button-frame, #ada-chat-frame) {
    translate: 0 calc(-1 * max(var(--foot, 0px), var(--chat-lift, 0px)));
  }
  :is(#embeddedMessagingFrame, #ada-chat-frame) {
    inline-size: min(25rem, 100vw);
    block-size: min(40rem, 100dvh - 8rem - max(var(--foot, 0px), var(--chat-lift, 0px)));
  }
  :is([data-chat-page='listing'], [data-chat-page='search'], [data-chat-page='cart'], [data-chat-page='checkout']) {
    --chat-lift: 4.5rem;
  }
  [data-chat-hidden] :is(#ada-button-frame, #ada-chat-frame) {
    display: none;
  }
`

let isAdded = false

/** Once a document; a sheet made by script is no inline style to the policy of the page. */
export function styleChat(): void {
  if (isAdded) return
  isAdded = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}
