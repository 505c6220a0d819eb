-- What is asked by something else than a key, of tables that grow with every sale. The view `lowest_before` is asked no more: a view that
-- groups is worked out for every SKU there is. It stays for the version before this one.

-- The store of the last order, for every call that names none.
CREATE INDEX orders_with_origin ON orders (created_at) WHERE origin IS NOT NULL;
-- Parcels on their way to a store, for every cart that would send one there.
CREATE INDEX orders_on_their_way ON orders (status)
WHERE placing NOT IN ('draft', 'failed') AND status NOT IN ('DELIVERED', 'CANCELLED', 'RETURNED');
-- The attempt that the payment provider speaks of.
CREATE INDEX payments_provider ON payments (provider_id) WHERE provider_id IS NOT NULL;
CREATE INDEX coupon_uses_order ON coupon_uses (order_number);
CREATE INDEX parcels_tracking ON parcels (tracking_number);
CREATE INDEX order_returns_due ON order_returns (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX order_refund_requests_order ON order_refund_requests (order_number);
-- What the health of the letters is told by.
CREATE INDEX outbox_going ON outbox (written_at) WHERE ended_at IS NULL;
CREATE INDEX one_time_codes_unused ON one_time_codes (purpose, subject) WHERE used_at IS NULL;
CREATE INDEX subscriptions_recipient ON subscriptions (channel, recipient);
CREATE INDEX cards_address ON cards (address_id) WHERE address_id IS NOT NULL;
CREATE INDEX event_registrations_consumer ON event_registrations (consumer_id);
