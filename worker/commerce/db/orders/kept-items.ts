import type { Database } from '../database.ts'

/** So many of the latest are looked at: older ones fit somebody of then. */
const latest = 50

type KeptItem = { productId: string; sizeId: string }

/** What somebody was brought or fetched and has not announced to send back, the latest first. */
export const keptItems = (db: Database, consumerId: string): KeptItem[] =>
  db.all<KeptItem>(
    `SELECT line.value ->> 'productId' AS productId, variants.size_id AS sizeId
     FROM orders
     JOIN json_each(quote, '$.items') AS line
     JOIN variants ON variants.upc = line.value ->> 'upc'
     WHERE consumer_id = ?1 AND placing = 'final'
       AND EXISTS (
         SELECT 1 FROM fulfilment_lines JOIN fulfilments USING (order_number, number)
         WHERE fulfilment_lines.order_number = orders.order_number AND item_id = line.value ->> 'id'
           AND state IN ('delivered', 'picked-up') AND cancelled < qty
       )
       AND NOT EXISTS (
         SELECT 1 FROM return_lines JOIN order_returns USING (return_number)
         WHERE order_returns.order_number = orders.order_number AND item_id = line.value ->> 'id'
       )
     ORDER BY orders.created_at DESC, line.key LIMIT ?2`,
    consumerId,
    latest,
  )
