// The button and the frame with the window, in the store's page, under the names that the vendor's own script would have:
// which vendor is said by the address of this script.
{
  const key = 'chat-conversation'

  function createWidget({ buttonId, frameId, onReady }) {
    const { origin } = new URL(document.currentScript.src)
    const button = document.createElement('button')
    const frame = document.createElement('iframe')
    let isBegun = false
    let onForgotten = () => undefined

    const place = (element, styles) => Object.assign(element.style, { position: 'fixed', zIndex: '5', ...styles })
    const send = message => frame.contentWindow?.postMessage(message, origin)

    // A frame of another site has no storage where browsers keep sites apart; the store's tab has.
    function keep(conversation) {
      if (conversation === undefined) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, conversation)
    }

    function hear({ source, origin: from, data }) {
      if (source !== frame.contentWindow || from !== origin) return
      if (data?.type === 'chat:loaded') {
        const conversation = sessionStorage.getItem(key)
        if (conversation !== null) send({ type: 'chat:resume', conversation })
        onReady()
      }
      if (data?.type === 'chat:conversation') keep(data.conversation)
      if (data?.type === 'chat:ended') onForgotten()
      if (data?.type === 'chat:close') show(false)
    }

    function show(isOpen) {
      frame.hidden = !isOpen
      button.setAttribute('aria-expanded', `${isOpen}`)
      if (isOpen) send({ type: 'chat:opened' })
      else button.focus()
    }

    return {
      begin({ language, position = '4rem,3rem', isHidden }) {
        const [right, bottom] = position.split(',')
        button.id = buttonId
        button.type = 'button'
        button.textContent = 'Chat'
        button.hidden = isHidden === true
        button.setAttribute('aria-expanded', 'false')
        button.onclick = () => show(frame.hidden)
        place(button, { right, bottom, padding: '0.75rem 1.25rem', borderRadius: '2rem', border: '0' })
        Object.assign(button.style, { background: '#1f4d3a', color: '#f7f5f0', font: 'inherit', cursor: 'pointer' })
        frame.id = frameId
        frame.title = 'Chat'
        frame.hidden = true
        frame.src = `${origin}/window?${new URLSearchParams({ lang: language, origin: location.origin })}`
        // Where there is no room beside the window it begins at the edge.
        const inset = `clamp(0px, 100vw - 25rem, ${right})`
        place(frame, { right: inset, bottom: `calc(${bottom} + 4rem)`, border: '0', borderRadius: '0.75rem' })
        frame.style.boxShadow = '0 24px 64px #16201c3d'
        if (!isBegun) addEventListener('message', hear)
        isBegun = true
        document.body.append(button, frame)
      },
      tell: fields => send({ type: 'chat:fields', fields }),
      showButton: isShown => {
        button.hidden = !isShown
        if (!isShown) frame.hidden = true
      },
      /** Resolves when the window has ended the conversation, or when it does not say so. */
      forget: () =>
        new Promise(resolve => {
          onForgotten = resolve
          setTimeout(resolve, 1000)
          send({ type: 'chat:end' })
        }).then(() => keep()),
      stop: () => {
        removeEventListener('message', hear)
        isBegun = false
        button.remove()
        frame.remove()
      },
    }
  }

  const vendors = {
    '/assistant.js'() {
      let told = {}
      let ready = () => undefined
      const widget = createWidget({
        buttonId: 'ada-button-frame',
        frameId: 'ada-chat-frame',
        onReady: () => {
          widget.tell(told)
          ready()
        },
      })
      window.adaEmbed = {
        start: async ({ language, metaFields, adaReadyCallback }) => {
          told = { ...metaFields }
          ready = adaReadyCallback ?? ready
          widget.begin({ language })
        },
        stop: async () => widget.stop(),
        setMetaFields: fields => {
          told = { ...told, ...fields }
          widget.tell(told)
        },
        deleteHistory: () => widget.forget(),
      }
    },
    '/messaging.js'() {
      const settings = {}
      const widget = createWidget({
        buttonId: 'embedded-messaging',
        frameId: 'embeddedMessagingFrame',
        onReady: () => dispatchEvent(new CustomEvent('onEmbeddedMessagingReady')),
      })
      window.embeddedservice_bootstrap = {
        settings,
        init: () =>
          widget.begin({
            language: settings.language,
            position: settings.chatButtonPosition,
            isHidden: settings.hideChatButtonOnLoad,
          }),
        prechatAPI: { setHiddenPrechatFields: fields => widget.tell(fields) },
        utilAPI: { showChatButton: () => widget.showButton(true), hideChatButton: () => widget.showButton(false) },
        userVerificationAPI: { clearSession: async () => widget.forget() },
      }
    },
  }

  vendors[new URL(document.currentScript.src).pathname]()
}
