/** What can wait for somebody. */
export type AttentionKey =
	| 'orders'
	| 'low_stock'
	| 'reviews'
	| 'failed_jobs'
	| 'messages'
	| 'queued_notices';

/** How much of it there is; a thing that is not this person's is missing. */
export type Attention = Readonly< Partial< Record< AttentionKey, number > > >;

export const ATTENTION_KEYS: readonly AttentionKey[] = [
	'orders',
	'low_stock',
	'reviews',
	'failed_jobs',
	'messages',
	'queued_notices',
];
