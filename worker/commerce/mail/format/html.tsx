import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement, Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { Block, Content, Thing } from './content.ts'
import { look, sheet } from './look.ts'

/** Width of a picture in a letter, in pixels; it is 4 : 5. */
const pictureWidth = 72

/** Children that never move: they need no keys. */
const inOrder = (children: readonly ReactElement[]): ReactElement => createElement(Fragment, null, ...children)

function thingRow({ name, detail, price, picture, href }: Thing) {
  const named =
    href === undefined ? (
      name
    ) : (
      <Link href={href} className="ink" style={look.link}>
        {name}
      </Link>
    )
  return (
    <Row className="rule" style={look.row}>
      {picture !== undefined && (
        <Column style={{ width: pictureWidth + 16, padding: '12px 16px 12px 0', verticalAlign: 'top' }}>
          {/* React asks for other pictures ahead of the document, which mail programs do not. */}
          <Img
            src={picture}
            alt=""
            loading="lazy"
            width={pictureWidth}
            height={pictureWidth * 1.25}
            style={look.picture}
          />
        </Column>
      )}
      <Column style={{ padding: '12px 0', verticalAlign: 'top' }}>
        <Text className="ink" style={look.text}>
          {named}
        </Text>
        <Text className="muted" style={look.small}>
          {detail}
        </Text>
      </Column>
      {price !== undefined && (
        <Column align="right" style={{ padding: '12px 0 12px 16px', verticalAlign: 'top', whiteSpace: 'nowrap' }}>
          <Text className="ink" style={look.text}>
            {price}
          </Text>
        </Column>
      )}
    </Row>
  )
}

const pairRow =
  (isSum: boolean) =>
  ([name, value]: readonly [string, string]): ReactElement => {
    const style = isSum ? { ...look.text, fontWeight: 700 } : look.text
    return (
      <Row>
        <Column style={{ verticalAlign: 'top', paddingRight: '16px' }}>
          <Text className={isSum ? 'ink' : 'muted'} style={isSum ? style : { ...style, color: look.small.color }}>
            {name}
          </Text>
        </Column>
        <Column align="right" style={{ verticalAlign: 'top' }}>
          <Text className="ink" style={style}>
            {value}
          </Text>
        </Column>
      </Row>
    )
  }

const addressLine = (line: string): ReactElement => (
  <Text className="ink" style={{ ...look.text, padding: 0 }}>
    {line}
  </Text>
)

function part(block: Block): ReactElement {
  switch (block.is) {
    case 'title':
      return (
        <Heading as="h2" className="ink" style={look.part}>
          {block.text}
        </Heading>
      )
    case 'text':
      return (
        <Text className="ink" style={look.text}>
          {block.text}
        </Text>
      )
    case 'button':
      return (
        <Section style={{ padding: '16px 0 8px' }}>
          <Button href={block.href} className="button on-pine" style={look.button}>
            {block.label}
          </Button>
        </Section>
      )
    case 'things':
      return <Section>{inOrder(block.things.map(thingRow))}</Section>
    case 'pairs':
      return (
        <Section style={{ padding: '8px 0' }}>
          {inOrder(block.rows.map(pairRow(false)))}
          {block.sum !== undefined && pairRow(true)(block.sum)}
        </Section>
      )
    case 'address':
      return (
        <Section style={{ padding: '8px 0' }}>
          <Text className="muted" style={look.small}>
            {block.title}
          </Text>
          {inOrder(block.lines.map(addressLine))}
        </Section>
      )
  }
}

function Foot({ why, stop }: Pick<Content, 'why' | 'stop'>) {
  return (
    <Section className="pad" style={{ ...look.pad, paddingTop: 0 }}>
      <Hr className="rule" style={look.rule} />
      <Text className="muted" style={{ ...look.small, paddingTop: '16px' }}>
        {why}
      </Text>
      {stop !== undefined && (
        <Text className="muted" style={look.small}>
          <Link href={stop.href} className="muted" style={look.quietLink}>
            {stop.label}
          </Link>
        </Text>
      )}
    </Section>
  )
}

type Props = { readonly content: Content; readonly lang: string; readonly home: string }

function LetterPage({ content: { subject, lead, blocks, why, stop }, lang, home }: Props) {
  return (
    <Html lang={lang} dir="ltr">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
      </Head>
      <Preview>{lead}</Preview>
      <Body className="paper" style={look.body}>
        <Section className="paper" style={look.paper}>
          <Container className="surface" style={look.card}>
            <Section className="pad" style={{ ...look.pad, paddingBottom: '16px' }}>
              <Link href={home} className="pine" style={{ ...look.mark, textDecoration: 'none' }}>
                Fellholm
              </Link>
              <Heading as="h1" className="ink" style={look.title}>
                {subject}
              </Heading>
              <Text className="ink" style={look.text}>
                {lead}
              </Text>
              {inOrder(blocks.map(part))}
            </Section>
            <Foot why={why} {...(stop !== undefined && { stop })} />
          </Container>
        </Section>
      </Body>
    </Html>
  )
}

/** A letter as a document of HTML. `lang` is BCP 47, `home` the address of the store. */
export const htmlOf = (content: Content, { lang, home }: Omit<Props, 'content'>): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<LetterPage content={content} lang={lang} home={home} />)}`
