-- Where the owner of a payment is asked, while it waits for the answer.
ALTER TABLE payments ADD COLUMN challenge_url TEXT;
