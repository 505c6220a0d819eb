import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { configOf } from '../../build/worker-config.ts'
import { planOf } from './plan.ts'
import { stagesIn, type Stage } from './stages.ts'

const own = {
  storefront: configOf('storefront'),
  commerce: configOf('commerce'),
  pictures: configOf('pictures'),
  payments: configOf('payments'),
  desk: configOf('desk'),
}
const example = readFileSync(new URL('../../deploy.example.toml', import.meta.url), 'utf8')

function stages(text: string): Readonly<Record<string, Stage>> {
  const read = stagesIn(text)
  if ('wrong' in read) throw new Error(read.wrong.join('\n'))
  return read.stages
}

function plan(name: string, text: string, workers = own) {
  const stage = stages(text)[name]
  if (stage === undefined) throw new Error(`no stage ${name}`)
  return planOf({ name, stage, own: workers })
}

const workers = (deployments: ReturnType<typeof plan>) => deployments.map(({ worker }) => worker)
const configIn = (deployments: ReturnType<typeof plan>, worker: string) =>
  deployments.find(one => one.worker === worker)?.config

describe('npm run deploy', () => {
  it('deploys the platform and then the storefront, each under its plain name in production; the sandbox provider never by default', () => {
    const deployments = plan('production', '[stages.production]\nstore = "www.example.com"\n')
    expect(workers(deployments)).toEqual(['pictures', 'commerce', 'storefront'])
    expect(configIn(deployments, 'commerce')).toMatchObject({
      name: 'fellholm-commerce',
      services: [{ binding: 'PICTURES', service: 'fellholm-pictures' }],
    })
    expect(configIn(deployments, 'commerce')).toMatchObject({ workers_dev: false, preview_urls: false })
    expect(configIn(deployments, 'commerce')).not.toHaveProperty('routes')
    expect(configIn(deployments, 'storefront')).toMatchObject({
      name: 'fellholm-storefront',
      services: [{ binding: 'COMMERCE', service: 'fellholm-commerce' }],
      routes: [{ pattern: 'www.example.com', custom_domain: true }],
      vars: { STORE_ORIGIN: 'https://www.example.com' },
    })
  })

  it('deploys the desk where the stage names its host, last, bound to what the stage has, with who lets people in', () => {
    const text = [
      '[stages.staging]',
      'store = "staging.example.com"',
      'desk = "desk-staging.example.com"',
      '[stages.staging.access]',
      'ACCESS_TEAM = "https://example.cloudflareaccess.com"',
      'ACCESS_AUDIENCE = "aa"',
      'STAFF = "ada@example.com=publisher"',
      '[stages.staging.kv]',
      `RULES = "${'0'.repeat(32)}"`,
    ].join('\n')
    const deployments = plan('staging', text)
    expect(workers(deployments).at(-1)).toBe('desk')
    expect(configIn(deployments, 'desk')).toMatchObject({
      name: 'fellholm-desk-staging',
      routes: [{ pattern: 'desk-staging.example.com', custom_domain: true }],
      services: [
        { binding: 'STOREFRONT', service: 'fellholm-storefront-staging' },
        { binding: 'COMMERCE', service: 'fellholm-commerce-staging' },
      ],
      durable_objects: {
        bindings: [
          { name: 'DESK', class_name: 'Desk' },
          { name: 'EVENT_LOG', class_name: 'EventLog', script_name: 'fellholm-storefront-staging' },
        ],
      },
      kv_namespaces: [{ binding: 'RULES', id: '0'.repeat(32) }, { binding: 'PAGES' }],
      vars: {
        STORE_ORIGIN: 'https://staging.example.com',
        ACCESS_TEAM: 'https://example.cloudflareaccess.com',
        STAFF: 'ada@example.com=publisher',
      },
    })
    const withSandbox = plan('staging', text.replace('desk =', 'provider = "sandbox"\ndesk ='))
    expect(configIn(withSandbox, 'desk')?.services).toContainEqual({
      binding: 'PAYMENTS',
      service: 'fellholm-payments-staging',
    })
    expect(workers(plan('staging', text.replace(/desk = .*/, '')))).not.toContain('desk')
  })

  it('keeps a stage apart: names, bindings and domains of its own, and the sandbox where the stage says so', () => {
    const deployments = plan('staging', example)
    expect(workers(deployments)).toEqual(['payments', 'pictures', 'commerce', 'storefront'])
    expect(configIn(deployments, 'payments')).toMatchObject({
      name: 'fellholm-payments-staging',
      vars: { PAYMENTS_ORIGIN: 'https://pay-staging.example.com', STORE_ORIGINS: 'https://staging.example.com' },
    })
    expect(configIn(deployments, 'commerce')).toMatchObject({
      services: [
        { binding: 'PAYMENTS', service: 'fellholm-payments-staging' },
        { binding: 'PICTURES', service: 'fellholm-pictures-staging' },
      ],
      workers_dev: false,
      preview_urls: false,
    })
    expect(configIn(deployments, 'commerce')).toHaveProperty('routes', [
      { pattern: 'api-staging.example.com', custom_domain: true },
    ])
  })

  it('deploys the storefront alone where another commerce platform answers', () => {
    const text =
      '[stages.production]\nstore = "www.example.com"\nsettings = { COMMERCE_ORIGIN = "https://api.example.com" }\n'
    const deployments = plan('production', text)
    expect(workers(deployments)).toEqual(['storefront'])
    expect(configIn(deployments, 'storefront')).toMatchObject({
      services: [],
      vars: { COMMERCE_ORIGIN: 'https://api.example.com' },
    })
  })

  it('tells the platform which store letters lead to and who sends them, and binds Cloudflare’s e-mail where it does', () => {
    const stage = '[stages.production]\nstore = "www.example.com"\n'
    const letters = (text: string) =>
      configIn(plan('production', `${stage}[stages.production.letters]\n${text}`), 'commerce')
    expect(letters('MAIL_PROVIDER = "http"\nMAIL_FROM = "Fellholm <orders@example.com>"\n')).toMatchObject({
      vars: {
        STORE_ORIGIN: 'https://www.example.com',
        MAIL_PROVIDER: 'http',
        MAIL_FROM: 'Fellholm <orders@example.com>',
      },
    })
    expect(letters('MAIL_PROVIDER = "http"\n')).not.toHaveProperty('send_email')
    expect(letters('MAIL_PROVIDER = "cloudflare"\n')).toHaveProperty('send_email', [{ name: 'EMAIL' }])
    for (const wrong of ['MAIL_KEY = "a-secret"', 'PASSWORD_COST = "1"'])
      expect(stagesIn(`${stage}[stages.production.letters]\n${wrong}\n`)).toHaveProperty('wrong')
  })

  it('deploys nothing of the demonstration’s pictures where the platform is not bound to them', () => {
    const bare = { ...own, commerce: { ...own.commerce, services: [] } }
    const deployments = plan('production', '[stages.production]\nstore = "www.example.com"\n', bare)
    expect(workers(deployments)).toEqual(['commerce', 'storefront'])
    expect(configIn(deployments, 'commerce')).toMatchObject({ services: [] })
  })

  it('keeps a store on its own workers.dev address for a first try', () => {
    const deployments = plan('trial', '[stages.trial]\nstore = "fellholm-storefront-trial.you.workers.dev"\n')
    expect(configIn(deployments, 'storefront')).toMatchObject({ workers_dev: true })
    expect(configIn(deployments, 'storefront')).not.toHaveProperty('routes')
  })
})

describe('deploy.toml', () => {
  it('is read with every mistake named', () => {
    const read = stagesIn('[stages.production]\nstore = "https://www.example.com"\nlog_share = 7\nstoer = "x"\n')
    expect('wrong' in read && read.wrong.map(line => line.split(':')[0])).toEqual([
      'stages.production.store',
      'stages.production.log_share',
      'stages.production.stoer',
    ])
    expect(stagesIn('[[')).toHaveProperty('wrong')
  })
})
