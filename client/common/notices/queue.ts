import { applyContained } from '../../extend/apply-contained';

/** The option that holds notices for people who are not there at the time. */
export const QUEUE_OPTION = 'woocommerce_admin_transient_notices_queue';

/** A notice that waits for somebody. */
export interface QueuedNotice {
	id: string | number;
	/** For whom it is; for everybody when missing. */
	user_id?: number | string | null;
	status?: string;
	content: string;
	/** See `NoticeOptions`. */
	options?: Readonly< Record< string, unknown > >;
}

/** All that wait, by id. */
export type NoticeQueue = Readonly< Record< string, unknown > >;

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const isQueued = ( value: unknown ): value is QueuedNotice =>
	isRecord( value ) &&
	( typeof value.id === 'string' || typeof value.id === 'number' ) &&
	typeof value.content === 'string';

/**
 * The queue as it is stored. An empty one may have been stored as a list.
 *
 * @param value The option's value.
 */
export const toQueue = ( value: unknown ): NoticeQueue =>
	isRecord( value ) ? value : {};

/**
 * The notices of a queue for somebody, as the filter
 * `woocommerce_admin_queued_notice_filter` wants them: it is given each notice.
 *
 * @param queue  The queue.
 * @param userId For whom.
 */
export const getNoticesFor = (
	queue: NoticeQueue,
	userId: number
): QueuedNotice[] =>
	Object.values( queue )
		.filter( isQueued )
		.filter(
			( { user_id: forUser } ) =>
				! Number( forUser ) || Number( forUser ) === userId
		)
		.map( ( notice ) =>
			applyContained(
				'woocommerce_admin_queued_notice_filter',
				notice,
				isQueued
			)
		);

/**
 * The queue without a notice.
 *
 * @param queue The queue.
 * @param id    The notice's id.
 */
export const without = (
	queue: NoticeQueue,
	id: QueuedNotice[ 'id' ]
): NoticeQueue =>
	Object.fromEntries(
		Object.entries( queue ).filter(
			( [ key, notice ] ) =>
				key !== String( id ) &&
				! ( isQueued( notice ) && String( notice.id ) === String( id ) )
		)
	);
