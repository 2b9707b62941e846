/** Kinds of items that can need attention. */
export type AttentionKey =
	| 'orders'
	| 'low_stock'
	| 'reviews'
	| 'failed_jobs'
	| 'messages'
	| 'queued_notices';

/**
 * Number of items per kind. Kinds that the current user may not see are
 * missing.
 */
export type Attention = Readonly< Partial< Record< AttentionKey, number > > >;

export const ATTENTION_KEYS: readonly AttentionKey[] = [
	'orders',
	'low_stock',
	'reviews',
	'failed_jobs',
	'messages',
	'queued_notices',
];
