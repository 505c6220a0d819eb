// Runs in the card form, on the provider's own origin. In a frame it speaks with the store that holds it, and with
// nobody else; the card's number and code never leave this page but to this origin.

const form = document.querySelector('form')
const storeOrigin = form.dataset.storeOrigin
const framed = window.parent !== window

const tell = message => {
  if (framed) window.parent.postMessage(message, storeOrigin)
}

const showProblems = problems => {
  for (const input of form.querySelectorAll('input')) {
    const problem = problems.find(one => one.field === input.name)
    input.toggleAttribute('aria-invalid', problem !== undefined)
    if (problem) input.setAttribute('aria-invalid', 'true')
    document.getElementById(`${input.name}-problem`).textContent = problem?.message ?? ''
  }
  form.querySelector('[aria-invalid]')?.focus()
  tell({ type: 'fellholm:problems', problems })
}

let sending = false

const submit = async () => {
  if (sending) return
  sending = true
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(new FormData(form)),
      headers: { accept: 'application/json' },
    })
    const answer = await response.json()
    if (response.ok) tell({ type: 'fellholm:card', ...answer.card })
    showProblems(response.ok ? [] : answer.problems)
  } catch {
    tell({ type: 'fellholm:problems', problems: [{ field: 'form', message: '' }] })
  } finally {
    sending = false
  }
}

const groupNumber = input => {
  if (input.selectionStart !== input.value.length) return
  const digits = input.value.replaceAll(/\D/g, '')
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,7})?/
  input.value = (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ')
}

const slashExpiry = (input, { inputType }) => {
  if (/^\d{2}$/.test(input.value) && inputType === 'insertText') input.value += '/'
}

form.addEventListener('input', event => {
  if (event.target.name === 'number') groupNumber(event.target)
  if (event.target.name === 'expiry') slashExpiry(event.target, event)
  if (event.target.hasAttribute('aria-invalid')) {
    event.target.removeAttribute('aria-invalid')
    document.getElementById(`${event.target.name}-problem`).textContent = ''
  }
})

if (framed) {
  document.documentElement.dataset.framed = ''
  form.addEventListener('submit', event => {
    event.preventDefault()
    void submit()
  })
  const tellHeight = () => {
    tell({ type: 'fellholm:height', height: Math.ceil(document.body.getBoundingClientRect().height) })
  }
  // What the store may ask: to take the card, to put in whose it probably is, and how high the form is if it was not listening when it was told.
  const asked = {
    'fellholm:submit': () => void submit(),
    'fellholm:measure': tellHeight,
    'fellholm:holder': ({ name }) => {
      form.elements.name.value ||= `${name}`.slice(0, 60)
    },
  }
  window.addEventListener('message', event => {
    if (event.origin === storeOrigin && event.source === window.parent) asked[event.data?.type]?.(event.data)
  })
  new ResizeObserver(tellHeight).observe(document.body)
  // Out of sight a frame of another origin draws nothing and observes nothing.
  window.addEventListener('load', tellHeight)
}
