/** How often it is asked whether somebody has answered. */
const pollMs = 2000

const store = new URL(location.href).searchParams.get('origin')
const list = document.querySelector('ol')
const form = document.querySelector('form')
const problem = document.querySelector('[role="alert"]')
let conversation
let fields = {}
let last = 0
let poll

const tell = message => parent.postMessage(message, store)
const path = rest => `/conversations/${conversation}/${rest}`
const post = (address, body) =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

function show({ number, sender, text }) {
  if (number <= last) return
  last = number
  const item = document.createElement('li')
  item.dataset.sender = sender
  item.textContent = text
  list.append(item)
  item.scrollIntoView()
}

async function read() {
  if (conversation === undefined) return
  const answer = await fetch(path(`messages?after=${last}`)).catch(() => undefined)
  if (answer?.status === 404) return forget()
  if (answer?.ok) for (const message of await answer.json()) show(message)
}

function listen() {
  clearInterval(poll)
  poll = setInterval(read, pollMs)
  return read()
}

function forget() {
  clearInterval(poll)
  conversation = undefined
  tell({ type: 'chat:conversation' })
  last = 0
  list.replaceChildren()
}

/** Says whether it arrived; the words stay in the field until they have. */
async function write(text) {
  if (conversation === undefined) {
    const begun = await post('/conversations', { fields })
    if (!begun.ok) return false
    conversation = (await begun.json()).id
    tell({ type: 'chat:conversation', conversation })
  }
  const sent = await post(path('messages'), { text })
  if (sent.status === 404) forget()
  return sent.ok
}

form.addEventListener('submit', async event => {
  event.preventDefault()
  const text = form.elements.text.value.trim()
  if (text === '') return
  const isSent = await write(text).catch(() => false)
  problem.hidden = isSent
  if (!isSent) return
  form.reset()
  await listen()
})

addEventListener('message', async ({ source, origin, data }) => {
  if (source !== parent || origin !== store) return
  if (data?.type === 'chat:resume') {
    conversation = data.conversation
    await listen()
  }
  if (data?.type === 'chat:fields') fields = data.fields
  if (data?.type === 'chat:opened') form.elements.text.focus()
  if (data?.type === 'chat:end') {
    if (conversation !== undefined) await post(path('end'), {}).catch(() => undefined)
    forget()
    tell({ type: 'chat:ended' })
  }
})
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ type: 'chat:close' })
})

tell({ type: 'chat:loaded' })
